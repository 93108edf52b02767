import type { Random } from '../random.ts';
import { planDay } from './day-plan.ts';
import { eventsOfVisit, type Sent } from './visit.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const dayMs = 24 * hour;
/** The interval of a server's heartbeats. */
const heartbeat = 10 * minute;
const server = 'world-1';

/** A world with generated days. */
export interface DemoWorld {
  accountId: string;
  /** The ids of its people. */
  people: readonly string[];
  /** Names of guests. */
  guests: readonly string[];
  /** Its rooms, as its servers name them; career fairs use the last one. */
  rooms: readonly string[];
}

/** How often guests come, relative to users. */
const guestShare = 0.3;

/** The events of a UTC day up to now, in order. `age` is the number of days ago. */
export function eventsOfDay(
  { accountId, people, guests, rooms }: DemoWorld,
  { start, age, now }: { start: number; age: number; now: number },
  random: Random,
): Sent[] {
  const plan = planDay(start, age, random);
  const until = Math.min(start + dayMs, now);
  const isDown = (time: number) =>
    plan.outage !== undefined &&
    time >= start + plan.outage.from * hour &&
    time < start + plan.outage.to * hour;
  const places = plan.fair ? [...rooms, ...Array<string>(6).fill(rooms.at(-1) ?? '')] : rooms;
  const visitors = [
    ...people.filter(() => random.chance(plan.share)),
    ...guests.filter(() => random.chance(plan.share * guestShare)),
  ];
  const visits = visitors.flatMap((user) => visitsOf(user, start, random));
  return [
    ...heartbeats(accountId, start, until),
    ...visits.flatMap((visit) => eventsOfVisit({ ...visit, accountId, server, rooms: places }, random)),
  ]
    .filter(({ at }) => Date.parse(at) < until && !isDown(Date.parse(at)))
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** A person's sessions on a day: usually one, sometimes a second after a lost connection. */
function visitsOf(user: string, day: number, random: Random) {
  const start = day + (7 + random.below(12)) * hour + random.below(3_600) * 1_000;
  const end = start + (10 + random.below(100)) * minute;
  const first = { user, session: `${user}-${start}`, start, end };
  if (!random.chance(0.12)) return [first];
  const again = end + random.below(5) * minute + 15_000;
  const second = again + (5 + random.below(40)) * minute;
  return [first, { user, session: `${user}-${again}`, start: again, end: second }];
}

function heartbeats(accountId: string, start: number, until: number): Sent[] {
  return Array.from({ length: Math.ceil((until - start) / heartbeat) }, (_, index) => ({
    event: 'HEARTBEAT' as const,
    accountId,
    server,
    at: new Date(start + index * heartbeat).toISOString(),
  }));
}
