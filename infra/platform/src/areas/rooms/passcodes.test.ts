import {
  bulkUpdateRooms,
  getPasscodesOfRegularRoom,
  getRoomMenu,
  updateRoom,
} from '@campus/contracts/rooms/functions';
import { makeRoom, makeRoomsAccount } from '@campus/tests/areas/rooms';
import { callPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { makeSuperadmin, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const secrets = ['lantern-7', 'harbor-42'];

async function makeGuarded() {
  const account = await makeRoomsAccount(['A', 'C!'], {
    dashboardOptions: { allowRegularRoomPasscodes: true },
  });
  const { accountId, people, ids } = account;
  const entryId = ids.A ?? '';
  const set = (passcodes: string[], fields = {}) =>
    callPlatform(
      updateRoom,
      { accountId, entryId, change: { kind: 'room', fields, passcodes } },
      people.admin.sessionToken,
    );
  const read = (roomId = entryId, by: { sessionToken: string } = people.admin) =>
    callPlatform(getPasscodesOfRegularRoom, { roomId }, by.sessionToken);
  return { ...account, entryId, set, read };
}

it('ROM-047 answers up to two passcodes to admin, owner, and superadmin; an unknown room fails', async () => {
  const { set, read, people, entryId, ids } = await makeGuarded();
  expect(await read()).toEqual({ passcodes: [] });
  await set(secrets);
  for (const by of [people.admin, people.owner, await makeSuperadmin()])
    expect(await read(entryId, by)).toEqual({ passcodes: secrets });
  for (const by of [people.moderator, people.member])
    await expect(read(entryId, by)).rejects.toMatchObject({ key: 'access.forbidden' });
  const stranger = (await makeGuarded()).people.owner;
  await expect(read(entryId, stranger)).rejects.toMatchObject({ key: 'rooms.notFound' });
  for (const id of ['Nowhere000', ids.C ?? ''])
    await expect(read(id)).rejects.toMatchObject({ key: 'rooms.notFound' });
});

it('ROM-047 answers passcodes to a role that was granted the page', async () => {
  const { accountId, set, read, people, entryId } = await makeGuarded();
  await set(secrets.slice(0, 1));
  await openPages(accountId, 'moderator');
  expect(await read(entryId, people.moderator)).toEqual({ passcodes: secrets.slice(0, 1) });
});

it('ROM-014 ROM-015 passcodes hide a room, and a room comes into a menu only without them', async () => {
  const { set, read, people, accountId, entryId } = await makeGuarded();
  const { entry } = await set(secrets, {});
  expect(entry).toMatchObject({ visibleOn: ['hidden'], hasPasscodes: true });
  await expect(set(secrets, { visibleOn: ['GOTO'] })).rejects.toMatchObject({
    key: 'rooms.passcodes.visible',
  });
  const show = callPlatform(
    updateRoom,
    { accountId, entryId, change: { kind: 'room', fields: { visibleOn: ['mobile'] } } },
    people.admin.sessionToken,
  );
  await expect(show).rejects.toMatchObject({ key: 'rooms.passcodes.visible' });
  expect(await read()).toEqual({ passcodes: secrets });
  const shown = await set([], { visibleOn: ['mobile'] });
  expect(shown.entry).toMatchObject({ visibleOn: ['mobile'], hasPasscodes: false });
  expect(await read()).toEqual({ passcodes: [] });
});

it.each([
  ['ROM-036', ['lantern-7', 'harbor-42', 'anchor-11'], 'rooms.passcode.count'],
  ['ROM-037', ['lantern'], 'rooms.passcode.weak'],
  ['ROM-038', ['lantern 77'], 'rooms.passcode.characters'],
])('%s refuses %j, and keeps what the room has', async (_, passcodes, key) => {
  const { set, read } = await makeGuarded();
  await set(secrets);
  await expect(set(passcodes)).rejects.toMatchObject({ key });
  expect(await read()).toEqual({ passcodes: secrets });
});

it('ROM-040 stores no passcodes for an account that has none', async () => {
  const { accountId, set, read } = await makeGuarded();
  await sql.query(`update "Account" set "dashboardOptions" = '{}' where "objectId" = $1`, [accountId]);
  await expect(set(secrets)).rejects.toMatchObject({ key: 'rooms.passcodes.notOffered' });
  expect(await read()).toEqual({ passcodes: [] });
});

it('tells passcodes, and those of Zoom, neither in lists and menus nor in the database and the audit trail', async () => {
  const { accountId, set, list, people } = await makeGuarded();
  const zoomCredential = { id: '987-654', passcode: 'zoom-secret-3' };
  const answer = await set(secrets, { zoomCredential });
  const created = await callPlatform(
    bulkUpdateRooms,
    {
      accountId,
      create: true,
      entries: [
        { change: { kind: 'room', fields: { levelName: 'hall', zoomCredential }, passcodes: [...secrets] } },
      ],
    },
    people.admin.sessionToken,
  );
  const menu = await callPlatform(getRoomMenu, { accountId, menu: 'GOTO' }, people.member.sessionToken);
  const stored = await sql.query('select "roomSecurity"::text from "Room" where account = $1', [accountId]);
  const audited = await sql.query('select a::text from "AuditEntry" a where account = $1', [accountId]);
  expect(audited.length).toBeGreaterThan(0);
  const received = JSON.stringify([answer, created, await list(), menu, stored, audited]);
  for (const secret of secrets) expect(received).not.toContain(secret);
  expect(JSON.stringify([menu, audited])).not.toContain(zoomCredential.passcode);
});

it('no table of the database holds a passcode that can be read, and its cipher opens no other room', async () => {
  const { accountId, entryId, set, read } = await makeGuarded();
  const secret = `pass${unique()}1`;
  await set([secret]);
  const tables = await sql.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(50);
  const union = tables.map(
    ({ name }) => `select '${name}' as name from ${name} t where t::text like '%' || $1 || '%'`,
  );
  expect(await sql.query(union.join(' union all '), [secret])).toEqual([]);

  const other = await makeRoom(accountId, { visibleOn: ['hidden'] });
  await sql.query(
    `update "Room" set "roomSecurity" = (select "roomSecurity" from "Room" where "objectId" = $1) where "objectId" = $2`,
    [entryId, other],
  );
  await expect(read(other)).rejects.toBeDefined();
  expect(await read()).toEqual({ passcodes: [secret] });
});
