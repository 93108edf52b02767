import { daysLater } from '@campus/domain/core/days';
import { makeBadge } from '@campus/tests/areas/badges';
import { makeRoom } from '@campus/tests/areas/rooms';
import { openGateway } from '@campus/tests/calls/gateway';
import { heartbeats, sendEvents } from '@campus/tests/events/usage';
import { at, stay, visit } from '@campus/tests/events/visits';
import { addMember, makeAccount, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();

const today = new Date().toISOString().slice(0, 10);
const ago = (days: number) => daysLater(today, -days);

const utc = { timeZone: 'UTC' } as const;

describe('a report', () => {
  it('counts people, logins, hours, sessions, and the peak of a single day', async () => {
    const { accountId, people } = await makeAccount();
    const day = ago(3);
    await sendEvents([
      ...heartbeats(accountId, at(day, '00:00:00'), new Date()),
      ...visit(accountId, people.admin.userId, [day, '10:00:00', '10:30:00']),
      ...visit(accountId, people.admin.userId, [day, '12:00:00', '13:00:00']),
      ...visit(accountId, people.member.userId, [day, '10:15:00', '11:30:00']),
      ...visit(accountId, `guest-${unique()}`, [day, '10:20:00', '10:25:00']),
    ]);
    const report = await as(people.admin).analytics.report.query({ accountId, from: day, to: day, ...utc });
    const figures = {
      ...{ people: 3, guests: 1, logins: 4, hours: 2.83, sessions: 4 },
      ...{ lowerQuartile: 23.75, median: 45, upperQuartile: 63.75 },
      peak: { people: 3, at: at(day, '10:20:00').toISOString() },
    };
    expect(report).toMatchObject({
      totals: { from: day, to: day, ...figures, known: { days: 1, complete: 1, partial: 0, missing: 0 } },
      earlier: null,
      points: [{ from: day, to: day, ...figures, state: 'complete' }],
    });
  });

  it('answers for weeks over the end of a year, for months, and for the year before', async () => {
    const { accountId, people } = await makeAccount();
    const week = await as(people.admin).analytics.report.query({
      ...{ accountId, ...utc, from: ago(13), to: ago(0), grain: 'week', compare: 'yearBefore' },
    });
    expect(week.totals).toMatchObject({ people: null, logins: null, hours: null, peak: null });
    expect(week.points).toEqual([]);
    expect(week.earlier).toMatchObject({ people: null, known: { days: 14, missing: 14 } });
  });

  it('counts distinct people once in the whole, and once in each of its weeks', async () => {
    const { accountId, people } = await makeAccount();
    const [first, second] = [ago(20), ago(6)];
    await sendEvents([
      ...heartbeats(accountId, at(first, '00:00:00'), at(first, '23:55:00')),
      ...heartbeats(accountId, at(second, '00:00:00'), at(second, '23:55:00')),
      ...visit(accountId, people.admin.userId, [first, '10:00:00', '10:30:00']),
      ...visit(accountId, people.admin.userId, [second, '23:30:00', '23:59:00']),
      ...visit(accountId, people.member.userId, [second, '10:00:00', '11:00:00']),
    ]);
    const asked = { accountId, ...utc, from: ago(24), to: ago(4), grain: 'week' } as const;
    const { totals, points } = await as(people.admin).analytics.report.query(asked);
    expect(totals).toMatchObject({ people: 2, logins: 3, sessions: 3, known: { days: 21, missing: 19 } });
    const counted = points.map(({ people: many }) => many).filter((many) => many !== null);
    expect(counted).toEqual([1, 2]);
    expect(points[0]).toMatchObject({ from: asked.from });
    expect(points.at(-1)).toMatchObject({ to: asked.to });
  });

  it('ranks all rooms with people, joins, hours, and peak, and names those that exist', async () => {
    const { accountId, people } = await makeAccount();
    await makeRoom(accountId, { name: 'Great Hall', levelName: 'hall', instance: 1 });
    const day = ago(2);
    await sendEvents([
      ...heartbeats(accountId, at(day, '00:00:00'), new Date()),
      ...stay(accountId, people.admin.userId, 'hall_1', [day, '10:00:00', '11:00:00']),
      ...stay(accountId, people.member.userId, 'hall_1', [day, '10:30:00', '11:00:00']),
      ...stay(accountId, people.member.userId, 'gone_1', [day, '12:00:00', '12:15:00']),
    ]);
    const rooms = await as(people.admin).analytics.reportRooms.query({
      accountId,
      ...utc,
      from: day,
      to: day,
    });
    expect(rooms).toEqual({
      items: [
        {
          ...{ sfsRoom: 'hall_1', name: 'Great Hall', people: 2, joins: 2, hours: 1.5 },
          peak: { people: 2, at: at(day, '10:30:00').toISOString() },
        },
        {
          ...{ sfsRoom: 'gone_1', name: '', people: 1, joins: 1, hours: 0.25 },
          peak: { people: 1, at: at(day, '12:00:00').toISOString() },
        },
      ],
      total: 2,
    });
    const peak = { accountId, at: at(day, '10:30:00').toISOString(), sfsRoom: 'hall_1' };
    const those = await as(people.admin).analytics.peopleOfPeak.query(peak);
    expect(those).toMatchObject({ total: 2, namesShown: true });
    const alone = { accountId, at: at(day, '12:00:00').toISOString() };
    const { items } = await as(people.admin).analytics.peopleOfPeak.query(alone);
    expect(items.map(({ userId }) => userId)).toEqual([people.member.userId]);
  });

  it('groups people by role, team, and badge, and guests apart', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const inTeam = await addMember(accountId, { teamId: '3' });
    const badge = await makeBadge(accountId, 'Runner');
    await sql.query('insert into "_Join:badges:Membership" ("relatedId", "owningId") values ($1, $2)', [
      badge,
      inTeam.membershipId,
    ]);
    const day = ago(2);
    await sendEvents([
      ...heartbeats(accountId, at(day, '00:00:00'), new Date()),
      ...visit(accountId, inTeam.userId, [day, '10:00:00', '11:00:00']),
      ...visit(accountId, `guest-${unique()}`, [day, '10:00:00', '10:30:00']),
    ]);
    const { items } = await as(people.admin).analytics.reportGroups.query({
      accountId,
      ...utc,
      from: day,
      to: day,
    });
    const counts = { people: 1, logins: 1, hours: 1 };
    expect(items).toContainEqual(expect.objectContaining({ kind: 'role', id: 'member', ...counts }));
    expect(items).toContainEqual({ kind: 'team', id: '3', name: '', members: 1, ...counts });
    expect(items).toContainEqual({ kind: 'badge', id: badge, name: 'Runner', members: 1, ...counts });
    expect(items.at(-1)).toEqual({
      ...{ kind: 'guests', id: '', name: '', members: null, people: 1, logins: 1, hours: 0.5 },
    });
  });

  it('tells the hours of the week by the clocks of a half-hour zone', async () => {
    const { accountId, people } = await makeAccount();
    const day = ago(3);
    await sendEvents([
      ...heartbeats(accountId, at(day, '00:00:00'), new Date()),
      // In India, from 15:40 to 16:40.
      ...visit(accountId, people.admin.userId, [day, '10:10:00', '11:10:00']),
    ]);
    const asked = { accountId, from: day, to: day, timeZone: 'Asia/Kolkata' };
    const { items } = await as(people.admin).analytics.reportHours.query(asked);
    expect(items).toHaveLength(168);
    const weekday = ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
    const used = items.filter(({ hours }) => hours > 0);
    expect(used).toEqual([
      { weekday, hour: 15, hours: 0.33, known: 1 },
      { weekday, hour: 16, hours: 0.67, known: 1 },
    ]);
    expect(items.filter(({ known }) => known > 0)).toHaveLength(24);
  });

  it('counts the new people of a month, and who of them came back after 30 days', async () => {
    const { accountId, people } = await makeAccount();
    const [first, again, late] = [ago(60), ago(20), ago(10)];
    const returning = await addMember(accountId);
    await sendEvents([
      ...visit(accountId, returning.userId, [first, '10:00:00', '11:00:00']),
      ...visit(accountId, returning.userId, [again, '10:00:00', '11:00:00']),
      ...visit(accountId, people.member.userId, [first, '12:00:00', '13:00:00']),
      ...visit(accountId, people.moderator.userId, [late, '12:00:00', '13:00:00']),
    ]);
    const asked = { accountId, ...utc, from: ago(70), to: ago(1) };
    const { items } = await as(people.admin).analytics.reportReturning.query(asked);
    const sum = (of: 'people' | 'over' | 'returned') => items.reduce((all, row) => all + row[of], 0);
    expect(items[0]).toEqual({ month: first.slice(0, 7), people: 2, over: 2, returned: 1 });
    expect([sum('people'), sum('over'), sum('returned')]).toEqual([3, 2, 1]);
  });

  it('refuses a range that begins more than 400 days ago, ends after today, or is upside down', async () => {
    const { accountId, people } = await makeAccount();
    const ask = (from: string, to: string) =>
      as(people.admin).analytics.report.query({ accountId, ...utc, from, to });
    await expect(ask(ago(401), ago(1))).rejects.toThrow();
    await expect(ask(ago(1), ago(-2))).rejects.toThrow();
    await expect(ask(ago(1), ago(2))).rejects.toThrow();
    await expect(ask(ago(400), ago(0))).resolves.toMatchObject({ totals: { known: { days: 401 } } });
  });
});
