import type { DayGraph } from '@campus/domain/analytics/graphs';
import { usDate } from '@campus/domain/analytics/period';
import { daysLater } from '@campus/domain/core/days';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { heartbeats, search, sendEvents } from '@campus/tests/events/usage';
import { at as onAskedDay, usageBodies } from '@campus/tests/events/usage-bodies';
import { at, stay, visit } from '@campus/tests/events/visits';
import { employeeDomain } from '@campus/tests/world/configured-accounts';
import { addMember, makeAccount, type TestAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();

const today = new Date().toISOString().slice(0, 10);

/** An account with three logins by two people three days ago, and no logins on the next day. */
async function accountWithLogins(): Promise<TestAccount & { day: string; next: string }> {
  const account = await makeAccount();
  const { accountId, people } = account;
  const [day, next] = [daysLater(today, -3), daysLater(today, -2)];
  const { admin, member } = people;
  await sendEvents([
    ...heartbeats(accountId, at(day, '00:00:00'), new Date()),
    ...visit(accountId, admin.userId, [day, '10:00:00', '10:30:00']),
    ...visit(accountId, admin.userId, [day, '12:00:00', '13:00:00']),
    ...visit(accountId, member.userId, [day, '10:15:00', '11:30:00']),
  ]);
  return { ...account, day, next };
}

/** The figure's field in each function's rows, as the specification names it. */
const specified = {
  getLoginsByDay: 'Logins',
  getUniqueLoginsByDay: 'Unique_Users',
  getUniqueLoginsByMonth: 'Unique_Users',
  getNewUsersByMonth: 'New_Users',
  getMedianSessionDurationByDay: 'Median_Minutes_Spent',
  getMaxConcurrentUsersByDay: 'Most_Concurrent_Users',
  getRoomConcurrentUsersByDay: 'Most_Concurrent_Users',
  getRoomUniqueUsersByDay: 'Unique_Users',
  getRoomsByDay: 'Joins',
};

describe('the rows of the usage-search service', () => {
  it('ANA-016 use the field names of the specification', async () => {
    const { accountId, people } = await makeAccount();
    const { userId: user, sessionToken } = people.admin;
    const common = { accountId, user, session: unique(), server: 'world-1' };
    await sendEvents([
      { event: 'LOGIN', ...common, at: onAskedDay('09:00:00') },
      { event: 'JOINROOM', ...common, room: 'hall_1', at: onAskedDay('09:10:00') },
      { event: 'JOINVOLUME', ...common, room: 'booth 1', at: onAskedDay('09:20:00') },
      { event: 'LOGOUT', ...common, at: onAskedDay('09:30:00') },
    ]);
    const rowsOf = async (name: string) => {
      const input = { accountId, server: 'staging', ...usageBodies[name] };
      return (await search(name, input, sessionToken)).body as object[];
    };
    for (const [name, field] of Object.entries(specified)) {
      const [row = {}] = await rowsOf(name);
      expect(Object.keys(row), name).toEqual(expect.arrayContaining(['_time', field]));
    }
    for (const name of ['getAccountAttendance', 'getAccountPVAttendance'])
      expect(await rowsOf(name), name).toContainEqual(
        expect.objectContaining({
          User_ID: user,
          Join_Time: expect.any(String),
          Leave_Time: expect.any(String),
          Duration_Attended_Minutes: expect.any(Number),
          Talk_Time_Minutes: expect.any(Number),
        }),
      );
  });
});

describe('the figures of the dashboard', () => {
  it('ANA-035 ANA-036 ANA-039 ANA-040 count logins, people, median length and most people at once', async () => {
    const { accountId, people, day, next } = await accountWithLogins();
    const { analytics } = as(people.admin);
    const asked = { accountId, from: day, to: next, timeZone: 'UTC' };
    const figures = { logins: 3, uniqueLogins: 2, sessionDuration: 60, concurrentUsers: 2 } as const;
    for (const [graph, value] of Object.entries(figures)) {
      const { points } = await analytics.graph.query({ ...asked, graph: graph as keyof typeof figures });
      const quiet = graph === 'sessionDuration' ? null : 0;
      expect(points, graph).toEqual([
        { date: day, value, state: 'complete', hours: 24 },
        { date: next, value: quiet, state: 'complete', hours: 24 },
      ]);
    }
  });

  it('ANA-040 ANA-041 ANA-042 ANA-043 count each figure for itself, and those of a room for the room asked for', async () => {
    const { accountId, people } = await makeAccount();
    const { admin, member, owner, leader } = people;
    const day = daysLater(today, -3);
    await sendEvents([
      ...heartbeats(accountId, at(day, '00:00:00'), new Date()),
      ...stay(accountId, admin.userId, 'hall_1', [day, '10:00:00', '10:30:00']),
      ...stay(accountId, admin.userId, 'hall_1', [day, '12:00:00', '13:00:00']),
      ...stay(accountId, member.userId, 'hall_1', [day, '10:15:00', '11:30:00']),
      ...stay(accountId, owner.userId, 'hall_1', [day, '15:00:00', '15:30:00']),
      ...stay(accountId, leader.userId, 'lobby_0', [day, '10:20:00', '10:25:00']),
      ...stay(accountId, leader.userId, 'lobby_0', [day, '16:20:00', '16:25:00']),
    ]);
    const figuresOf = async (sfsRoom: string, graphs: readonly DayGraph[]) => {
      const asked = { accountId, from: day, to: daysLater(day, 1), timeZone: 'UTC', sfsRoom };
      const answers = graphs.map((graph) => as(admin).analytics.graph.query({ ...asked, graph }));
      const figures = (await Promise.all(answers)).map(({ points }) => points[0]?.value);
      return Object.fromEntries(graphs.map((graph, index) => [graph, figures[index]]));
    };
    const ofAccount = ['logins', 'uniqueLogins', 'concurrentUsers'] as const;
    const ofRoom = ['roomConcurrentUsers', 'roomUniqueUsers', 'roomJoins'] as const;
    expect(await figuresOf('hall_1', [...ofAccount, ...ofRoom])).toEqual({
      logins: 6,
      uniqueLogins: 4,
      concurrentUsers: 3,
      roomConcurrentUsers: 2,
      roomUniqueUsers: 3,
      roomJoins: 4,
    });
    expect(await figuresOf('lobby_0', ofRoom)).toEqual({
      roomConcurrentUsers: 1,
      roomUniqueUsers: 1,
      roomJoins: 2,
    });
  });

  it('ANA-011 ANA-045 leave employees out, unless they are asked for', async () => {
    const { accountId, people, day, next } = await accountWithLogins();
    const employee = await addMember(accountId, {}, { email: `${unique()}@${employeeDomain}` });
    await sendEvents(visit(accountId, employee.userId, [day, '15:00:00', '16:00:00']));
    const logins = async (asked: object) => {
      const range = { accountId, graph: 'logins', from: day, to: next, timeZone: 'UTC' } as const;
      return (await as(people.admin).analytics.graph.query({ ...range, ...asked })).points[0]?.value;
    };
    expect(await logins({})).toBe(3);
    expect(await logins({ hideEmployees: false })).toBe(4);
  });

  it('shows the people behind a day, with names for those who may see members', async () => {
    const { accountId, people, day } = await accountWithLogins();
    const asked = { accountId, graph: 'logins', date: day, timeZone: 'UTC' } as const;
    const { items, total, namesShown } = await as(people.admin).analytics.people.query(asked);
    expect({ total, namesShown }).toEqual({ total: 2, namesShown: true });
    expect(items.map(({ userId, events }) => [userId, events])).toEqual([
      [people.admin.userId, 2],
      [people.member.userId, 1],
    ]);
    expect(items[0]?.email).toBe(people.admin.email);
  });

  it('shows the people behind both figures of each month, as many as the figures say', async () => {
    const { accountId, people } = await makeAccount();
    const { admin, member, leader } = people;
    const employee = await addMember(accountId, {}, { email: `${unique()}@${employeeDomain}` });
    const [longAgo, lately] = [daysLater(today, -70), daysLater(today, -2)];
    const on = (day: string, ...who: readonly { userId: string }[]) =>
      who.flatMap(({ userId }) => visit(accountId, userId, [day, '10:00:00', '11:00:00']));
    await sendEvents([...on(longAgo, admin, admin, member, employee), ...on(lately, member, leader)]);

    const { analytics } = as(admin);
    const { points } = await analytics.months.query({ accountId });
    const behind = async (graph: 'uniqueUsersByMonth' | 'newUsersByMonth', month: string) => {
      const asked = { accountId, graph, date: `${month}-01`, timeZone: 'Pacific/Auckland' };
      const { items, total } = await analytics.people.query(asked);
      expect(items.length).toBe(total);
      return { total, who: items.map(({ email, events }) => `${email} ${events}`).sort() };
    };
    for (const { month, uniqueUsers, newUsers } of points) {
      expect((await behind('uniqueUsersByMonth', month)).total, month).toBe(uniqueUsers ?? 0);
      expect((await behind('newUsersByMonth', month)).total, month).toBe(newUsers ?? 0);
    }
    const [then, now] = [longAgo.slice(0, 7), lately.slice(0, 7)];
    const first = [`${admin.email} 1`, `${member.email} 1`].sort();
    expect((await behind('newUsersByMonth', then)).who).toEqual(first);
    expect((await behind('uniqueUsersByMonth', then)).who).toEqual(
      [`${admin.email} 2`, `${member.email} 1`].sort(),
    );
    expect((await behind('newUsersByMonth', now)).who).toEqual([`${leader.email} 1`]);
  });

  it('ANA-022 ANA-035 answers no row for an account without events', async () => {
    const { accountId, people } = await makeAccount();
    const asked = { accountId, graph: 'logins' as const, from: daysLater(today, -3), to: today };
    expect(await as(people.admin).analytics.graph.query(asked)).toEqual({
      points: [],
      timeZone: 'UTC',
      completeUntil: null,
    });
  });

  it('ANA-024 ANA-025 ANA-026 refuses a range of one day, one in the future, and one that begins too early', async () => {
    const { accountId, people } = await makeAccount();
    const graph = (from: string, to: string) =>
      as(people.admin).analytics.graph.query({ accountId, graph: 'logins', from, to, timeZone: 'UTC' });
    await expect(graph(daysLater(today, -91), today)).resolves.toMatchObject({ points: [] });
    await expect(graph(daysLater(today, -1), today)).resolves.toMatchObject({ points: [] });
    const refused = [
      [today, today],
      [daysLater(today, -92), today],
      [today, daysLater(today, 2)],
    ] as const;
    for (const [from, to] of refused) expect(await refusalOf(graph(from, to))).toMatchObject({ status: 400 });
  });

  it('ANA-028 refuses callers without the page', async () => {
    const { accountId, people } = await makeAccount();
    const asked = { accountId, graph: 'logins' as const, from: daysLater(today, -3), to: today };
    for (const by of [people.moderator, people.member, (await makeAccount()).people.owner])
      expect(await refusalOf(as(by).analytics.graph.query(asked))).toMatchObject({ status: 403 });
  });
});

describe('the usage-search service', () => {
  const days = { startDateStr: usDate(daysLater(today, -2)), endDateStr: usDate(today) };

  it('ANA-044 cuts days at the offset, those of unique logins in UTC, and answers at most `limit` rows', async () => {
    const { accountId, people, day, next } = await accountWithLogins();
    const range = { startDateStr: usDate(daysLater(day, -1)), endDateStr: usDate(next) };
    const figures = async (name: string, field: string, own: object) => {
      const asked = { accountId, server: 'staging', ...range, ...own };
      const { body } = await search(name, asked, people.admin.sessionToken);
      return (body as Record<string, unknown>[]).map((row) => [row._time, row[field]]);
    };
    // The local time there is 00:30, 00:45, and 02:30 of the next day.
    const ahead = { offsetHoursStr: '14.5' };
    expect((await figures('getLoginsByDay', 'Logins', ahead)).at(-1)).toEqual([next, 3]);
    expect((await figures('getLoginsByDay', 'Logins', {})).at(-1)).toEqual([next, 0]);
    expect((await figures('getUniqueLoginsByDay', 'Unique_Users', ahead)).slice(1)).toEqual([
      [day, 2],
      [next, 0],
    ]);
    const dates = (await figures('getLoginsByDay', 'Logins', { limit: 2 })).map(([date]) => date);
    expect(dates).toEqual([daysLater(day, -1), day]);
  });

  it('ANA-034 answers 401, 403, 404 and 400', async () => {
    const { accountId, people } = await makeAccount();
    const asked = { accountId, server: 'staging', ...days };
    const token = people.admin.sessionToken;
    expect(await search('getLoginsByDay', asked, token)).toEqual({ status: 200, body: [] });
    expect(await search('getLoginsByDay', asked)).toMatchObject({ status: 401 });
    expect(await search('getLoginsByDay', asked, 'r:nobody')).toMatchObject({ status: 401 });
    const stranger = (await makeAccount()).people.owner.sessionToken;
    expect(await search('getLoginsByDay', asked, stranger)).toMatchObject({ status: 403 });
    expect(await search('getNothing', asked, token)).toMatchObject({ status: 404 });
    expect(await search('getLoginsByDay', { ...asked, server: 'moon' }, token)).toMatchObject({
      status: 400,
    });
  });
});
