import { deleteRoom } from '@campus/contracts/rooms/functions';
import { makeRoomsAccount } from '@campus/tests/areas/rooms';
import { makeSettingsAccount } from '@campus/tests/areas/settings';
import { callPlatform } from '@campus/tests/calls/platform';
import { giveRole, whileWaiting } from '@campus/tests/calls/while-waiting';
import { openPages } from '@campus/tests/world/page-access';
import { sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import type { Sql } from '../foundation/database/sql.ts';

/** A room deletion by a moderator with access to its page. It waits for another change to the rooms. */
async function deletion() {
  const { accountId, people, ids } = await makeRoomsAccount(['A']);
  await openPages(accountId, 'moderator', ['manageRooms']);
  const { membershipId, sessionToken } = people.moderator;
  const endedAfter = (change: (other: Sql) => Promise<unknown>) =>
    whileWaiting(
      (other) => other.query('insert into room_list (account, version) values ($1, 1)', [accountId]),
      () => callPlatform(deleteRoom, { accountId, entryId: ids.A ?? '' }, sessionToken),
      change,
    );
  const rooms = () => sql.query('select from "Room" where account = $1', [accountId]);
  return { accountId, membershipId, sessionToken, endedAfter, rooms };
}

it('refuses a change whose author has lost the role while it waited, and stores nothing', async () => {
  const { membershipId, endedAfter, rooms } = await deletion();
  expect(await endedAfter(giveRole(membershipId, 'member'))).toMatchObject({
    reason: { key: 'access.forbidden' },
  });
  expect(await rooms()).toHaveLength(1);
});

it('refuses a change whose author has lost the page, or has a lower level than before', async () => {
  const lost = await deletion();
  const closed = (other: Sql) =>
    other.query('delete from "WorldPermission" where account = $1', [lost.accountId]);
  expect(await lost.endedAfter(closed)).toMatchObject({ reason: { key: 'access.forbidden' } });
  const { accountId, people, saveAs, stored } = await makeSettingsAccount();
  await openPages(accountId, 'member', ['worldInformation']);
  const { membershipId, sessionToken } = people.admin;
  const change = { setting: 'World.welcomeMessage', value: 'Hi' } as const;
  const ended = await whileWaiting(
    (other) => other.query('select from "World" where account = $1 for update', [accountId]),
    () => saveAs(sessionToken, 'worldInformation', [change]),
    giveRole(membershipId, 'moderator'),
  );
  expect(ended).toMatchObject({ reason: { key: 'access.forbidden' } });
  expect((await stored()).World).not.toMatchObject({ welcomeMessage: 'Hi' });
});

it('refuses a change whose session has ended while it waited', async () => {
  const { membershipId, endedAfter, rooms } = await deletion();
  const ended = await endedAfter((other) =>
    other.query(
      'delete from "_Session" where "user" = (select "user" from "Membership" where "objectId" = $1)',
      [membershipId],
    ),
  );
  expect(ended).toMatchObject({ reason: { key: 'access.signedOut' } });
  expect(await rooms()).toHaveLength(1);
});

it('keeps a change that waited while its author’s access stayed', async () => {
  const { endedAfter, rooms } = await deletion();
  expect(await endedAfter(async () => {})).toMatchObject({ status: 'fulfilled' });
  expect(await rooms()).toEqual([]);
});
