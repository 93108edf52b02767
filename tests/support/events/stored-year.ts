import { createHash } from 'node:crypto';
import type { PersonKey } from '@campus/platform/areas/usage-events/person-keys';
import { storedEvents } from '@campus/platform/areas/usage-events/stored-event';
import type { UsageWriter } from '@campus/platform/foundation/usage/writer';
import type { WorldEvent } from '../reference/event.ts';
import { unique } from '../world/world.ts';
import { batchCount, type RandomYear, randomYear } from './random-year.ts';
import type { TestEvent } from './usage.ts';

/** Keys of people that no other test uses. */
const firstKey = 2 ** 40;

/** A random year in the store: its account, the events that are left, and the keys of its people by their names. */
export interface StoredYear extends RandomYear {
  seed: number;
  accountId: string;
  events: WorldEvent[];
  keys: ReadonlyMap<string, number>;
}

const firstArrival = 1_000;

/**
 * Stores random years as batches arrive from servers of many worlds: each batch has events of every year. One batch of
 * every third group is taken back by its sender.
 */
export async function storeYears(writer: UsageWriter, seeds: readonly number[]): Promise<StoredYear[]> {
  const years = seeds.map((seed) => ({ seed, accountId: unique(), ...randomYear(seed) }));
  const people = new Map<string, PersonKey>();
  for (const { user, employee } of years.flatMap(({ batches }) => batches.flat()))
    if (user !== '' && !people.has(user)) people.set(user, { key: firstKey + people.size, employee });
  const stored = Array.from({ length: batchCount }, (_, batch) =>
    years.flatMap(({ accountId, batches }) =>
      storedEvents(
        (batches[batch] ?? []).map((event) => asRead(accountId, event)),
        people,
      ),
    ),
  );
  for (const [batch, rows] of stored.entries())
    await writer.insert(rows, createHash('sha256').update(unique()).digest('hex'), firstArrival + batch);
  const retracted = (seeds[0] ?? 0) % 3 === 0 ? 1 + ((seeds[0] ?? 0) % (batchCount - 1)) : -1;
  const times = (stored[retracted] ?? []).map(({ ms }) => ms).toSorted((a, b) => a - b);
  if (times.length > 0)
    await writer.remove({
      ...{ accounts: years.map(({ accountId }) => accountId), arrived: firstArrival + retracted },
      ...{ first: times[0] ?? 0, last: times.at(-1) ?? 0 },
    });
  const keys = new Map([...people].map(([user, { key }]) => [user, key]));
  return years.map((year) => {
    const kept = year.batches.flatMap((events, batch) => (batch === retracted ? [] : events));
    return { ...year, events: kept, keys };
  });
}

type ReadEvent = Parameters<typeof storedEvents>[0][number];

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
