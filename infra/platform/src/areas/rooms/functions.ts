import type { WireEntry } from '@campus/contracts/rooms/entries';
import * as wire from '@campus/contracts/rooms/functions';
import { readableEntry } from '@campus/domain/rooms/own-level';
import { campusPrograms } from '@campus/domain/sessions/sessions';
import { aboutRow } from '../../call/about-row.ts';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import { roomTable } from '../../foundation/schema/tables/room.ts';
import { readLevels, readPlacesOf } from '../worlds/read-levels.ts';
import { readRoomsAccount } from '../worlds/rooms-account.ts';
import { acceptProblem } from './accept-problem.ts';
import { listBulkRows } from './bulk-edit-rows.ts';
import { applyEdit, lastEdit, planEdit, undoEdit } from './bulk-edits.ts';
import { bulkUpdate } from './bulk-update.ts';
import { deleteEntry } from './delete-entry.ts';
import { duplicate } from './duplicate-entries.ts';
import { listChanges } from './entry-changes.ts';
import { findRooms } from './find-rooms.ts';
import { listDeleted } from './list-deleted.ts';
import { readVersion } from './list-version.ts';
import { moveEntries } from './move-entries.ts';
import { readScenesAbove } from './own-level.ts';
import { readPasscodes } from './passcodes.ts';
import { prepareAnswer } from './prepared-lists.ts';
import { lookUp, readGroups } from './read-choices.ts';
import { findEntry, readCommands, readRooms } from './read-entries.ts';
import { previewMenu, readMenu } from './read-menu.ts';
import { diagnose } from './read-problems.ts';
import { readReferences } from './read-references.ts';
import { remedy } from './remedy-problem.ts';
import { renameRoomFolder } from './rename-folder.ts';
import { restoreEntry } from './restore-entry.ts';
import { undoMove } from './undo-move.ts';
import { updateRoom } from './update-room.ts';

const access = { page: 'manageRooms' } as const;

/** Rooms and commands: read and changed by those who may open their page, entered by members. */
export const roomFunctions = [
  implement(wire.getRoomList, async (call) => {
    const { accountId } = call.input;
    const { level } = call.actor.accountAccess;
    // Before the entries: a list that is newer than its version is read again, an older one never would be.
    const version = await readVersion(call.sql, accountId);
    const { offers, worldBuildVersion } = await readRoomsAccount(call.sql, accountId);
    const own = { level, scenesAbove: await readScenesAbove(call.sql, accountId, level) };
    const facts = { version, offers, worldBuildVersion, own };
    const answer = (entries: readonly WireEntry[]) => ({
      ...facts,
      entries: entries.map((entry) => readableEntry(level, entry)),
    });
    return prepareAnswer(call, { wire: wire.getRoomList, accountId, facts, answer });
  }),
  implement(wire.findRooms, ({ sql, input }) => findRooms(sql, input)),
  implement(wire.getRoomsVersion, async ({ sql, input: { accountId } }) => ({
    version: await readVersion(sql, accountId),
  })),
  cloudFunction(wire.getRooms, {
    access,
    handle: async ({ sql, input, actor: { accountAccess } }) => ({
      results: (await readRooms(sql, input.accountId, input)).map((room) =>
        readableEntry(accountAccess.level, room),
      ),
    }),
  }),
  cloudFunction(wire.getCustomMenuItems, {
    access,
    handle: async ({ sql, input }) => ({ results: await readCommands(sql, input.accountId, input) }),
  }),
  cloudFunction(wire.getRoomMenu, {
    access: { level: 'member' },
    programs: campusPrograms,
    callerLimit: { calls: 60, seconds: 60 },
    handle: readMenu,
  }),

  implement(wire.getRoomChanges, async ({ sql, input }) => {
    const items = await listChanges(sql, input);
    if (items.length === 0) await findEntry(sql, input);
    return { items };
  }),
  implement(wire.updateRoom, (call) => updateRoom(call, call.input)),
  implement(wire.bulkUpdateRooms, (call) => bulkUpdate(call, call.input)),
  implement(wire.deleteRoom, async (call) => ({ version: await deleteEntry(call, call.input) })),
  implement(wire.restoreRoom, (call) => restoreEntry(call, call.input)),
  implement(wire.getDeletedRooms, async ({ sql, input, actor: { accountAccess } }) => ({
    items: await listDeleted(sql, input.accountId, accountAccess.level),
  })),
  implement(wire.moveRoom, (call) => moveEntries(call, call.input)),
  implement(wire.undoRoomMove, (call) => undoMove(call, call.input)),
  implement(wire.renameRoomFolder, (call) => renameRoomFolder(call, call.input)),
  implement(wire.duplicateRooms, (call) => duplicate(call, call.input)),

  implement(wire.planRoomBulkEdit, async (call) => ({ task: await planEdit(call) })),
  implement(wire.applyRoomBulkEdit, async (call) => ({ task: await applyEdit(call) })),
  implement(wire.getLastRoomBulkEdit, async (call) => ({ task: await lastEdit(call) })),
  implement(wire.undoRoomBulkEdit, async (call) => ({ task: await undoEdit(call) })),
  implement(wire.getRoomBulkEditRows, listBulkRows),

  implement(wire.getRoomProblems, ({ sql, input, actor: { accountAccess } }) =>
    diagnose(sql, input.accountId, accountAccess),
  ),
  implement(wire.acceptRoomProblem, (call) => acceptProblem(call, call.input)),
  implement(wire.remedyRoomProblem, (call) => remedy(call, call.input)),
  implement(wire.getRoomPreview, previewMenu),

  implement(wire.getPasscodesOfRegularRoom, {
    ...aboutRow(roomTable, 'roomId', 'rooms.notFound'),
    handle: async ({ sql, input, services, actor: { accountAccess } }) => ({
      passcodes: await readPasscodes(sql, services.config, input.roomId, accountAccess.level),
    }),
  }),

  implement(wire.getLevelMappings, async ({ sql, input }) => ({
    items: await readLevels(sql, input.accountId),
  })),
  implement(wire.getLevelLocations, async ({ sql, input }) => ({
    items: await readPlacesOf(sql, input, 'locations'),
  })),
  implement(wire.getLevelDoors, async ({ sql, input }) => ({
    items: await readPlacesOf(sql, input, 'doors'),
  })),
  implement(wire.getOktaGroups, async ({ sql, input }) => ({
    items: await readGroups(sql, input.accountId),
  })),
  implement(wire.getSupportedLevels, async ({ sql, input }) => ({
    items: (await readRoomsAccount(sql, input.accountId)).supportedLevels,
  })),
  implement(wire.lookUpRooms, async ({ sql, input }) => ({ items: await lookUp(sql, input.accountId) })),
  implement(wire.getRoomReferences, ({ sql, input }) => readReferences(sql, input)),
];
