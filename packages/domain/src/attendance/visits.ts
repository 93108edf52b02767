/**
 * One step of a session, seen from the rooms of the report. `elsewhere`: it joined another room; `ended`: it is over;
 * `alive`: a sign of life.
 */
export interface SessionStep {
  kind: 'joined' | 'left' | 'elsewhere' | 'ended' | 'alive';
  /** Milliseconds since 1970. */
  ms: number;
  /** With `left`: seconds of talking during the visit. */
  talked?: number | undefined;
}

/** One stay in a room, from `began` up to and without `ended`. */
export interface Visit {
  began: number;
  ended: number;
  /** Seconds of talking. */
  talked: number;
  /** Whether the leave was never reported. */
  inferred: boolean;
}

/**
 * The visits of one session, given its steps in their order, and when it ended or whether it goes on. A session is in
 * one room at a time: joining any room ends the visit before. Where no leave was reported, a visit ends with the
 * session. A leave that is reported for the same millisecond after all is one that was reported: servers may name what
 * ends together in any order.
 */
export function visitsOf(
  steps: readonly SessionStep[],
  session: { ended: number; running: boolean },
): Visit[] {
  const visits: Visit[] = [];
  let began: number | undefined;
  const end = (ended: number, inferred: boolean, talked = 0) => {
    if (began !== undefined) visits.push({ began, ended, talked, inferred });
    began = undefined;
  };
  for (const { kind, ms, talked } of steps) {
    if (kind === 'left' && began === undefined) report(visits.at(-1), ms, talked);
    else if (kind === 'left') end(ms, false, talked);
    else if (kind !== 'alive') end(ms, true);
    if (kind === 'joined') began = ms;
  }
  end(session.ended, !session.running);
  return visits;
}

/** Notes that the leave of a visit was reported, if it ended then. */
function report(visit: Visit | undefined, ms: number, talked = 0): void {
  if (visit?.inferred && visit.ended === ms) Object.assign(visit, { inferred: false, talked });
}
