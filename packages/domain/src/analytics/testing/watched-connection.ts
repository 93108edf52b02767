const minute = 60_000;
const day = 24 * 60 * minute;

interface Watched {
  began: number;
  ended: number;
  running: boolean;
}

/**
 * The sessions of a connection from looking at it every minute. Its events happen at whole minutes, one at a time. It
 * takes nothing from the rule: the ten minutes and the day are its own.
 */
export function watchConnection(events: readonly { kind: string; ms: number }[], now: number): Watched[] {
  const at = new Map(events.map(({ kind, ms }) => [ms, kind]));
  const seen: Watched[] = [];
  let present: Watched | undefined;
  let quiet = Number.POSITIVE_INFINITY;
  for (let moment = 0; moment <= now; moment += minute) {
    quiet += 1;
    const kind = at.get(moment);
    if (kind === undefined) continue;
    const isOut = kind === 'LOGOUT';
    if (kind === 'LOGIN' || quiet > 10) {
      present = { began: moment, ended: moment, running: false };
      if (!isOut) seen.push(present);
    }
    if (present) present.ended = Math.min(moment, present.began + day);
    if (isOut) present = undefined;
    quiet = 0;
  }
  if (present && quiet <= 10) goOn(present, now);
  return seen;
}

function goOn(present: Watched, now: number): void {
  present.ended = Math.min(now, present.began + day);
  present.running = now < present.began + day;
}
