import { sfsRoomOf } from '@campus/domain/analytics/sfs-rooms';
import type { Queryable } from '@campus/platform/ground/database/sql';
import { createRandom } from '../random.ts';
import { type EventsPlace, sendEvents } from './send.ts';
import type { Sent } from './visit.ts';
import { type DemoWorld, eventsOfDay } from './world-day.ts';

const dayMs = 24 * 60 * 60 * 1000;
const seed = 90;
/** Days that are sent in one batch. */
const daysAtOnce = 15;

/** Where people are in a world without rooms. */
const onlyRoom = 'lobby_1';

/** The people and rooms of an account, for events of them. */
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
    rooms: named.length > 0 ? named : [onlyRoom],
  };
}

/** Fills the last days of a world with plausible events. Doing it again on the same day adds nothing. */
export async function fillWithEvents(
  place: EventsPlace,
  world: DemoWorld,
  { days, now }: { days: number; now: Date },
): Promise<void> {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const random = createRandom(seed);
  let batch: Sent[] = [];
  for (let age = days; age >= 0; age -= 1) {
    batch.push(...eventsOfDay(world, { start: today - age * dayMs, age, now: now.getTime() }, random));
    if (age % daysAtOnce > 0) continue;
    await sendEvents(place, `demo-${world.accountId}-${today - age * dayMs}`, batch);
    batch = [];
  }
}
