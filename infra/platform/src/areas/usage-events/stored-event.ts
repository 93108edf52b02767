import { createHash } from 'node:crypto';
import type { StoredEvent } from '../../foundation/usage/writer.ts';
import type { SentEvent } from './event.ts';
import type { PersonKey } from './person-keys.ts';

/** Converts an event to the form in which it is stored. `seq` is its place in the batch. */
export function storedEvent(
  event: SentEvent,
  seq: number,
  people: ReadonlyMap<string, PersonKey>,
): StoredEvent {
  const { accountId: account, event: kind, at: ms, server } = event;
  const person = 'user' in event ? people.get(event.user) : undefined;
  return {
    ...{ account, kind, ms, server, seq },
    person: person?.key ?? 0,
    employee: person?.employee ?? false,
    session: 'session' in event ? sessionNumber(account, event.session) : '0',
    room: 'room' in event ? event.room : '',
    talk: 'talked' in event ? event.talked : 0,
  };
}

/** Converts a session name to a number, because the servers' names are long. */
function sessionNumber(account: string, session: string): string {
  return createHash('sha256').update(`${account}:${session}`).digest().readBigUInt64BE().toString();
}
