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
    if (kind === 'LOGIN' || quiet > 10) {
      present = kind === 'LOGOUT' ? undefined : { began: moment, ended: moment, running: false };
      if (present) seen.push(present);
    }
    if (present) present.ended = Math.min(moment, present.began + day);
    if (kind === 'LOGOUT') present = undefined;
    quiet = 0;
  }
  if (present && quiet <= 10) {
    present.ended = Math.min(now, present.began + day);
    present.running = now < present.began + day;
  }
  return seen;
}
