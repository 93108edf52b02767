import * as z from 'zod';
import { bindList } from '../core/bind-list.ts';
import { bind } from '../core/binding.ts';
import { accountId } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireForm } from '../core/wire-codec.ts';
import * as bulkEdits from './bulk-edits.ts';
import * as choices from './choices.ts';
import * as doctor from './doctor.ts';
import * as duplicates from './duplicates.ts';
import { command, room } from './entries.ts';
import * as moves from './moves.ts';
import { menuFolders, menuKind, previewRooms } from './preview.ts';
import { listDeletedRooms, restoreRoom as restoreContract } from './restore.ts';
import * as rooms from './rooms.ts';

/** The most rooms that one call of `getRooms` returns. */
export const roomsPage = 1000;

const part = z.strictObject({
  accountId,
  skip: z.int().min(0).max(1_000_000).default(0),
  limit: z.int().min(1).max(roomsPage).default(roomsPage),
});

/** The rooms of an account by order, a thousand at a time. */
export const getRooms = wireCall('getRooms', part, z.object({ results: z.array(room) }));

/** The commands of an account by order, a thousand at a time. */
export const getCustomMenuItems = wireCall(
  'getCustomMenuItems',
  part,
  z.object({ results: z.array(command) }),
);

export const getRoomList = bind(rooms.listRooms, { name: 'getRoomList' });
export const findRooms = bind(rooms.findRooms, { name: 'findRooms' });
export const getRoomsVersion = bind(rooms.readRoomsVersion, { name: 'getRoomsVersion' });
export const getRoomChanges = bind(rooms.listRoomChanges, { name: 'getRoomChanges' });
export const updateRoom = bind(rooms.updateRoom, { name: 'updateRoom' });

/** Changes many rooms and commands; with `create`, those without an id are created. All or none. */
export const bulkUpdateRooms = bind(rooms.saveRooms, { name: 'bulkUpdateRooms' });
export const deleteRoom = bind(rooms.deleteRoom, { name: 'deleteRoom' });

export const restoreRoom = bind(restoreContract, { name: 'restoreRoom' });
export const getDeletedRooms = bind(listDeletedRooms, { name: 'getDeletedRooms', answer: ['items', {}] });

/** Up to two passcodes of a room. */
export const getPasscodesOfRegularRoom = bind(rooms.readPasscodes, {
  name: 'getPasscodesOfRegularRoom',
  addressedBy: 'roomId',
});

export const moveRoom = bind(moves.moveRoom, { name: 'moveRoom' });
export const undoRoomMove = bind(moves.undoMove, { name: 'undoRoomMove' });
export const renameRoomFolder = bind(moves.renameFolder, { name: 'renameRoomFolder' });

export const getLevelMappings = bind(choices.listLevels, { name: 'getLevelMappings' });
export const getLevelLocations = bind(choices.listLocations, { name: 'getLevelLocations' });
export const getLevelDoors = bind(choices.listDoors, { name: 'getLevelDoors' });
export const getOktaGroups = bind(choices.listGroups, { name: 'getOktaGroups' });
export const getSupportedLevels = bind(choices.listSupportedLevels, { name: 'getSupportedLevels' });
export const lookUpRooms = bind(choices.lookUpRooms, { name: 'lookUpRooms' });
export const getRoomReferences = bind(choices.readReferences, { name: 'getRoomReferences' });

/** The GOTO menu, the mobile list, or the room graph as the caller sees it, folder by folder, in order. */
export const getRoomMenu = wireCall(
  'getRoomMenu',
  z.strictObject({ accountId, menu: menuKind }),
  z.object({ folders: menuFolders }),
);

/** The GOTO menu, the mobile list, or the room graph as a person of a chosen role sees it. */
export const getRoomPreview = bind(previewRooms, { name: 'getRoomPreview' });

export const getRoomProblems = bind(doctor.diagnoseRooms, { name: 'getRoomProblems' });
export const remedyRoomProblem = bind(doctor.remedyRooms, { name: 'remedyRoomProblem' });
export const acceptRoomProblem = bind(doctor.acceptProblem, { name: 'acceptRoomProblem' });

/** Copies a room, a command, or a folder. */
export const duplicateRooms = bind(duplicates.duplicateRooms, { name: 'duplicateRooms' });

export const planRoomBulkEdit = bind(bulkEdits.planBulkEdit, { name: 'planRoomBulkEdit', answer: 'task' });
export const applyRoomBulkEdit = bind(bulkEdits.applyBulkEdit, { name: 'applyRoomBulkEdit', answer: 'task' });
export const getLastRoomBulkEdit = bind(bulkEdits.readLastBulkEdit, { name: 'getLastRoomBulkEdit' });
export const undoRoomBulkEdit = bind(bulkEdits.undoBulkEdit, { name: 'undoRoomBulkEdit', answer: 'task' });
export const getRoomBulkEditRows = bindList(
  bulkEdits.listBulkEditRows,
  'getRoomBulkEditRows',
  wireForm(bulkEdits.bulkRow, {}),
  bulkEdits.maxEditedRooms,
);
