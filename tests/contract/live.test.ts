import { getPresence } from '@campus/contracts/analytics/live-usage';
import { createNumbers } from '@campus/platform/areas/analytics/testing/random-events';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { search, sendEvents, type TestEvent } from '@campus/tests/events/usage';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount, type TestAccount, unique } from '@campus/tests/world/world';
import { expect, it, vi } from 'vitest';

const { as } = await openGateway();

const minute = 60_000;

/** Waits until stored data is shown, because answers are cached briefly. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, 20_000);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minute);

/** The events that the servers of an account's world report. */
function world({ accountId }: TestAccount, server = 'world-1') {
  return {
    heard: (minutes: number): TestEvent => ({
      event: 'HEARTBEAT',
      ...{ accountId, server, at: minutesAgo(minutes) },
    }),
    session: (user: string, session = unique()) => {
      const of = (minutes: number) => ({ accountId, user, session, server, at: minutesAgo(minutes) });
      return {
        logIn: (minutes: number): TestEvent => ({ event: 'LOGIN', ...of(minutes) }),
        join: (room: string, minutes: number): TestEvent => ({ event: 'JOINROOM', ...of(minutes), room }),
        leave: (room: string, minutes: number): TestEvent => ({ event: 'LEAVEROOM', ...of(minutes), room }),
        logOut: (minutes: number): TestEvent => ({ event: 'LOGOUT', ...of(minutes) }),
      };
    },
  };
}

it('follows people into rooms, out of them, and out of the world', async () => {
  const account = await makeAccount();
  const { accountId, people } = account;
  const { heard, session } = world(account);
  const member = session(people.member.userId);
  const guest = session('guest-Lee');
  await sendEvents([
    heard(1),
    ...[member.logIn(9), member.join('hall_1', 8), member.leave('hall_1', 6), member.join('lab_1', 7)],
    ...[guest.logIn(5), guest.join('lab_1', 4)],
  ]);
  const live = () => as(people.admin).analytics.live.query({ accountId });
  await eventually(async () => expect(await live()).toMatchObject({ online: 2 }));
  const { rooms, items, namesShown, runningServers } = await live();
  expect({ rooms, namesShown, runningServers }).toEqual({
    rooms: [{ sfsRoom: 'lab_1', people: 2, unknown: 0 }],
    namesShown: true,
    runningServers: 1,
  });
  expect(items.map(({ userId, email, sfsRoom }) => [userId, email, sfsRoom])).toEqual([
    ['guest-Lee', '', 'lab_1'],
    [people.member.userId, people.member.email, 'lab_1'],
  ]);
  await sendEvents([guest.leave('lab_1', 2), member.logOut(1)]);
  await eventually(async () =>
    expect((await live()).rooms).toEqual([{ sfsRoom: '', people: 1, unknown: 0 }]),
  );
});

it('lists the people of one room, page by page', async () => {
  const account = await makeAccount();
  const { accountId, people } = account;
  const { heard, session } = world(account);
  const guests = ['a', 'b', 'c'].map((name, index) => session(`guest-${name}`).join('hall_1', 5 - index));
  await sendEvents([heard(0), ...guests, session('guest-d').join('lab_1', 1)]);
  const page = (page: number) =>
    as(people.admin).analytics.live.query({ accountId, sfsRoom: 'hall_1', page, pageSize: 2 });
  await eventually(async () => expect(await page(1)).toMatchObject({ total: 3, online: 4 }));
  expect((await page(1)).items.map(({ userId }) => userId)).toEqual(['guest-c', 'guest-b']);
  expect((await page(2)).items.map(({ userId }) => userId)).toEqual(['guest-a']);
});

it('says of a silent server since when its people are not known', async () => {
  const account = await makeAccount();
  const { accountId, people } = account;
  const { heard, session } = world(account);
  await sendEvents([session('guest-a').join('hall_1', 22), heard(20)]);
  const live = () => as(people.admin).analytics.live.query({ accountId });
  await eventually(async () => expect(await live()).toMatchObject({ online: 0, unknown: 1 }));
  const { rooms, items, runningServers, lastHeard, unknownSince } = await live();
  expect({ rooms, runningServers }).toEqual({
    rooms: [{ sfsRoom: 'hall_1', people: 0, unknown: 1 }],
    runningServers: 0,
  });
  expect([items[0]?.unknownSince, unknownSince]).toEqual([lastHeard, lastHeard]);
});

it('ANA-028 answers numbers without the page of members, and nothing without the dashboard', async () => {
  const account = await makeAccount();
  const { accountId, people } = account;
  await openPages(accountId, 'moderator', ['analyticsDashboard']);
  const { heard, session } = world(account);
  await sendEvents([heard(0), session(people.member.userId).join('hall_1', 5)]);
  const live = () => as(people.moderator).analytics.live.query({ accountId });
  await eventually(async () => expect(await live()).toMatchObject({ online: 1 }));
  expect(await live()).toMatchObject({ namesShown: false, items: [], total: 1 });
  expect(await refusalOf(as(people.member).analytics.live.query({ accountId }))).toMatchObject({
    status: 403,
  });
});

it('counts people now and the entries of 90 days, and says what of them is known', async () => {
  const account = await makeAccount();
  const { accountId, people } = account;
  const { heard, session } = world(account);
  const use = () => as(people.admin).rooms.use.query({ accountId });
  const gone = session('guest-a');
  const other = await makeAccount();
  expect(await as(other.people.admin).rooms.use.query({ accountId: other.accountId })).toEqual({
    ...{ rooms: [], complete: false, knownSince: null, missingHours: 0 },
  });
  const day = 24 * 60;
  await sendEvents([
    ...[heard(0), heard(300), session('guest-b').join('hall_1', 3), gone.join('hall_1', 9), gone.logOut(1)],
    ...[session('guest-c').join('lab_1', 89 * day), session('guest-c').join('old_1', 91 * day)],
    world(other).session('guest-d').join('hall_1', 2),
  ]);
  const { rooms, complete, missingHours } = await use();
  expect({ complete, missingHours }).toEqual({ complete: false, missingHours: 4 });
  expect(rooms.toSorted((a, b) => b.entries - a.entries)).toMatchObject([
    { sfsRoom: 'hall_1', people: 1, entries: 2 },
    { sfsRoom: 'lab_1', people: 0, entries: 1 },
  ]);
  expect(await refusalOf(as(people.member).rooms.use.query({ accountId }))).toMatchObject({ status: 403 });
});

it('equals a simulation of random events of four servers, event by event', async () => {
  const account = await makeAccount();
  const { accountId, people } = account;
  const start = Date.now();
  const events = randomDay(accountId, start);
  await sendEvents(events);
  const asked = { accountId, server: 'staging', hideEmployees: false, limit: 500 };
  const answer = await search('getPresence', asked, people.admin.sessionToken);
  const [row] = getPresence.output.parse(answer.body);
  const found = row?.People.map((one) => [one.User_ID, one.SFSRoom, one.Since, one.Unknown_Since].join(' '));
  const expected = simulated(events, start);
  expect(found?.toSorted()).toEqual(expected.toSorted());
  expect(expected.length).toBeGreaterThan(20);
  expect(expected.some((line) => line.endsWith('Z'))).toBe(true);
});

/**
 * Two hours of sessions. Servers 1 and 2 send heartbeats, 3 has been silent for half an hour, and 4 never
 * sends any.
 */
function randomDay(accountId: string, now: number): TestEvent[] {
  const below = createNumbers(7);
  const at = (minutes: number, seconds = 0) => new Date(now - minutes * minute - seconds * 1000);
  const heartbeats = [1, 2, 3].flatMap((server) =>
    Array.from(
      { length: 18 },
      (_, index): TestEvent => ({
        event: 'HEARTBEAT',
        ...{ accountId, server: `world-${server}`, at: at((server === 3 ? 31 : 1) + index * 5) },
      }),
    ),
  );
  const sessions = Array.from({ length: 200 }, (_, index) => {
    const server = 1 + below(4);
    const common = {
      accountId,
      user: `guest-${below(120)}`,
      session: `s${index}`,
      server: `world-${server}`,
    };
    const until = server === 3 ? 32 : 2;
    let left = until + below(90);
    const events: TestEvent[] = [{ event: 'LOGIN', ...common, at: at(left, 50) }];
    for (let step = below(12); step > 0 && left > until; step -= 1, left -= 1 + below(8)) {
      const kind = (['JOINROOM', 'JOINROOM', 'LEAVEROOM', 'ALIVE', 'ALIVE', 'LOGOUT'] as const)[below(6)];
      const sent = { ...common, at: at(Math.max(left, until), 40 - below(30)) };
      if (kind === 'JOINROOM' || kind === 'LEAVEROOM')
        events.push({ event: kind, ...sent, room: `r_${below(3)}` });
      else if (kind) events.push({ event: kind, ...sent });
    }
    return events;
  });
  return [...heartbeats, ...sessions.flat()];
}

interface Known {
  user: string;
  server: string;
  room: string;
  since: number;
  alive: number;
  over: boolean;
}

/** Replays the events in order, from the view of someone who watches the world. */
function simulated(events: readonly TestEvent[], now: number): string[] {
  const heard = new Map<string, number>();
  const sessions = new Map<string, Known>();
  for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const at = event.at.getTime();
    if (event.event === 'HEARTBEAT') heard.set(event.server, at);
    if (!('session' in event)) continue;
    const before = sessions.get(event.session);
    const known = before ?? {
      user: event.user,
      server: event.server,
      room: '',
      since: at,
      alive: at,
      over: false,
    };
    const began = firstOf(events, event.session);
    if (event.event === 'JOINROOM') Object.assign(known, { room: event.room, since: at });
    if (event.event === 'LEAVEROOM' && known.room === event.room)
      Object.assign(known, { room: '', since: began });
    if (event.event === 'LOGOUT') known.over = true;
    sessions.set(event.session, { ...known, alive: at });
  }
  const open = [...sessions.values()].filter(({ over }) => !over);
  for (const { server, alive } of open) heard.set(server, Math.max(heard.get(server) ?? 0, alive));
  const lastOf = ({ server }: Known) => heard.get(server) ?? 0;
  const running = open.filter((one) => one.alive >= lastOf(one) - 10 * minute);
  return [...new Set(running.map(({ user }) => user))].flatMap((user) => {
    const own = running.filter((one) => one.user === user);
    const online = own.filter((one) => lastOf(one) >= now - 11 * minute);
    const counted = online.length > 0 ? online : own;
    const inside = counted.filter(({ room }) => room !== '');
    const places = Map.groupBy(inside.length > 0 ? inside : counted, ({ room }) => room);
    return [...places].map(([room, stays]) => {
      const since = new Date(Math.min(...stays.map((one) => one.since))).toISOString();
      const until = new Date(Math.max(...stays.map(lastOf))).toISOString();
      return [user, room, since, online.length > 0 ? null : until].join(' ');
    });
  });
}

function firstOf(events: readonly TestEvent[], session: string): number {
  const own = events.filter((event) => 'session' in event && event.session === session);
  return Math.min(...own.map(({ at }) => at.getTime()));
}
