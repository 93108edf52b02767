import { sfsRoomOf } from '@campus/domain/analytics/sfs-rooms';
import { makeRoom } from '@campus/tests/areas/rooms';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { search, sendEvents, type TestEvent } from '@campus/tests/events/usage';
import { addMember, makeAccount, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();

const minute = 60 * 1000;
const now = Math.floor(Date.now() / 1000) * 1000;
const ago = (minutes: number) => new Date(now - minutes * minute);

/**
 * Zoe enters the hall, Adam enters and leaves it, and Zoe enters the lobby. Another account has events too.
 */
async function eventfulAccount() {
  const account = await makeAccount();
  const { accountId } = account;
  const [zoe, adam] = [
    await addMember(accountId, {}, { displayName: 'Zoe Adams' }),
    await addMember(accountId, {}, { displayName: 'Adam Young' }),
  ];
  const step = (
    event: 'JOINROOM' | 'LEAVEROOM',
    user: string,
    [room, minutes]: [string, number],
  ): TestEvent => ({
    ...{ event, accountId, user, session: `${user}-1`, server: 'world-1', room, at: ago(minutes) },
  });
  await sendEvents([
    step('JOINROOM', zoe.userId, ['hall_1', 50]),
    step('JOINROOM', adam.userId, ['hall_1', 40]),
    step('LEAVEROOM', adam.userId, ['hall_1', 30]),
    step('JOINROOM', zoe.userId, ['lobby_0', 20]),
  ]);
  const other = await makeAccount();
  await sendEvents([{ ...step('JOINROOM', zoe.userId, ['hall_1', 45]), accountId: other.accountId }]);
  return { ...account, zoe, adam };
}

describe('the report on room activity', () => {
  it('ACT-010 ACT-015 ACT-018 lists the events of the account, newest first, with names', async () => {
    const { accountId, people, zoe, adam } = await eventfulAccount();
    await makeRoom(accountId, { name: 'Great Hall', levelName: 'hall', instance: 1 });
    const window = { accountId, from: ago(60).toISOString(), to: ago(0).toISOString() };
    const { items, total } = await as(people.admin).activity.list.query(window);
    expect(total).toBe(4);
    expect(items.map(({ displayName, event, sfsRoom }) => [displayName, event, sfsRoom])).toEqual([
      ['Zoe Adams', 'JOINROOM', 'lobby_0'],
      ['Adam Young', 'LEAVEROOM', 'hall_1'],
      ['Adam Young', 'JOINROOM', 'hall_1'],
      ['Zoe Adams', 'JOINROOM', 'hall_1'],
    ]);
    expect(items[0]).toMatchObject({ userId: zoe.userId, at: ago(20).toISOString(), roomName: '' });
    expect(items[1]).toMatchObject({ userId: adam.userId, roomName: 'Great Hall' });
  });

  it('ACT-003 ACT-004 ACT-015 ACT-022 filters, sorts, and pages over all events', async () => {
    const { accountId, people } = await eventfulAccount();
    const list = as(people.admin).activity.list.query;
    const window = { accountId, from: ago(60).toISOString(), to: ago(0).toISOString() };
    const kinds = async (asked: object) => {
      const { items } = await list({ ...window, ...asked });
      return items.map(({ displayName, event }) => `${displayName.split(' ')[0]} ${event}`);
    };
    expect(await kinds({ type: 'LEAVEROOM' })).toEqual(['Adam LEAVEROOM']);
    expect(await kinds({ sfsRoom: 'lobby_0' })).toEqual(['Zoe JOINROOM']);
    expect(await kinds({ sort: 'displayName', direction: 'asc', pageSize: 3 })).toEqual([
      'Adam LEAVEROOM',
      'Adam JOINROOM',
      'Zoe JOINROOM',
    ]);
    expect(await kinds({ sort: 'displayName', direction: 'desc', pageSize: 1 })).toEqual(['Zoe JOINROOM']);
    expect(await kinds({ sort: 'type', direction: 'desc', pageSize: 1 })).toEqual(['Adam LEAVEROOM']);
    expect(await kinds({ sort: 'time', direction: 'asc', page: 4, pageSize: 1 })).toEqual(['Zoe JOINROOM']);
  });

  it('SHL-019 ACT-015 answers 25 events a page where a script asks for no number', async () => {
    const { accountId, people, zoe } = await eventfulAccount();
    const entries = Array.from({ length: 26 }, (_, index) => ({
      ...{ event: 'JOINROOM' as const, accountId, user: zoe.userId, session: `again-${index}` },
      ...{ server: 'world-1', room: 'hall_1', at: ago(10) },
    }));
    await sendEvents(entries);
    const window = { accountId, from: ago(60).toISOString(), to: ago(0).toISOString() };
    const first = await as(people.admin).activity.list.query(window);
    expect(first).toMatchObject({ page: 1, pageSize: 25, total: 30 });
    expect(first.items).toHaveLength(25);
    expect((await as(people.admin).activity.list.query({ ...window, page: 2 })).items).toHaveLength(5);
  });

  it('ACT-011 ACT-012 refuses a start that is not before the end, and an end in the future', async () => {
    const { accountId, people } = await makeAccount();
    const list = as(people.admin).activity.list.query;
    const [end, before, later] = [ago(0).toISOString(), ago(60).toISOString(), ago(-5).toISOString()];
    for (const [from, to] of [
      [end, end],
      [end, before],
      [before, later],
    ] as const)
      expect(await refusalOf(list({ accountId, from, to }))).toMatchObject({ status: 400 });
  });

  it('ACT-017 counts the events that match', async () => {
    const { accountId, people } = await eventfulAccount();
    const asked = {
      accountId,
      server: 'staging',
      earliestTime: ago(60).toISOString(),
      latestTime: ago(0).toISOString(),
    };
    const { sessionToken } = people.admin;
    const answer = (events: string[]) => search('getRoomActivitiesCount', { ...asked, events }, sessionToken);
    expect(await answer(['JOINROOM', 'LEAVEROOM'])).toEqual({ status: 200, body: [{ count: 4 }] });
    expect(await answer(['LEAVEROOM'])).toEqual({ status: 200, body: [{ count: 1 }] });
  });

  it('ACT-018 answers 403 to callers without access to the account', async () => {
    const { accountId } = await eventfulAccount();
    const asked = {
      accountId,
      server: 'staging',
      earliestTime: ago(60).toISOString(),
      latestTime: ago(0).toISOString(),
    };
    const stranger = (await makeAccount()).people.owner;
    expect(await search('getRoomActivities', asked, stranger.sessionToken)).toMatchObject({ status: 403 });
  });

  it('ACT-018 says nothing of people whose account is deleted but that they were there', async () => {
    const { accountId, people, zoe } = await eventfulAccount();
    await sql.query('delete from "Membership" where "user" = $1', [zoe.userId]);
    await sql.query('delete from "_User" where "objectId" = $1', [zoe.userId]);
    const window = { accountId, from: ago(60).toISOString(), to: ago(0).toISOString() };
    const { items } = await as(people.admin).activity.list.query(window);
    expect(items[0]).toMatchObject({ userId: expect.stringMatching(/^erased-\d+$/), displayName: '' });
    expect(JSON.stringify(items)).not.toContain(zoe.userId);
  });
});

it('ANA-029 ACT-004 offers the rooms of the account, with the names that the servers of the world use', async () => {
  const { accountId, people } = await makeAccount();
  const name = `Hall ${unique()}`;
  const roomId = await makeRoom(accountId, { name, levelName: 'hall', instance: 2 });
  await makeRoom((await makeAccount()).accountId, { name: 'Elsewhere' });
  const items = [{ id: roomId, name, sfsRoom: sfsRoomOf({ levelName: 'hall', instance: 2 }) }];
  expect(await as(people.admin).activity.rooms.query({ accountId })).toEqual({ items });
  expect(await as(people.admin).analytics.rooms.query({ accountId })).toEqual({ items });
  expect(await as(people.admin).attendance.rooms.query({ accountId })).toEqual({ items });
});
