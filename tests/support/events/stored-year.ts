import { createHash } from 'node:crypto';
import type { PersonKey } from '@campus/platform/areas/usage-events/person-keys';
import { storedEvent } from '@campus/platform/areas/usage-events/stored-event';
import type { UsageWriter } from '@campus/platform/foundation/usage/writer';
import type { WorldEvent } from '../reference/event.ts';
import type { RandomYear } from './random-year.ts';
import type { TestEvent } from './usage.ts';

/** Keys of people that no other test uses. */
const firstKey = 2 ** 40;

/** The keys of people by their names in the events. */
export type PersonKeysOfYear = ReadonlyMap<string, number>;

/** Stores a year as its batches arrive, and takes one back. Returns the keys of its people. */
export async function storeYear(
  writer: UsageWriter,
  accountId: string,
  { batches, retracted }: RandomYear,
): Promise<PersonKeysOfYear> {
  const people = new Map<string, PersonKey>();
  for (const { user, employee } of batches.flat())
    if (user !== '' && !people.has(user)) people.set(user, { key: firstKey + people.size, employee });
  for (const [batch, events] of batches.entries()) {
    const rows = events.map((event, line) => storedEvent(asRead(accountId, event), line, people));
    const token = createHash('sha256').update(`${accountId} ${batch}`).digest('hex');
    if (rows.length > 0) await writer.insert(rows, token, firstArrival + batch);
  }
  const removed = batches[retracted];
  if (removed && removed.length > 0) {
    const times = removed.map(({ at }) => at).toSorted((a, b) => a - b);
    const extent = { first: times[0] ?? 0, last: times.at(-1) ?? 0 };
    await writer.remove({ accounts: [accountId], arrived: firstArrival + retracted, ...extent });
  }
  return new Map([...people].map(([user, { key }]) => [user, key]));
}

const firstArrival = 1_000;

type ReadEvent = Parameters<typeof storedEvent>[0];

/** An event as the service has read it. */
function asRead(accountId: string, event: WorldEvent): ReadEvent {
  const { event: kind, user, session, server, room, talked, at } = event;
  const who = user === '' ? {} : { user, session };
  const where = room === '' ? {} : { room };
  const spoken = kind.startsWith('LEAVE') ? { talked } : {};
  return {
    event: kind as TestEvent['event'],
    accountId,
    server,
    at,
    ...who,
    ...where,
    ...spoken,
  } as ReadEvent;
}
