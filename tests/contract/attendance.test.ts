import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { search, sendEvents, type TestEvent } from '@campus/tests/events/usage';
import { configuredAccounts } from '@campus/tests/world/configured-accounts';
import { addMember, makeAccount, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();

const minute = 60 * 1000;
const now = Math.floor(Date.now() / minute) * minute;
const ago = (minutes: number) => new Date(now - minutes * minute);

type Kind = 'JOINROOM' | 'LEAVEROOM' | 'JOINVOLUME' | 'LEAVEVOLUME';

/** A person who joins and leaves a place these minutes ago, in one session. */
function stay(
  accountId: string,
  user: string,
  { room, joined, left, volume = false }: { room: string; joined: number; left?: number; volume?: boolean },
): TestEvent[] {
  const common = { accountId, user, session: unique(), server: 'world-1', room };
  const [join, leave]: Kind[] = volume ? ['JOINVOLUME', 'LEAVEVOLUME'] : ['JOINROOM', 'LEAVEROOM'];
  return [
    { event: join, ...common, at: ago(joined) } as TestEvent,
    ...(left === undefined ? [] : [{ event: leave, ...common, talked: 60, at: ago(left) } as TestEvent]),
  ];
}

async function lecture() {
  const account = await makeAccount();
  const { accountId } = account;
  const mia = await addMember(
    accountId,
    { teamId: '26' },
    { displayName: 'Mia Sol', firstName: 'Mia', lastName: 'Sol' },
  );
  await sendEvents([
    ...stay(accountId, mia.userId, { room: 'hall_1', joined: 100, left: 80 }),
    ...stay(accountId, mia.userId, { room: 'hall_1', joined: 90, left: 70 }),
    ...stay(accountId, 'guest:Lee', { room: 'hall_1', joined: 95, left: 85 }),
    ...stay(accountId, mia.userId, { room: 'lobby_0', joined: 65, left: 62 }),
    ...stay(accountId, mia.userId, { room: 'booth 1', joined: 90, left: 85, volume: true }),
    ...stay(accountId, 'guest:Lee', { room: 'booth 2', joined: 91, left: 90, volume: true }),
  ]);
  return { ...account, mia, start: ago(120).toISOString() };
}

describe('the report on room attendance', () => {
  it('ATT-018 ATT-019 ATT-029 joins attendance and people, with guests in rows of their own', async () => {
    const { accountId, people, mia, start } = await lecture();
    const asked = {
      accountId,
      sfsRoom: 'hall_1',
      start,
      hours: 1,
      sort: 'minutes',
      direction: 'desc',
    } as const;
    const { items, total, hasExtraFields } = await as(people.admin).attendance.ofRoom.query(asked);
    expect({ total, hasExtraFields }).toEqual({ total: 2, hasExtraFields: false });
    expect(items).toEqual([
      {
        userId: mia.userId,
        displayName: 'Mia Sol',
        email: mia.email,
        firstName: 'Mia',
        lastName: 'Sol',
        team: 'AA',
        joinTime: ago(100).toISOString(),
        leaveTime: ago(70).toISOString(),
        minutes: 30,
        talkMinutes: 2,
        leaveInferred: false,
      },
      {
        userId: 'guest:Lee',
        ...{ displayName: 'guest:Lee', email: '', firstName: '', lastName: '', team: '' },
        joinTime: ago(95).toISOString(),
        leaveTime: ago(85).toISOString(),
        minutes: 10,
        talkMinutes: 1,
        leaveInferred: false,
      },
    ]);
  });

  it('ATT-011 shows year of license, region, and phone in the configured accounts only', async () => {
    const shown = async (id?: string) => {
      const { accountId, people } = await makeAccount(id ? { id } : {});
      const { userId } = people.member;
      await sql.query('update "_User" set phone = $2 where "objectId" = $1', [userId, '555']);
      await sendEvents(stay(accountId, userId, { room: 'hall_1', joined: 100, left: 80 }));
      const asked = { accountId, sfsRoom: 'hall_1', start: ago(120).toISOString(), hours: 1 };
      const { items, hasExtraFields } = await as(people.admin).attendance.ofRoom.query(asked);
      const { phone, region, yearLicensed } = items[0] ?? {};
      return { hasExtraFields, phone, region, yearLicensed };
    };
    const extra = { hasExtraFields: true, phone: '555', region: '', yearLicensed: '' };
    expect(await shown(configuredAccounts.extraAttendance)).toEqual(extra);
    expect(await shown()).toEqual({ hasExtraFields: false });
  });

  it('ATT-019 leaves out who was there at other times or elsewhere', async () => {
    const { accountId, people } = await lecture();
    const ofRoom = async (sfsRoom: string, minutes: number) => {
      const asked = { accountId, sfsRoom, start: ago(minutes).toISOString(), hours: 0.5 };
      return (await as(people.admin).attendance.ofRoom.query(asked)).items.map(({ userId }) => userId);
    };
    expect(await ofRoom('hall_1', 115)).toHaveLength(2);
    expect(await ofRoom('hall_1', 60)).toEqual([]);
    expect(await ofRoom('hall_2', 115)).toEqual([]);
  });

  it('ATT-016 answers nothing, and searches nothing, without room, start, or duration', async () => {
    const { accountId, people, start } = await lecture();
    const { ofRoom } = as(people.admin).attendance;
    const complete = { accountId, sfsRoom: 'hall_1', start, hours: 1 };
    for (const missing of ['sfsRoom', 'start', 'hours'] as const) {
      const { [missing]: _, ...asked } = complete;
      expect(await ofRoom.query(asked)).toMatchObject({ items: [], total: 0 });
    }
  });

  it('ATT-013 ATT-015 refuses durations that are no half hours, and starts too long ago or in the future', async () => {
    const { accountId, people } = await makeAccount();
    const { ofRoom } = as(people.admin).attendance;
    const day = 24 * 60;
    const asked = (changed: object) => ofRoom.query({ accountId, sfsRoom: 'hall_1', ...changed });
    await expect(asked({ start: ago(36 * day - 2).toISOString(), hours: 0.5 })).resolves.toMatchObject({
      total: 0,
    });
    for (const hours of [0, 0.4, 0.75, -1])
      expect(await refusalOf(asked({ hours }))).toMatchObject({ status: 400 });
    for (const start of [ago(36 * day), ago(-5)])
      expect(await refusalOf(asked({ start: start.toISOString(), hours: 1 }))).toMatchObject({ status: 400 });
  });
});

describe('the report on private volume attendance', () => {
  it('ATT-003 ATT-020 is about one private volume, or all of the account', async () => {
    const { accountId, people, mia, start } = await lecture();
    const ofVolume = async (asked: object) => {
      const { items } = await as(people.admin).attendance.ofVolume.query({
        accountId,
        start,
        hours: 1,
        ...asked,
      });
      return items.map(({ userId, minutes }) => [userId, minutes]);
    };
    expect(await ofVolume({ sfsRoom: 'booth 1' })).toEqual([[mia.userId, 5]]);
    expect(await ofVolume({ all: true, sort: 'minutes', direction: 'desc' })).toEqual([
      [mia.userId, 5],
      ['guest:Lee', 1],
    ]);
    expect(await ofVolume({})).toEqual([]);
  });

  it('ATT-020 ends a stay with the room that was left, where the leave of the volume was lost', async () => {
    const { accountId, people } = await makeAccount();
    const common = { accountId, user: 'guest:Lee', session: unique(), server: 'world-1' };
    await sendEvents([
      { event: 'JOINROOM', ...common, room: 'hall_1', at: ago(101) },
      { event: 'JOINVOLUME', ...common, room: 'booth 1', at: ago(100) },
      { event: 'LEAVEROOM', ...common, room: 'hall_1', at: ago(90) },
      { event: 'LOGOUT', ...common, at: ago(65) },
    ]);
    const asked = { accountId, start: ago(120).toISOString(), hours: 1 };
    for (const place of [{ sfsRoom: 'booth 1' }, { all: true }]) {
      const { items } = await as(people.admin).attendance.ofVolume.query({ ...asked, ...place });
      expect(items).toMatchObject([{ minutes: 10, leaveTime: ago(90).toISOString(), leaveInferred: true }]);
    }
  });

  it('ATT-019 ATT-020 answers 403 to callers without access to the account', async () => {
    const { accountId, start } = await lecture();
    const asked = { accountId, server: 'staging', startTime: start, duration: 3600, SFSRoom: 'hall_1' };
    const { sessionToken } = (await makeAccount()).people.owner;
    for (const name of ['getAccountAttendance', 'getAccountPVAttendance'])
      expect(await search(name, asked, sessionToken)).toMatchObject({ status: 403 });
  });
});
