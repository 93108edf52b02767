import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { heartbeats, search, sendEvents, type TestEvent } from '@campus/tests/events/usage';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();

const minute = 60 * 1000;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minute);

/** A session that enters hall 1; it stays, or leaves after a while. */
function visit(accountId: string, user: string, began: number, stays = false): TestEvent[] {
  const common = { accountId, user, session: unique(), server: 'world-1' };
  const joined = { event: 'JOINROOM', ...common, room: 'hall_1', at: minutesAgo(began) } as const;
  const left = { event: 'LEAVEROOM', ...common, room: 'hall_1', at: minutesAgo(began - 1) } as const;
  return [joined, stays ? { event: 'ALIVE', ...common, at: minutesAgo(1) } : left];
}

/**
 * An account whose hall 1 was entered by a member, who is there now, an admin, a guest, and a former member.
 */
async function visitedAccount() {
  const account = await makePermissionsAccount();
  const { accountId, people } = account;
  const { member, admin, leader } = people;
  const room = await sql.one<{ id: string }>(
    `select "objectId" as id from "Room" where account = $1 and "levelName" = 'hall' and instance = 1`,
    [accountId],
  );
  const long = 60 * 24 * 60;
  await sendEvents([
    ...heartbeats(accountId, minutesAgo(100), minutesAgo(0)),
    ...visit(accountId, member.userId, long),
    ...visit(accountId, member.userId, 5, true),
    ...visit(accountId, admin.userId, long, true),
    ...visit(accountId, leader.userId, long),
    ...visit(accountId, `guest-${unique()}`, 30),
    ...visit(accountId, member.userId, 91 * 24 * 60),
  ]);
  await sql.query('delete from "Membership" where "objectId" = $1', [leader.membershipId]);
  const closed = { id: room?.id ?? '', permAccess: 1, teamAccess: [], groupAccess: [] };
  return { ...account, draft: { accountId, rooms: [closed] } };
}

it('before a room is closed, its entries of the last 90 days say whom it would have refused, and who is there', async () => {
  const { people, draft } = await visitedAccount();
  const { effectiveAccess } = as(people.admin);
  const { since, knownSince, completeUntil, ...replayed } = await effectiveAccess.replay.query(draft);
  expect(replayed).toEqual({
    isComplete: true,
    entries: 5,
    losses: [{ kind: 'room', device: null, optionId: null, entries: 2, people: 1, inside: 1 }],
    others: { entries: 2, people: 2 },
  });
  const daysBack = (Date.now() - Date.parse(since)) / (24 * 60 * minute);
  expect(Math.round(daysBack)).toBe(90);
  expect(Date.parse(knownSince ?? '')).toBeLessThan(Date.parse(completeUntil ?? ''));
});

it('before a permission is raised, entries say who could use it there and could no longer', async () => {
  const { accountId, people } = await visitedAccount();
  const values = { emotes: 8, mute: 4 } as const;
  const { losses } = await as(people.admin).effectiveAccess.replay.query({
    accountId,
    permissions: [{ device: 'desktop', level: 'hall', values }],
  });
  const lost = { kind: 'action', device: 'desktop', optionId: 'emotes' } as const;
  expect(losses).toEqual([{ ...lost, entries: 2, people: 1, inside: 1 }]);
});

it('names need the members page, in the usage-search service too', async () => {
  const { accountId, people, draft } = await visitedAccount();
  const lost = { kind: 'room', device: null, optionId: null } as const;
  const { effectiveAccess } = as(people.admin);
  const { items, total } = await effectiveAccess.replayPeople.query({ ...draft, lost });
  expect(items).toMatchObject([{ email: people.member.email, entries: 2, isInside: true }]);
  expect(total).toBe(1);
  await openPages(accountId, 'owner', ['members']);
  expect(await refusalOf(effectiveAccess.replayPeople.query({ ...draft, lost }))).toMatchObject({
    key: 'access.forbidden',
  });
  const asked = { server: 'staging', ...draft, lost };
  expect(await search('getPeopleOfReplay', asked, people.admin.sessionToken)).toMatchObject({ status: 403 });
  expect(await search('getPeopleOfReplay', asked, people.owner.sessionToken)).toMatchObject({ status: 200 });
});

it('an account without events is told that nothing is known', async () => {
  const { accountId, people } = await makeAccount();
  const replayed = await as(people.admin).effectiveAccess.replay.query({ accountId });
  expect(replayed).toMatchObject({ entries: 0, losses: [], knownSince: null, completeUntil: null });
});

it('takes a draft of hundreds of rooms from people with a session, and from nobody else', async () => {
  const { accountId, people } = await makePermissionsAccount();
  const rooms = Array.from({ length: 600 }, (_, index) => ({
    ...{ id: `room${String(index).padStart(6, '0')}`, permAccess: 4 as const },
    ...{ teamAccess: [], groupAccess: [] },
  }));
  const body = { accountId, server: 'staging', rooms, permissions: [] };
  expect(await search('replayEntries', body, people.admin.sessionToken)).toMatchObject({
    status: 200,
    body: [{ entries: 0, losses: [] }],
  });
  expect(await search('replayEntries', body, 'r:nobody')).toMatchObject({
    status: 400,
    body: { key: 'request.tooLarge' },
  });
});
