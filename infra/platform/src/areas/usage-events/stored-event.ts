import { hash } from 'node:crypto';
import type { StoredEvent } from '../../foundation/usage/writer.ts';
import type { SentEvent } from './event.ts';
import type { PersonKey } from './person-keys.ts';

/** Converts the events of a batch to the form in which they are stored. */
export function storedEvents(
  events: readonly SentEvent[],
  people: ReadonlyMap<string, PersonKey>,
): StoredEvent[] {
  // Most events of a batch share their connection with others, and a hash takes longer than everything else.
  const numbers = new Map<string, string>();
  const numberOf = (account: string, session: string) => {
    const name = `${account}:${session}`;
    const number = numbers.get(name) ?? sessionNumber(name);
    numbers.set(name, number);
    return number;
  };
  return events.map((event, seq) => storedEvent(event, seq, { people, numberOf }));
}

/** Converts an event. `seq` is its place in the batch. */
function storedEvent(
  event: SentEvent,
  seq: number,
  {
    people,
    numberOf,
  }: {
    people: ReadonlyMap<string, PersonKey>;
    numberOf: (account: string, session: string) => string;
  },
): StoredEvent {
  const { accountId: account, event: kind, at: ms, server } = event;
  const person = 'user' in event ? people.get(event.user) : undefined;
  return {
    ...{ account, kind, ms, server, seq },
    person: person?.key ?? 0,
    employee: person?.employee ?? false,
    session: 'session' in event ? numberOf(account, event.session) : '0',
    room: 'room' in event ? event.room : '',
    talk: 'talked' in event ? event.talked : 0,
  };
}

/** Converts a session name, with its account, to a number, because the servers' names are long. */
function sessionNumber(name: string): string {
  return hash('sha256', name, 'buffer').readBigUInt64BE().toString();
}
