import { getChartMarks } from '@campus/contracts/analytics/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { bulkUpdateRooms, updateRoom } from '@campus/contracts/rooms/functions';
import { invitationWave } from '@campus/domain/analytics/marks';
import { daysLater } from '@campus/domain/core/days';
import { recordEntries } from '@campus/tests/calls/audit-entries';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, sql, type TestAccount } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const today = new Date().toISOString().slice(0, 10);
const [from, day, next] = [daysLater(today, -9), daysLater(today, -5), daysLater(today, -4)];
const noon = `${day}T12:00:00.000Z`;
const room = { type: 'room', id: 'room1', label: 'Lobby' };

/** Returns the marks of the last ten days, as a person of the account sees them. */
function marks({ accountId, people }: TestAccount, timeZone = 'UTC', person = people.owner) {
  return callPlatform(getChartMarks, { accountId, from, to: today, timeZone }, person.sessionToken);
}

/** Inserts audit entries at noon of the day, both in the account and in another one. */
async function recorded(...entries: Omit<Parameters<typeof recordEntries>[0][number], 'accountId'>[]) {
  const [account, other] = [await makeAccount(), await makeAccount()];
  await recordEntries(entries.map((entry) => ({ accountId: account.accountId, at: noon, ...entry })));
  return { account, other };
}

const world = (disabled: boolean) => ({
  operation: 'settings.save',
  after: { 'ServerConfig.disableWorld': disabled },
});
const invitesOnly = (on: boolean) => ({
  operation: 'settings.save',
  before: { 'Account.invitesOnly': !on },
  after: { 'Account.invitesOnly': on },
});
const theme = (before: string, after: string, operation = 'customization.applyTheme') => ({
  operation,
  before: { theme: before, customizations: [before] },
  after: { theme: after, customizations: [after] },
});
const customized = (operation: string) => ({ operation, after: { customizations: ['snow'] } });

const cases = [
  ['roomsCreated', { operation: 'rooms.save', target: room, after: { created: ['Lobby'] } }, 'Lobby', 1],
  ['roomsCreated', { operation: 'rooms.duplicate', after: { created: ['A', 'B'] } }, '', 2],
  [
    'roomsOpened',
    {
      operation: 'rooms.update',
      target: room,
      before: { visibleOn: ['hidden'] },
      after: { visibleOn: ['GOTO'] },
    },
    'Lobby',
    1,
  ],
  ['roomsDeleted', { operation: 'rooms.delete', target: room, before: { name: 'Lobby' } }, 'Lobby', 1],
  ['roomsRestored', { operation: 'rooms.restore', target: room, after: { name: 'Lobby' } }, 'Lobby', 1],
  [
    'roomsHidden',
    {
      operation: 'rooms.update',
      target: room,
      before: { visibleOn: ['GOTO'] },
      after: { visibleOn: ['hidden'] },
    },
    'Lobby',
    1,
  ],
  ['invitesOnly', invitesOnly(true), '', 1],
  ['invitesOnlyEnded', { ...invitesOnly(false), operation: 'settings.takeBack' }, '', 1],
  ['permissionsChanged', { operation: 'roles.save', before: { a: null }, after: { a: 'owner' } }, '', 1],
  ['permissionsChanged', { operation: 'roomPermissions.reset', after: { deleted: 2 } }, '', 1],
  ['themeRemoved', theme('winter', ''), 'winter', 1],
  ['themeApplied', theme('', 'winter', 'customization.undo'), 'winter', 1],
  ['worldDisabled', world(true), '', 1],
  ['worldEnabled', { ...world(false), operation: 'settings.takeBack' }, '', 1],
  ['themeApplied', { operation: 'customization.applyTheme', after: { theme: 'winter' } }, 'winter', 1],
  ['customized', customized('customization.saveCustomizations'), '', 1],
  ['customized', customized('customization.saveCollections'), '', 1],
  ['customized', customized('customization.clearThemes'), '', 1],
  ['customizedBack', customized('customization.undo'), '', 1],
] as const;

describe('the marks of charts', () => {
  it.each(cases)('have one %s on its day, which no other account sees', async (kind, entry, name, count) => {
    const { account, other } = await recorded(entry);
    const target = 'target' in entry ? room.id : '';
    expect(await marks(account)).toEqual([
      { day, kind, at: noon, count, name, entry: { operation: entry.operation, target, first: noon } },
    ]);
    expect(await marks(other)).toEqual([]);
  });

  it.each([
    ['membersImported', 'imports.memberships', 'members.update'],
    ['membersRemoved', 'imports.plan', 'members.remove'],
  ])('have one %s on the day an import ended, with its people', async (kind, plan, row) => {
    const planned = `${daysLater(today, -6)}T12:00:00.000Z`;
    const task = { type: 'task', id: 'task1', label: 'Import' };
    const { account } = await recorded(
      { operation: plan, at: planned, target: task, requestId: 'import' },
      ...Array.from({ length: 3 }, () => ({ operation: row, requestId: 'import' })),
      { operation: row, requestId: 'by hand' },
    );
    expect(await marks(account)).toEqual([
      { day, kind, at: noon, count: 3, name: '', entry: { operation: '', target: 'task1', first: planned } },
    ]);
  });

  it('have one wave of invitations on its day, and none of a few', async () => {
    const invited = (number: number) => ({
      operation: 'invitations.create',
      target: { type: 'invitation', id: `i${number}`, label: 'ana@campus.test' },
    });
    const few = Array.from({ length: invitationWave - 1 }, (_, index) => invited(index));
    expect(await marks((await recorded(...few)).account)).toEqual([]);
    const { account } = await recorded(...few, invited(99));
    const entry = { operation: 'invitations.create', target: '', first: noon };
    expect(await marks(account)).toEqual([
      { day, kind: 'peopleInvited', at: noon, count: invitationWave, name: '', entry },
    ]);
    expect(JSON.stringify(await marks(account))).not.toContain('ana@');
  });

  it('merge what happens several times on a day', async () => {
    const other = { ...room, id: 'room2', label: 'Lab' };
    const at = `${day}T09:00:00.000Z`;
    const { account } = await recorded(
      { operation: 'rooms.save', target: room, after: { created: ['Lobby'] } },
      { operation: 'rooms.save', target: other, after: { created: ['Lab'] }, at },
    );
    const entry = { operation: 'rooms.save', target: '', first: at };
    expect(await marks(account)).toEqual([
      { day, kind: 'roomsCreated', at: noon, count: 2, name: '', entry },
    ]);
  });

  it('leave out what was taken back on the same day, and have both marks where it was another day', async () => {
    const at = (hour: number, of = day) => ({ at: `${of}T${String(hour).padStart(2, '0')}:00:00.000Z` });
    const foyer = { ...room, id: 'room2', label: 'Foyer' };
    const made = { operation: 'rooms.save', target: foyer, after: { created: ['New room'] } };
    const gone = { operation: 'rooms.delete', target: foyer, before: { name: 'Foyer' } };
    const opened = { before: { visibleOn: ['hidden'] }, after: { visibleOn: ['GOTO'] } };
    const sameDay = [
      { ...theme('', 'winter'), ...at(1) },
      { ...theme('winter', '', 'customization.undo'), ...at(2) },
      { ...invitesOnly(true), ...at(3) },
      { ...invitesOnly(false), ...at(4), operation: 'settings.takeBack' },
      { ...made, ...at(5) },
      { operation: 'rooms.update', target: foyer, ...opened, ...at(6) },
      { ...gone, ...at(7) },
      { operation: 'rooms.duplicate', after: { created: ['A', 'B'] }, ...at(8) },
      { operation: 'rooms.delete', target: { ...room, id: 'a', label: 'A' }, ...at(9) },
      { operation: 'roles.save', before: { a: null }, after: { a: 'owner' }, ...at(10) },
      { operation: 'roles.save', before: { a: 'owner' }, after: { a: null }, ...at(11) },
      { operation: 'rooms.update', target: room, ...opened, ...at(12) },
      { operation: 'rooms.update', target: room, before: opened.after, after: opened.before, ...at(13) },
    ];
    expect(await marks((await recorded(...sameDay)).account)).toMatchObject([
      { kind: 'roomsCreated', name: 'B', count: 1 },
    ]);
    const later = [
      { ...theme('', 'winter'), ...at(1) },
      { ...theme('winter', '', 'customization.undo'), ...at(1, next) },
      { ...made, ...at(5) },
      { ...gone, ...at(5, next) },
    ];
    expect(await marks((await recorded(...later)).account)).toMatchObject([
      { day, kind: 'themeApplied', name: 'winter' },
      { day, kind: 'roomsCreated', name: 'New room' },
      { day: next, kind: 'themeRemoved', name: 'winter' },
      { day: next, kind: 'roomsDeleted', name: 'Foyer' },
    ]);
  });

  it('have what saving a new room and opening it leave in the audit log', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const { sessionToken } = people.owner;
    const fields = { name: 'Foyer', levelName: 'lobby', visibleOn: ['hidden' as const] };
    const change = { kind: 'room' as const, fields };
    const made = { accountId, create: true, entries: [{ change }] };
    const { entries } = await callPlatform(bulkUpdateRooms, made, sessionToken);
    const opened = { kind: 'room' as const, fields: { visibleOn: ['GOTO' as const] } };
    const entryId = entries[0]?.id ?? '';
    await callPlatform(updateRoom, { accountId, entryId, change: opened }, sessionToken);
    expect(await marks(account)).toMatchObject([
      { day: today, kind: 'roomsCreated', name: 'Foyer', count: 1, entry: { target: entryId } },
      { day: today, kind: 'roomsOpened', name: 'Foyer', count: 1, entry: { target: entryId } },
    ]);
  });

  it('stand on the day of the zone: 23:30 UTC is the next day in Berlin', async () => {
    const at = `${day}T23:30:00.000Z`;
    const { account } = await recorded({ ...world(true), at });
    expect(await marks(account)).toMatchObject([{ day }]);
    expect(await marks(account, 'Europe/Berlin')).toMatchObject([{ day: next }]);
  });

  it('leave out what failed, what changed nothing of theirs, and what is outside the range', async () => {
    const { account } = await recorded(
      { ...world(true), outcome: 'refused' },
      { operation: 'settings.save', after: { 'World.name': 'Campus' } },
      { operation: 'customization.saveCustomizations' },
      { operation: 'rooms.save', after: { rooms: ['Lobby'] } },
      {
        ...{ operation: 'rooms.update', target: room },
        ...{ before: { visibleOn: ['GOTO'] }, after: { visibleOn: ['mobile'] } },
      },
      { operation: 'rooms.delete', target: { type: 'command', id: 'c1', label: 'Leave' } },
      { operation: 'roomPermissions.reset', after: { deleted: 0 } },
      { ...world(true), at: `${daysLater(from, -1)}T23:59:59.999Z` },
    );
    expect(await marks(account)).toEqual([]);
  });

  it('lead to the audit log only those who may open it, and are only for who may open the dashboard', async () => {
    const { account } = await recorded(world(true));
    await sql.query(
      `insert into "WorldPermission" ("objectId", account, permission, level)
       select $1, $1, "objectId", 'owner' from "Permission" where action = 'audit'`,
      [account.accountId],
    );
    const { admin, member, owner } = account.people;
    expect(await marks(account, 'UTC', owner)).toMatchObject([{ entry: { operation: 'settings.save' } }]);
    expect(await marks(account, 'UTC', admin)).toMatchObject([{ kind: 'worldDisabled', entry: null }]);
    await expect(marks(account, 'UTC', member)).rejects.toMatchObject({ code: parseCode.forbidden });
  });
});
