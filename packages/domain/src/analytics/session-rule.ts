import { maxSessionMs, sessionBounds, silenceMs } from './sessions.ts';

/** An event of a connection: a person on a server, under the server's name of the connection. */
export interface ConnectionEvent {
  kind: string;
  /** Milliseconds since 1970. */
  ms: number;
}

/** A session, from `began` up to and without `ended`. It can have no length. */
export interface Session<E extends ConnectionEvent> {
  began: number;
  ended: number;
  /** Whether it goes on. */
  running: boolean;
  events: E[];
}

/**
 * The sessions of one connection, given its events in order. A `LOGIN`, or an event after more than `silenceMs` without
 * one, begins a session. It ends with its `LOGOUT`, otherwise with its last event. It goes on if that event was a
 * moment ago and no other session follows. After `maxSessionMs` it is over. What follows a `LOGOUT` or the longest time
 * belongs to no session, until one begins. A `LOGOUT` begins none. `session-sql.ts` of the platform is the same rule.
 */
export function sessionsOf<E extends ConnectionEvent>(events: readonly E[], now: number): Session<E>[] {
  const chains: E[][] = [];
  let before: E | undefined;
  for (const event of events) {
    const chain = chains.at(-1);
    if (chain && before && !beginsSession(event, before)) chain.push(event);
    else chains.push([event]);
    before = event;
  }
  return chains.flatMap((chain, index) => sessionOf(chain, index === chains.length - 1, now));
}

function beginsSession({ kind, ms }: ConnectionEvent, before: ConnectionEvent): boolean {
  // A LOGIN that two batches report is one.
  return ms - before.ms > silenceMs || (kind === sessionBounds.begin && ms > before.ms);
}

function sessionOf<E extends ConnectionEvent>(chain: E[], isLast: boolean, now: number): Session<E>[] {
  const [first] = chain;
  if (!first || first.kind === sessionBounds.end) return [];
  const limit = first.ms + maxSessionMs;
  const out = chain.findIndex(({ kind }) => kind === sessionBounds.end);
  const own = out < 0 ? chain : chain.slice(0, out + 1);
  const alive = own.at(-1)?.ms ?? first.ms;
  const goesOn = isLast && out < 0 && alive >= now - silenceMs;
  return [
    {
      began: first.ms,
      ended: Math.min(limit, goesOn ? Math.max(now, alive) : alive),
      running: goesOn && limit > now,
      events: own.filter(({ ms }) => ms < limit),
    },
  ];
}
