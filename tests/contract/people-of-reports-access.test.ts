import { keepPeopleBehind } from '@campus/contracts/members/people-set-functions';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { lecture, ofActivity, ofRoom, ofVolumes, reports, stay, time } from '@campus/tests/events/lecture';
import { sendEvents } from '@campus/tests/events/usage';
import { openPages } from '@campus/tests/world/page-access';
import { join, makeAccount, type Person, type TestAccount } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();

describe('the people of another account', () => {
  it('are in no list, and in no count, although the rooms are called the same', async () => {
    const theirs = await lecture();
    const mine = await makeAccount();
    await join(mine.accountId, theirs.mia);
    const { record } = await as(theirs.people.admin).attendance.takeRecord.mutate({
      ...{ accountId: theirs.accountId, page: 'roomAttendance', sfsRoom: 'hall_1', ...time },
    });
    const { accountId } = mine;
    const { members } = as(mine.people.admin);
    for (const [name, origin] of reports) {
      const { set } = await members.keepPeople.mutate({ accountId, origin });
      expect([name, set]).toMatchObject([name, { total: 0, kept: 0, present: 0, roomName: '' }]);
    }
    const origin = { kind: 'record', page: 'roomAttendance', recordId: record.id } as const;
    const missing = { status: 404, key: 'attendance.record.missing' };
    expect(await refusalOf(members.keepPeople.mutate({ accountId, origin }))).toMatchObject(missing);
    const nowhere = members.keepPeople.mutate({ accountId, origin: { ...origin, recordId: 'Nowhere000' } });
    expect(await refusalOf(nowhere)).toMatchObject(missing);
  });

  it('who are members here too are no part of what they did there', async () => {
    const mine = await lecture();
    const theirs = await makeAccount();
    const { accountId } = mine;
    const user = mine.people.moderator.userId;
    const there = { accountId: theirs.accountId, user };
    await sendEvents(stay(there.accountId, there.user, { room: 'hall_1', times: [100, 90] }));
    const { set } = await as(mine.people.admin).members.keepPeople.mutate({ accountId, origin: ofRoom });
    expect(set).toMatchObject({ total: 3, kept: 2 });
  });

  it('are closed to everybody who has no right there, and lists of them to everybody else', async () => {
    const theirs = await lecture();
    const mine = await makeAccount();
    const { accountId } = theirs;
    const { set } = await as(theirs.people.admin).members.keepPeople.mutate({ accountId, origin: ofRoom });
    for (const [, origin] of reports) {
      const keep = as(mine.people.owner).members.keepPeople.mutate({ accountId, origin });
      expect(await refusalOf(keep)).toMatchObject({ status: 403 });
    }
    const asked = { accountId: mine.accountId, people: set.id };
    expect(await refusalOf(as(mine.people.owner).members.list.query(asked))).toMatchObject({ status: 404 });
    const inside = { accountId, people: set.id };
    expect(await refusalOf(as(theirs.people.owner).members.list.query(inside))).toMatchObject({
      status: 404,
    });
  });

  it('are not reached by a record under the page of the other report', async () => {
    const { accountId, people } = await lecture();
    const { attendance, members } = as(people.admin);
    const asked = { accountId, page: 'roomAttendance', sfsRoom: 'hall_1', ...time } as const;
    const { record } = await attendance.takeRecord.mutate(asked);
    const origin = { kind: 'record', page: 'privateVolumeAttendance', recordId: record.id } as const;
    expect(await refusalOf(members.keepPeople.mutate({ accountId, origin }))).toMatchObject({ status: 404 });
  });
});

/** The report pages, each with a call that reads its people. */
const closable = [
  ['roomActivity', ofActivity],
  ['roomAttendance', ofRoom],
  ['privateVolumeAttendance', ofVolumes],
] as const;

/** Every operation with a people set. */
function usesOf(account: TestAccount, person: Person, setId: string) {
  const { members, badges } = as(person);
  const { accountId } = account;
  const matching = { people: setId };
  const wish = { accountId, setId, unassignBadges: true, exportEmail: person.email };
  return [
    () => members.keptPeople.query({ accountId, setId }),
    () => members.list.query({ accountId, people: setId }),
    () => members.previewBulk.query({ accountId, action: 'suspend', selection: { matching } }),
    () => members.suspend.mutate({ accountId, selection: { matching } }),
    () => members.unsuspend.mutate({ accountId, selection: { matching } }),
    () => members.export.mutate({ accountId, matching }),
    () => badges.assignToPeople.mutate(wish),
  ];
}

describe('who loses a right', () => {
  it.each(closable)(
    'to the page %s keeps its people no more, nor opens a list from before',
    async (page, origin) => {
      const account = await lecture();
      const { accountId, people } = account;
      const { members } = as(people.admin);
      const { set } = await members.keepPeople.mutate({ accountId, origin });
      await openPages(accountId, 'owner', [page]);
      const calls = [
        () => members.keepPeople.mutate({ accountId, origin }),
        ...usesOf(account, people.admin, set.id),
      ];
      for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 403 });
      const direct = callPlatform(keepPeopleBehind, { accountId, origin }, people.admin.sessionToken);
      await expect(direct).rejects.toMatchObject({ key: 'access.forbidden' });
      for (const [other, open] of closable)
        if (other !== page) await members.keepPeople.mutate({ accountId, origin: open });
    },
  );

  it('to the members can do nothing with the people of any report', async () => {
    const account = await lecture();
    const { accountId, people } = account;
    const { members } = as(people.admin);
    const { set } = await members.keepPeople.mutate({ accountId, origin: ofRoom });
    await openPages(accountId, 'owner', ['members']);
    const keeps = closable.map(
      ([, origin]) =>
        () =>
          members.keepPeople.mutate({ accountId, origin }),
    );
    for (const call of [...keeps, ...usesOf(account, people.admin, set.id)])
      expect(await refusalOf(call())).toMatchObject({ status: 403 });
    const direct = callPlatform(keepPeopleBehind, { accountId, origin: ofRoom }, people.admin.sessionToken);
    await expect(direct).rejects.toMatchObject({ key: 'access.forbidden' });
  });

  it('to a report finds no people in its records either', async () => {
    const { accountId, people } = await lecture();
    const { attendance, members } = as(people.admin);
    const asked = { accountId, page: 'roomAttendance', sfsRoom: 'hall_1', ...time } as const;
    const { record } = await attendance.takeRecord.mutate(asked);
    const origin = { kind: 'record', page: 'roomAttendance', recordId: record.id } as const;
    await openPages(accountId, 'owner', ['roomAttendance']);
    expect(await refusalOf(members.keepPeople.mutate({ accountId, origin }))).toMatchObject({ status: 403 });
  });

  it('to the dashboard still keeps the people of reports', async () => {
    const account = await lecture();
    const { accountId, people } = account;
    await openPages(accountId, 'owner', ['analyticsDashboard']);
    const admin = as(people.admin);
    for (const [, origin] of closable) {
      const { set } = await admin.members.keepPeople.mutate({ accountId, origin });
      const { items } = await admin.members.list.query({ accountId, people: set.id });
      expect(items).toHaveLength(set.kept);
    }
  });
});
