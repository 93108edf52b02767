/** What the world is connected with, as far as the platform calls it. */
export const connections = ['slack', 'streaming', 'gdn', 'zoom'] as const;
export type Connection = (typeof connections)[number];

/** The possible results of a call to a vendor. */
export const callOutcomes = ['ok', 'refused', 'timeout', 'unreachable', 'malformed'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** How many calls of each connection are kept. */
export const keptCalls = 20;

export type Health = 'unknown' | 'working' | 'failing';

/** The health of a connection, as its last call says. */
export function healthOf(lastOutcome: CallOutcome | undefined): Health {
  if (lastOutcome === undefined) return 'unknown';
  return lastOutcome === 'ok' ? 'working' : 'failing';
}

/** The minimum time between two mails to the owners about the same connection, in minutes. */
export const quietMinutes = 60;

/** Whether a connection has just broken: the previous call succeeded and this one failed. */
export function hasBroken(before: CallOutcome | undefined, now: CallOutcome): boolean {
  return before === 'ok' && now !== 'ok';
}
