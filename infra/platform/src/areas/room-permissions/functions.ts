import * as wire from '@campus/contracts/room-permissions/functions';
import { ofPage, permissionsLimit } from '@campus/contracts/room-permissions/room-permissions';
import { boardFields } from '@campus/domain/room-permissions/boards';
import { campusPrograms } from '@campus/domain/sessions/sessions';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import type { SaveGuard } from '../../call/save-guard.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readOptions, readPermissionsAccount } from './catalog.ts';
import { listChanges } from './changes.ts';
import { effectivePermissions } from './effective.ts';
import { readState } from './read-state.ts';
import { isOfWebBoards, readRecords, wireRecord, wireWebBoard } from './records.ts';
import { resetPermissions } from './reset.ts';
import { readPermissionRooms, readRoomTypes } from './room-types.ts';
import { savePermissions, savePermissionsOfBoards } from './save.ts';

const access = ofPage;
const ofDevice = ({ isWeb }: { isWeb: boolean }) => (isWeb ? 'web' : 'desktop');

/**
 * Permissions of rooms and web boards. People who can open their page read and change them; members read
 * their own.
 */
export const createRoomPermissionFunctions = (guard: SaveGuard) => [
  implement(wire.getRoomPermissionState, ({ sql, input: { accountId }, actor, services }) =>
    readState(sql, {
      accountId,
      level: actor.accountAccess.level,
      noted: services.config.teamSuiteNoteAccountIds,
    }),
  ),
  implement(wire.getAccessibleLevelLocations, ({ sql, input: { accountId } }) =>
    readRoomTypes(sql, accountId),
  ),
  implement(wire.getRoomPermissionChanges, async ({ sql, input }) => ({
    items: await listChanges(sql, input),
  })),
  cloudFunction(wire.getLevelPermissions, {
    access,
    handle: async ({ sql, input }) => ({
      results: (await readRecords(sql, input.accountId))
        .filter(({ kind, instance }) => kind === ofDevice(input) && instance === null)
        .map(wireRecord),
    }),
  }),
  cloudFunction(wire.getRoomPermissions, {
    access,
    handle: async ({ sql, input }) => ({
      results: (await readRecords(sql, input.accountId))
        .filter((row) => row.kind === ofDevice(input) && row.level === input.level && row.instance !== null)
        .map(wireRecord),
    }),
  }),
  cloudFunction(wire.getWebBoardPermissions, {
    access,
    handle: async ({ sql, input }) => ({ results: await readMappings(sql, input.accountId) }),
  }),
  cloudFunction(wire.getPermissionRooms, {
    access,
    handle: async ({ sql, input }) => ({ results: await readPermissionRooms(sql, input) }),
  }),
  cloudFunction(wire.getWebLevelMappings, {
    access,
    handle: async ({ sql, input: { accountId } }) => {
      const account = await readPermissionsAccount(sql, accountId);
      const levels = await readOptions(sql, accountId, account);
      return { results: levels.filter(({ isWebAvailable }) => isWebAvailable) };
    },
  }),
  cloudFunction(wire.getEffectivePermissions, {
    access: { level: 'member' },
    programs: campusPrograms,
    callerLimit: { calls: 120, seconds: 60 },
    handle: effectivePermissions,
  }),

  implement(wire.updateRoomPermissions, (call) => savePermissions(call, call.input, guard)),
  implement(wire.deleteRoomPermissions, (call) => {
    const { instance = null, ...input } = call.input;
    return resetPermissions(call, { ...input, kinds: [ofDevice(input)], instance }, guard);
  }),
  implement(wire.deleteRoomLevelPermissions, (call) =>
    resetPermissions(call, { ...call.input, kinds: ['desktop', 'web'], instance: undefined }, guard),
  ),
  implement(wire.saveWebBoardPermissions, (call) => savePermissionsOfBoards(call, call.input, guard)),
  cloudFunction(wire.updateWebBoardPermissions, {
    access,
    callerLimit: permissionsLimit,
    audit: { operation: 'roomPermissions.saveBoards' },
    handle: async (call) => {
      const { permissionLevel, boardIds, ...input } = call.input;
      return savePermissionsOfBoards(call, { ...input, boards: { [permissionLevel]: boardIds } }, guard);
    },
  }),
  implement(wire.deleteWebBoardPermissions, (call) => {
    const { instance = null, ...input } = call.input;
    return resetPermissions(call, { ...input, kinds: ['webBoard'], instance }, guard);
  }),
  implement(wire.deleteWebBoardLevelPermissions, (call) =>
    resetPermissions(call, { ...call.input, kinds: ['webBoard'], instance: undefined }, guard),
  ),
];

/**
 * Returns one mapping per field that names boards. A record without such fields has one mapping without a
 * field.
 */
async function readMappings(sql: Queryable, accountId: string) {
  const rows = (await readRecords(sql, accountId)).filter(isOfWebBoards).map(wireWebBoard);
  return rows.flatMap(({ boards, ...record }) => {
    const fields = boardFields.filter((field) => (boards[field] ?? []).length > 0);
    const levels = fields.length === 0 ? [null] : fields;
    return levels.map((permissionLevel) => ({
      ...record,
      permissionLevel,
      boardIds: (permissionLevel && boards[permissionLevel]) ?? [],
    }));
  });
}
