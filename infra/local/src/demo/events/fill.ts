import { sfsRoomOf } from '@campus/domain/analytics/sfs-rooms';
import { batchName } from '@campus/platform/areas/usage-events/batch-registry';
import type { Queryable } from '@campus/platform/foundation/database/sql';
import { createRandom } from '../random.ts';
import { type EventsPlace, sendEvents } from './send.ts';
import type { Sent } from './visit.ts';
import { type DemoWorld, eventsOfDay } from './world-day.ts';

const dayMs = 24 * 60 * 60 * 1000;
const seed = 90;
/** The number of days in one batch. */
const daysAtOnce = 15;
/** Batches end at multiples of this, so that the next fill finds the end of the last one. */
const step = 5 * 60 * 1000;
/** The maximum number of visitors of a world; more would not fit into a batch. */
const maxPeople = 500;

/** The only room for people in a world without rooms. */
const onlyRoom = 'lobby_1';

/** Guests who visit now and then without a user, as the server names them. */
const guestNames = ['Alva', 'Bo', 'Chidi', 'Dana', 'Emre', 'Farah', 'Gus', 'Hana', 'Ivo', 'Jun'];

/** Reads an account's people and rooms, for generated events. */
export async function readWorld(sql: Queryable, accountId: string): Promise<DemoWorld> {
  const people = await sql.query<{ user: string }>(
    `select "user" from "Membership" where account = $1 and permission <> 'suspended' order by "user"`,
    [accountId],
  );
  const rooms = await sql.query<{ levelName: string; instance: number | null }>(
    `select "levelName", instance from "Room" where account = $1 and "levelName" <> ''
     order by "levelName" = 'expo', "order"`,
    [accountId],
  );
  const named = [...new Set(rooms.map(sfsRoomOf))];
  return {
    accountId,
    people: people.map(({ user }) => user),
    guests: guestNames.map((name) => `guest:${name}`),
    rooms: named.length > 0 ? named : [onlyRoom],
  };
}

/**
 * Fills a world's last days with plausible events, starting where the last fill ended. Nothing is sent twice.
 * A day always gets the same events while its people and rooms are the same.
 */
export async function fillWithEvents(
  sql: Queryable,
  place: EventsPlace,
  { world, days, now }: { world: DemoWorld; days: number; now: Date },
): Promise<void> {
  const until = Math.floor(now.getTime() / step) * step;
  const today = Math.floor(until / dayMs);
  const known = { ...world, people: world.people.slice(0, maxPeople) };
  const from = await filledUntil(sql, world.accountId, { first: (today - days) * dayMs, until });
  let batch: Sent[] = [];
  for (let day = Math.floor(from / dayMs); day <= today; day += 1) {
    const made = { start: day * dayMs, age: today - day, now: until };
    const events = eventsOfDay(known, made, createRandom(seed + day));
    batch.push(...events.filter(({ at }) => Date.parse(at) >= from));
    if (batch.length === 0 || (day < today && day % daysAtOnce > 0)) continue;
    await sendEvents(place, keyOf(world.accountId, Math.min((day + 1) * dayMs, until)), batch);
    batch = [];
  }
}

/** The idempotency key of a batch, derived from its end. */
function keyOf(accountId: string, end: number): string {
  return `demo-${accountId}-${end}`;
}

/** The end of the last batch sent since `first`, stored or not; otherwise `first`. */
async function filledUntil(
  sql: Queryable,
  accountId: string,
  { first, until }: { first: number; until: number },
): Promise<number> {
  const ends = Array.from({ length: (until - first) / step + 1 }, (_, index) => first + index * step);
  const endOf = new Map(ends.map((end) => [batchName(keyOf(accountId, end)), end]));
  const rows = await sql.query<{ key: string }>('select key from usage_batch where key = any($1)', [
    [...endOf.keys()],
  ]);
  return Math.max(first, ...rows.map(({ key }) => endOf.get(key) ?? first));
}
