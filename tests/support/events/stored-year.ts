import { createHash } from 'node:crypto';
import type { PersonKey } from '@campus/platform/areas/usage-events/person-keys';
import { storedEvents } from '@campus/platform/areas/usage-events/stored-event';
import type { StoredEvent, UsageWriter } from '@campus/platform/foundation/usage/writer';
import { day, type WorldEvent } from '../reference/event.ts';
import { unique } from '../world/world.ts';
import {
  countStoredDays,
  type DayStore,
  forgetDays,
  noteDays,
  noteRemoval,
  storeDays,
} from './days-of-years.ts';
import { type Below, batchCount, numbersOf, type RandomYear, randomYear } from './random-year.ts';
import type { TestEvent } from './usage.ts';

/** Keys of people that no other test uses. */
const firstKey = 2 ** 40;

/** A random year in the store: its account, the events that are left, and the keys of its people by their names. */
export interface StoredYear extends RandomYear {
  seed: number;
  accountId: string;
  /** Whether rows of its finished sessions are stored. The others are read from events only. */
  hasRows: boolean;
  events: WorldEvent[];
  keys: ReadonlyMap<string, number>;
}

const firstArrival = 1_000;

interface Sources {
  writer: UsageWriter;
  store: DayStore;
}

/**
 * Stores random years as batches arrive from servers of many worlds: each batch has events of every year. One batch of
 * every ninth group is taken back by its sender. Two thirds of the years get rows of their finished sessions after the
 * first batch, and again after some of the others. In the end, some days have rows that a later batch made void.
 */
export async function storeYears(sources: Sources, seeds: readonly number[]): Promise<StoredYear[]> {
  const below = numbersOf(seeds[0] ?? 0);
  const years = seeds.map((seed) => ({
    ...{ seed, accountId: unique(), hasRows: seed % 3 > 0 },
    ...randomYear(seed),
  }));
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
  await insertBatches(sources, { years, stored, below });
  const retracted = (seeds[0] ?? 0) % 9 === 0 ? 1 + ((seeds[0] ?? 0) % (batchCount - 1)) : -1;
  const times = (stored[retracted] ?? []).map(({ ms }) => ms).toSorted((a, b) => a - b);
  if (times.length > 0) {
    const accounts = years.map(({ accountId }) => accountId);
    const extent = { accounts, first: times[0] ?? 0, last: times.at(-1) ?? 0 };
    await noteRemoval(sources.store, extent);
    await sources.writer.remove({ ...extent, arrived: firstArrival + retracted });
    await storeDays(sources.store, 1);
  }
  const keys = new Map([...people].map(([user, { key }]) => [user, key]));
  return years.map((year) => {
    const kept = year.batches.flatMap((events, batch) => (batch === retracted ? [] : events));
    return { ...year, events: kept, keys };
  });
}

interface Arriving {
  years: readonly (RandomYear & Pick<StoredYear, 'accountId' | 'hasRows'>)[];
  stored: readonly StoredEvent[][];
  below: Below;
}

/** Inserts one batch after the other, and stores days in between. */
async function insertBatches({ writer, store }: Sources, { years, stored, below }: Arriving): Promise<void> {
  const withRows = years.filter(({ hasRows }) => hasRows);
  await forgetDays(store);
  for (const [batch, rows] of stored.entries()) {
    await noteDays(
      store,
      withRows.map((year) => ({ ...year, events: year.batches[batch] ?? [] })),
    );
    await writer.insert(rows, createHash('sha256').update(unique()).digest('hex'), firstArrival + batch);
    if (batch === 0) {
      await storeDays(store);
      const isOver = withRows.some(({ moments }) => moments.some((at) => at < Date.now() - 3 * day));
      if (isOver && (await countStoredDays(store)) === 0) throw new Error('No day was stored.');
    } else if (batch < batchCount - 1 && below(2) === 0) await storeDays(store, 1);
  }
  if (below(2) === 0) await storeDays(store, 1);
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
