// @module-tag sampled
import {
  addPin,
  getAccessOverrides,
  getLastOverrideRemoval,
  removeAccessOverrides,
  undoOverrideRemoval,
} from '@campus/contracts/effective-access/functions';
import { saveRolePermissions } from '@campus/contracts/roles/functions';
import { type BoardIds, boardFields } from '@campus/domain/room-permissions/boards';
import { thresholds } from '@campus/domain/room-permissions/thresholds';
import { occurrences, randomRuns } from '@campus/domain/testing/sweep';
import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { callPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { addMember, type Person, sql } from '@campus/tests/world/world';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newObjectId } from '../../foundation/records/object-id.ts';

/** Makes an account with configured pages, room permissions, and web boards, and the calls of an admin. */
async function makeOverridden() {
  const account = await makePermissionsAccount();
  const { accountId, people, save, saveBoards } = account;
  await openPages(accountId, 'admin', ['audit']);
  await openPages(accountId, 'leader', ['badges']);
  await save({ kick: 8, mute: 8 });
  await save({ kick: 8 }, { level: 'hall' });
  await save({ mute: 1 }, { level: 'hall', instance: 2 });
  await saveBoards({ level: 'hall', boards: { leaderNone: ['7'], memberLimited: ['1'] } });
  await saveBoards({ level: 'hall', instance: 2, boards: { leaderNone: ['7'], memberLimited: ['1'] } });
  const marked = async () =>
    (await callPlatform(getAccessOverrides, { accountId }, people.admin.sessionToken)).overrides.filter(
      ({ mark }) => mark,
    );
  const remove = async (by: Person = people.admin) => {
    const keys = (await marked()).map(({ key }) => key);
    return callPlatform(removeAccessOverrides, { accountId, keys }, by.sessionToken);
  };
  const undo = (removalId: string, by: Person = people.admin) =>
    callPlatform(undoOverrideRemoval, { accountId, removalId }, by.sessionToken);
  const offered = async (by: Person = people.admin) =>
    (await callPlatform(getLastOverrideRemoval, { accountId }, by.sessionToken)).removal;
  return { ...account, marked, remove, undo, offered, records: () => storedIn(accountId) };
}

/** Returns everything stored about overrides. */
async function storedIn(accountId: string) {
  return {
    records: await sql.query('select * from "RoomPermission" where account = $1 order by id', [accountId]),
    pages: await sql.query(
      `select p.action, w.level from "WorldPermission" w join "Permission" p on p."objectId" = w.permission
       where w.account = $1 order by p.action`,
      [accountId],
    ),
  };
}

it('puts back exactly what was removed: pages, room permissions, and web boards, with who had set them', async () => {
  const { remove, undo, offered, records, marked } = await makeOverridden();
  const before = await records();
  expect((await marked()).map(({ kind, name, mark }) => [kind, name, mark])).toEqual([
    ['page', 'badges', 'shadowed'],
    ['page', 'audit', 'redundant'],
    ['permission', 'Kick', 'redundant'],
    ['board', 'leaderNone', 'redundant'],
    ['board', 'memberLimited', 'redundant'],
  ]);
  const { removed, removalId } = await remove();
  expect(removed).toBe(5);
  expect(await records()).not.toEqual(before);
  expect(await marked()).toEqual([]);
  expect(await offered()).toMatchObject({ removalId, removed: 5 });
  expect(await undo(removalId)).toEqual({ restored: 5 });
  expect(await records()).toEqual(before);
  expect(await offered()).toBeNull();
});

const boards: fc.Arbitrary<BoardIds> = fc.dictionary(
  fc.constantFrom(...boardFields),
  fc.subarray(['1', '2'], { minLength: 1 }),
  { maxKeys: 3 },
);
const values = (...ids: string[]) =>
  fc.dictionary(fc.constantFrom(...ids, 'gone'), fc.constantFrom(...thresholds), { maxKeys: 2 });
const stored = fc.oneof(
  fc.record({
    kind: fc.constantFrom('desktop', 'web'),
    permissions: values('kick', 'mute'),
    boards: fc.constant({}),
  }),
  fc.record({ kind: fc.constant('webBoard'), permissions: values('webboardfull'), boards }),
);
const scopes = [
  [null, null],
  ['hall', null],
  ['hall', 1],
  ['hall', 2],
  ['hall', 9],
  ['lab', null],
] as const;
const randomRecords = fc.uniqueArray(fc.tuple(stored, fc.constantFrom(...scopes)), {
  maxLength: 10,
  selector: ([{ kind }, scope]) => [kind, ...scope].join(' '),
});
const randomPages = fc.subarray(['audit', 'badges', 'members', 'analyticsDashboard'] as const);

it('remove everything that is marked, undo: what is stored is as before, for random configurations', async () => {
  const { accountId, people, remove, undo, marked, records } = await makeOverridden();
  const seen = { removed: 0 };
  await fc.assert(
    fc.asyncProperty(randomRecords, randomPages, async (list, pages) => {
      await sql.query('delete from "RoomPermission" where account = $1', [accountId]);
      await sql.query('delete from "WorldPermission" where account = $1', [accountId]);
      await openPages(accountId, 'admin', pages);
      const written = { kick: { by: people.owner.email, at: '2026-01-02T03:04:05.000Z' } };
      for (const [{ kind, permissions, boards: named }, [level, instance]] of list)
        await sql.query('insert into "RoomPermission" values ($1, $2, $3, $4, $5, $6, $7, $8)', [
          ...[newObjectId(), accountId, kind, level, instance],
          ...[permissions, named, written].map((json) => JSON.stringify(json)),
        ]);
      if ((await marked()).length === 0) return;
      const before = await records();
      const { removed, removalId } = await remove(people.owner);
      await undo(removalId, people.owner);
      expect(await records()).toEqual(before);
      seen.removed += removed;
    }),
    randomRuns(40),
  );
  expect(seen.removed).toBeGreaterThan(occurrences(40));
});

it('offers the undo to the person who removed, for a day, and to nobody else', async () => {
  const { accountId, people, remove, undo, offered } = await makeOverridden();
  const { removalId } = await remove();
  expect(await offered(people.owner)).toBeNull();
  const none = { key: 'effectiveAccess.removal.notFound' };
  await expect(undo(removalId, people.owner)).rejects.toMatchObject(none);
  const age = `update "OverrideRemoval" set at = now() - $2::interval where account = $1`;
  await sql.query(age, [accountId, '23 hours 59 minutes']);
  expect(await offered()).toMatchObject({ removalId });
  await sql.query(age, [accountId, '24 hours 1 minute']);
  expect(await offered()).toBeNull();
  await expect(undo(removalId)).rejects.toMatchObject(none);
});

it('of two undos at the same time, one puts back', async () => {
  const { remove, undo, records } = await makeOverridden();
  const before = await records();
  const { removalId } = await remove();
  const outcomes = await Promise.allSettled([undo(removalId), undo(removalId)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { key: 'effectiveAccess.removal.notFound' },
  });
  expect(await records()).toEqual(before);
});

it('names what another person has changed since, where, and who, and puts nothing back', async () => {
  const { accountId, people, remove, undo, save, saveBoards, records } = await makeOverridden();
  const { removalId } = await remove();
  const changes = [{ table: 'pageAccess' as const, action: 'audit', level: 'owner' as const }];
  await callPlatform(saveRolePermissions, { accountId, changes }, people.owner.sessionToken);
  await save({ kick: 1, mute: 1 }, { level: 'hall' });
  await saveBoards({ level: 'hall', instance: 2, boards: { memberNone: ['3'] } }, people.owner);
  const before = await records();
  const [owner, admin] = [people.owner.email, people.admin.email];
  await expect(undo(removalId)).rejects.toMatchObject({
    key: 'effectiveAccess.removal.changed',
    message:
      `This was changed since: Audit (by ${owner}); Kick, Room type hall, Desktop client (by ${admin}); ` +
      `Members: no access, Room hall 2, Web boards (by ${owner}). Nothing was put back.`,
  });
  expect(await records()).toEqual(before);
});

it('leaves what was set beside it since, and puts back what another person has set again to the same', async () => {
  const { accountId, remove, undo, save, stored: listed } = await makeOverridden();
  const { removalId } = await remove();
  await save({ kick: 8, mute: 1 }, { level: 'hall' });
  await undo(removalId);
  expect(await listed()).toEqual([
    'desktop world all kick 8',
    'desktop world all mute 8',
    'desktop hall all kick 8',
    'desktop hall all mute 1',
    'desktop hall 2 mute 1',
  ]);
  const boardsOf = await sql.one(
    `select boards from "RoomPermission" where account = $1 and kind = 'webBoard' and instance = 2`,
    [accountId],
  );
  expect(boardsOf).toEqual({ boards: { leaderNone: ['7'], memberLimited: ['1'] } });
});

it('asks for the pages that the values belong to, and puts back nothing above the own level', async () => {
  const { accountId, people, remove, undo, save, records } = await makeOverridden();
  const lower = await addMember(accountId, { permission: 'owner' });
  await save({ mute: 16 }, {}, people.owner);
  await save({ mute: 16 }, { level: 'lab' }, people.owner);
  const { removalId } = await remove(lower);
  const before = await records();
  await sql.query(`update "Membership" set permission = 'admin' where "user" = $1`, [lower.userId]);
  await expect(undo(removalId, lower)).rejects.toMatchObject({ key: 'roomPermissions.aboveOwn' });
  await openPages(accountId, 'owner', ['roomPermissions']);
  await expect(undo(removalId, lower)).rejects.toMatchObject({ key: 'access.forbidden' });
  await sql.query(`update "Membership" set permission = 'member' where "user" = $1`, [lower.userId]);
  await expect(undo(removalId, lower)).rejects.toMatchObject({ key: 'access.forbidden' });
  expect((await records()).records).toEqual(before.records);
});

it('is refused when a pinned rule would break, and can be made once it is not pinned', async () => {
  const { accountId, people, remove, undo, save, records } = await makeOverridden();
  const { removalId } = await remove();
  await save({ kick: 1 });
  const target = { kind: 'action', device: 'desktop', optionId: 'kick', roomId: null } as const;
  const pinned = { accountId, role: 'leader', can: true, target } as const;
  const { pin } = await callPlatform(addPin, pinned, people.admin.sessionToken);
  const before = await records();
  await expect(undo(removalId)).rejects.toMatchObject({ key: 'effectiveAccess.pin.broken' });
  expect(await records()).toEqual(before);
  await sql.query('delete from "AccessPin" where id = $1', [pin.id]);
  expect(await undo(removalId)).toEqual({ restored: 5 });
});

it('writes the histories and the audit trail', async () => {
  const { accountId, people, remove, undo } = await makeOverridden();
  const { removalId } = await remove();
  await undo(removalId);
  const by = people.admin.email;
  const byField = (a: { field: string }, b: { field: string }) => (a.field < b.field ? -1 : 1);
  const ofRooms = await sql.query<{ field: string }>(
    `select kind, level, field, "from", "to", by from "RoomPermissionChange"
     where account = $1 and level = 'hall' and "to" <> '' order by at desc limit 3`,
    [accountId],
  );
  expect(ofRooms.toSorted(byField)).toEqual([
    { kind: 'desktop', level: 'hall', field: 'kick', from: '', to: '8', by },
    { kind: 'webBoard', level: 'hall', field: 'leaderNone', from: '', to: '7', by },
    { kind: 'webBoard', level: 'hall', field: 'memberLimited', from: '', to: '1', by },
  ]);
  const ofPages = await sql.query(
    `select action, "from", "to" from "PermissionChange" where account = $1 order by at desc, action limit 2`,
    [accountId],
  );
  expect(ofPages).toEqual([
    { action: 'audit', from: null, to: 'admin' },
    { action: 'badges', from: null, to: 'leader' },
  ]);
  const entries = await sql.query(
    `select outcome, after from "AuditEntry" where account = $1 and operation = 'effectiveAccess.undoRemoval'`,
    [accountId],
  );
  expect(entries).toEqual([{ outcome: 'success', after: { restored: 5 } }]);
});
