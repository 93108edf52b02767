import type { OriginQuery } from '@campus/contracts/members/people-origins';
import { maxKeptPeople, pageOfOrigin } from '@campus/domain/members/people-sets';
import { makeBadge } from '@campus/tests/areas/badges';
import { attachedText, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { endOfTask } from '@campus/tests/areas/tasks';
import { entriesOf } from '@campus/tests/calls/audit-entries';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import {
  at,
  lecture,
  ofActivity,
  ofRoom,
  ofVolumes,
  reports,
  stay,
  time,
  window,
} from '@campus/tests/events/lecture';
import { sendEvents } from '@campus/tests/events/usage';
import { makeAccount, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();

type Api = ReturnType<typeof as>;

interface Page {
  items: { userId: string }[];
  total: number;
}

/** Every person on all pages of a report, each once. */
async function everybody(read: (page: number) => Promise<Page>): Promise<string[]> {
  const users = new Set<string>();
  for (let page = 1, seen = 0, total = 1; seen < total; page += 1) {
    const answer = await read(page);
    for (const { userId } of answer.items) users.add(userId);
    seen += answer.items.length;
    total = answer.total;
  }
  return [...users].sort();
}

/** Every person in the report that an origin names. */
function shownBy({ activity, attendance }: Api, accountId: string, origin: OriginQuery): Promise<string[]> {
  return everybody((page) => {
    const asked = { accountId, page, pageSize: 2 };
    if (origin.kind === 'activity') {
      const { kind: _, ...filter } = origin;
      return activity.list.query({ ...asked, ...filter });
    }
    if (origin.kind !== 'attendance') throw new Error('This test reads reports.');
    const { sfsRoom, all, start, hours } = origin;
    const filter = { ...asked, sfsRoom, start, hours };
    return origin.page === 'roomAttendance'
      ? attendance.ofRoom.query(filter)
      : attendance.ofVolume.query({ ...filter, all });
  });
}

const listed = async ({ members }: Api, accountId: string, people: string) =>
  (await members.list.query({ accountId, people })).items.map(({ userId }) => userId).sort();

describe('the people of a report', () => {
  it('are those whom all of its pages show, as it is filtered; guests are counted', async () => {
    const { accountId, people } = await lecture();
    const admin = as(people.admin);
    for (const [name, origin, [members, all]] of reports) {
      const shown = await shownBy(admin, accountId, origin);
      const { set } = await admin.members.keepPeople.mutate({ accountId, origin });
      const counts = { total: set.total, kept: set.kept, present: set.present };
      expect([name, shown.length, counts]).toEqual([
        name,
        all,
        { total: all, kept: members, present: members },
      ]);
      const own = shown.filter((userId) => userId !== 'guest:Lee');
      expect([name, await listed(admin, accountId, set.id)]).toEqual([name, own]);
    }
  });

  it('say which report, room, and time they are from, also in the audit log', async () => {
    const { accountId, people } = await lecture();
    const { members } = as(people.admin);
    const place = { sfsRoom: 'hall_1', roomName: 'Great Hall' };
    const kept = [
      [
        { ...ofActivity, sfsRoom: 'hall_1', type: 'JOINROOM' },
        { ...window, type: 'JOINROOM', ...place },
      ],
      [ofRoom, { ...window, page: 'roomAttendance', ...place }],
      [ofVolumes, { ...window, page: 'privateVolumeAttendance', sfsRoom: '', roomName: '' }],
    ] as const;
    for (const [asked, { roomName, ...from }] of kept) {
      const { set } = await members.keepPeople.mutate({ accountId, origin: asked });
      expect(set).toMatchObject({ origin: { kind: asked.kind, ...from }, roomName });
      const entry = (await entriesOf(accountId, 'members.keepPeople')).at(-1);
      expect(entry).toMatchObject({
        ...{ actorId: people.admin.userId, targetId: set.id, targetLabel: roomName },
        after: { page: pageOfOrigin(asked), ...from, total: set.total, kept: set.kept },
      });
      expect(JSON.stringify(entry)).not.toContain('guest:Lee');
    }
  });

  it('of a record are those of its rows, whoever is known to have been there by now', async () => {
    const { accountId, people, mia, adam, zoe } = await lecture();
    const admin = as(people.admin);
    const asked = { accountId, page: 'roomAttendance', sfsRoom: 'hall_1', ...time } as const;
    const { record } = await admin.attendance.takeRecord.mutate(asked);
    const name = { accountId, page: 'roomAttendance', recordId: record.id } as const;
    await sendEvents(stay(accountId, zoe.userId, { room: 'hall_1', times: [110, 105] }));
    expect(await admin.attendance.correctRecord.mutate(name)).toEqual({ changes: 1 });
    const { items } = await admin.attendance.record.query(name);
    const { accountId: _, ...origin } = { ...name, kind: 'record' as const };
    const { set } = await admin.members.keepPeople.mutate({ accountId, origin });
    const from = {
      recordId: record.id,
      page: 'roomAttendance',
      from: at(120),
      to: at(60),
      sfsRoom: 'hall_1',
    };
    expect(set).toMatchObject({
      ...{ origin: { kind: 'record', ...from }, roomName: 'Great Hall' },
      ...{ total: items.length, kept: 2, present: 2 },
    });
    expect(await listed(admin, accountId, set.id)).toEqual([mia.userId, adam.userId].sort());
    const again = await admin.members.keepPeople.mutate({ accountId, origin: ofRoom });
    expect(again.set).toMatchObject({ total: 4, kept: 3 });
  });

  it('who have left since are counted as gone; an erased person still counts', async () => {
    const { accountId, people, mia, adam } = await lecture();
    const admin = as(people.admin);
    const { set } = await admin.members.keepPeople.mutate({ accountId, origin: ofRoom });
    await admin.members.remove.mutate({ accountId, membershipId: mia.membershipId });
    await sql.query('delete from "Membership" where "user" = $1', [adam.userId]);
    await sql.query('delete from "_User" where "objectId" = $1', [adam.userId]);
    const { set: later } = await admin.members.keptPeople.query({ accountId, setId: set.id });
    expect(later).toMatchObject({ total: 3, kept: 2, present: 0 });
    const { set: anew } = await admin.members.keepPeople.mutate({ accountId, origin: ofRoom });
    expect(anew).toMatchObject({ total: 3, kept: 0, present: 0 });
  });

  it('are exported and given a badge: they, and nobody else', async () => {
    const { accountId, people, mia, adam, zoe } = await lecture();
    const { members, badges } = as(people.admin);
    const { set } = await members.keepPeople.mutate({ accountId, origin: ofRoom });
    const exported = await members.export.mutate({ accountId, matching: { people: set.id } });
    expect(await endOfTask(exported.task.id)).toMatchObject({ status: 'done', total: 2 });
    const file = await attachedText(await waitForMail(people.admin.email));
    expect([mia, adam, zoe].map(({ email }) => file.includes(email))).toEqual([true, true, false]);
    const badgeId = await makeBadge(accountId, 'Attended');
    const exportEmail = people.owner.email;
    const { task } = await badges.assignToPeople.mutate({ accountId, setId: set.id, badgeId, exportEmail });
    expect(await endOfTask(task.id)).toMatchObject({ status: 'done', done: 2 });
    const { items } = await badges.listAssignments.query({ accountId, badgeId });
    expect(items.map(({ email }) => email).sort()).toEqual([mia.email, adam.email].sort());
    const [entry] = await entriesOf(accountId, 'badges.assignToPeople');
    expect(entry?.after).toMatchObject({ page: 'roomAttendance', sfsRoom: 'hall_1' });
  });

  it('are at most as many as agreed', async () => {
    const { accountId, people } = await makeAccount();
    const guests = Array.from({ length: maxKeptPeople + 1 }, (_, index) =>
      stay(accountId, `guest:${index}`, { room: index === 0 ? 'lobby_0' : 'hall_1', times: [100, 90] }),
    );
    await sendEvents(guests.flat());
    const { members } = as(people.admin);
    const keep = (origin: OriginQuery) => members.keepPeople.mutate({ accountId, origin });
    const refused = {
      status: 400,
      key: 'members.people.tooMany',
      message: 'A list can hold at most 10,000 people.',
    };
    expect(await refusalOf(keep(ofActivity))).toMatchObject(refused);
    const { set } = await keep({ ...ofActivity, sfsRoom: 'hall_1' });
    expect(set).toMatchObject({ total: maxKeptPeople, kept: 0 });
    expect((await keep(ofRoom)).set).toMatchObject({ total: maxKeptPeople, kept: 0 });
    await sendEvents(stay(accountId, 'guest:0', { room: 'hall_1', times: [90, 80] }));
    expect(await refusalOf(keep(ofRoom))).toMatchObject(refused);
  });

  it('are refused of what no report shows', async () => {
    const { accountId, people } = await makeAccount();
    const { members } = as(people.admin);
    const { recordId, ...record } = { kind: 'record', page: 'roomAttendance', recordId: 'nothere' } as const;
    const wrong: [OriginQuery, number][] = [
      [{ ...ofActivity, from: at(60), to: at(120) }, 400],
      [{ ...ofActivity, to: at(-5) }, 400],
      [{ ...ofRoom, sfsRoom: '' }, 400],
      [{ ...ofRoom, sfsRoom: '', all: true }, 400],
      [{ ...ofVolumes, all: false }, 400],
      [{ ...ofRoom, start: at(37 * 24 * 60) }, 400],
      [{ ...ofRoom, start: at(-5) }, 400],
      [{ ...ofRoom, hours: 0.75 }, 400],
      [{ kind: 'figure', graph: 'roomJoins', date: at(0).slice(0, 10) }, 400],
      [{ ...record, recordId }, 404],
    ];
    for (const [origin, status] of wrong)
      expect([origin, await refusalOf(members.keepPeople.mutate({ accountId, origin }))]).toMatchObject([
        origin,
        { status },
      ]);
  });
});
