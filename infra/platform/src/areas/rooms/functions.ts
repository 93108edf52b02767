import {
  applyRoomBulkEdit,
  bulkUpdateRooms,
  deleteRoom,
  duplicateRooms,
  getCustomMenuItems,
  getLastRoomBulkEdit,
  getLevelDoors,
  getLevelLocations,
  getLevelMappings,
  getOktaGroups,
  getPasscodesOfRegularRoom,
  getRoomBulkEditRows,
  getRoomChanges,
  getRoomList,
  getRoomMenu,
  getRoomPreview,
  getRoomProblems,
  getRoomReferences,
  getRooms,
  getRoomsVersion,
  getSupportedLevels,
  lookUpRooms,
  moveRoom,
  planRoomBulkEdit,
  remedyRoomProblem,
  renameRoomFolder,
  undoRoomBulkEdit,
  undoRoomMove,
  updateRoom,
} from '@campus/contracts/rooms/functions';
import { campusPrograms } from '@campus/domain/sessions/sessions';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import { accountOfRow } from '../../ground/records/table.ts';
import { roomTable } from '../../ground/schema/tables/room.ts';
import { listBulkRows } from './bulk-edit-rows.ts';
import { applyEdit, lastEdit, planEdit, undoEdit } from './bulk-edits.ts';
import { bulkUpdate } from './bulk-update.ts';
import { deleteEntry } from './delete-entry.ts';
import { duplicate } from './duplicate-entries.ts';
import { listChanges } from './entry-changes.ts';
import { readVersion } from './list-version.ts';
import { moveEntries } from './move-entries.ts';
import { readPasscodes } from './passcodes.ts';
import { lookUp, readGroups, readLevels, readPlacesOf } from './read-choices.ts';
import { findEntry, readCommands, readEntries, readRooms } from './read-entries.ts';
import { previewMenu, readMenu } from './read-menu.ts';
import { diagnose } from './read-problems.ts';
import { readReferences } from './read-references.ts';
import { remedy } from './remedy-problem.ts';
import { renameRoomFolder as rename } from './rename-folder.ts';
import { readRoomsAccount } from './rooms-account.ts';
import { undoMove } from './undo-move.ts';
import { updateRoom as update } from './update-room.ts';

const access = { page: 'manageRooms' } as const;
const accountOfRoom = accountOfRow(roomTable);

/** Rooms and commands: read and changed by those who may open their page, entered by members. */
export const roomFunctions = [
  implement(getRoomList, async ({ sql, input: { accountId } }) => {
    // Before the entries: a list that is newer than its version is read again, an older one never would be.
    const version = await readVersion(sql, accountId);
    const { offers, worldBuildVersion } = await readRoomsAccount(sql, accountId);
    return { version, offers, worldBuildVersion, entries: await readEntries(sql, accountId) };
  }),
  implement(getRoomsVersion, async ({ sql, input: { accountId } }) => ({
    version: await readVersion(sql, accountId),
  })),
  cloudFunction(getRooms, {
    access,
    handle: async ({ sql, input }) => ({ results: await readRooms(sql, input.accountId, input) }),
  }),
  cloudFunction(getCustomMenuItems, {
    access,
    handle: async ({ sql, input }) => ({ results: await readCommands(sql, input.accountId, input) }),
  }),
  cloudFunction(getRoomMenu, {
    access: { level: 'member' },
    programs: campusPrograms,
    callerLimit: { calls: 60, seconds: 60 },
    handle: readMenu,
  }),

  implement(getRoomChanges, async ({ sql, input }) => {
    const items = await listChanges(sql, input);
    if (items.length === 0) await findEntry(sql, input);
    return { items };
  }),
  implement(updateRoom, (call) => update(call, call.input)),
  implement(bulkUpdateRooms, (call) => bulkUpdate(call, call.input)),
  implement(deleteRoom, async (call) => ({ version: await deleteEntry(call, call.input) })),
  implement(moveRoom, (call) => moveEntries(call, call.input)),
  implement(undoRoomMove, (call) => undoMove(call, call.input)),
  implement(renameRoomFolder, (call) => rename(call, call.input)),
  implement(duplicateRooms, (call) => duplicate(call, call.input)),

  implement(planRoomBulkEdit, async (call) => ({ task: await planEdit(call) })),
  implement(applyRoomBulkEdit, async (call) => ({ task: await applyEdit(call) })),
  implement(getLastRoomBulkEdit, async (call) => ({ task: await lastEdit(call) })),
  implement(undoRoomBulkEdit, async (call) => ({ task: await undoEdit(call) })),
  implement(getRoomBulkEditRows, listBulkRows),

  implement(getRoomProblems, ({ sql, input }) => diagnose(sql, input.accountId)),
  implement(remedyRoomProblem, (call) => remedy(call, call.input)),
  implement(getRoomPreview, ({ sql, input }) => previewMenu(sql, input)),

  implement(getPasscodesOfRegularRoom, {
    account: ({ roomId }, sql) => accountOfRoom(sql, roomId),
    missing: 'rooms.notFound',
    handle: async ({ sql, input, services }) => ({
      passcodes: await readPasscodes(sql, services.config, input.roomId),
    }),
  }),

  implement(getLevelMappings, async ({ sql, input }) => ({ items: await readLevels(sql, input.accountId) })),
  implement(getLevelLocations, async ({ sql, input }) => ({
    items: await readPlacesOf(sql, input, 'locations'),
  })),
  implement(getLevelDoors, async ({ sql, input }) => ({ items: await readPlacesOf(sql, input, 'doors') })),
  implement(getOktaGroups, async ({ sql, input }) => ({ items: await readGroups(sql, input.accountId) })),
  implement(getSupportedLevels, async ({ sql, input }) => ({
    items: (await readRoomsAccount(sql, input.accountId)).supportedLevels,
  })),
  implement(lookUpRooms, async ({ sql, input }) => ({ items: await lookUp(sql, input.accountId) })),
  implement(getRoomReferences, ({ sql, input }) => readReferences(sql, input)),
];
