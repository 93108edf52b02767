import * as wire from '@campus/contracts/rooms/functions';
import { readRoomUse } from '@campus/contracts/rooms/use';
import { forward, procedure, router } from '../core/trpc.ts';

export const roomsRouter = router({
  list: forward(wire.getRoomList),
  levels: forward(wire.getLevelMappings),
  locations: forward(wire.getLevelLocations),
  doors: forward(wire.getLevelDoors),
  groups: forward(wire.getOktaGroups),
  supportedLevels: forward(wire.getSupportedLevels),
  lookup: forward(wire.lookUpRooms),
  references: forward(wire.getRoomReferences),
  passcodes: forward(wire.getPasscodesOfRegularRoom),
  version: forward(wire.getRoomsVersion),
  changes: forward(wire.getRoomChanges),
  update: forward(wire.updateRoom),
  save: forward(wire.bulkUpdateRooms),
  delete: forward(wire.deleteRoom),
  restore: forward(wire.restoreRoom),
  move: forward(wire.moveRoom),
  undoMove: forward(wire.undoRoomMove),
  renameFolder: forward(wire.renameRoomFolder),
  planBulkEdit: forward(wire.planRoomBulkEdit),
  bulkEditRows: forward(wire.getRoomBulkEditRows),
  applyBulkEdit: forward(wire.applyRoomBulkEdit),
  lastBulkEdit: forward(wire.getLastRoomBulkEdit),
  undoBulkEdit: forward(wire.undoRoomBulkEdit),
  diagnose: forward(wire.getRoomProblems),
  remedy: forward(wire.remedyRoomProblem),
  duplicate: forward(wire.duplicateRooms),
  preview: forward(wire.getRoomPreview),
  use: procedure(readRoomUse, ({ input, platform }) => platform.live.roomUse(input.accountId)),
});
