import {
  deleteRoomLevelPermissions,
  deleteRoomPermissions,
  deleteWebBoardLevelPermissions,
  deleteWebBoardPermissions,
  getAccessibleLevelLocations,
  getChatbotStatus,
  getRoomPermissionChanges,
  getRoomPermissionState,
  saveWebBoardPermissions,
  updateRoomPermissions,
} from '@campus/contracts/room-permissions/functions';
import { readChatbotStatus } from '@campus/contracts/room-permissions/room-permissions';
import { forward, procedure, router } from '../core/trpc.ts';

export const roomPermissionsRouter = router({
  read: forward(getRoomPermissionState),
  roomTypes: forward(getAccessibleLevelLocations),
  changes: forward(getRoomPermissionChanges),
  save: forward(updateRoomPermissions),
  reset: forward(deleteRoomPermissions),
  resetType: forward(deleteRoomLevelPermissions),
  saveBoards: forward(saveWebBoardPermissions),
  resetBoards: forward(deleteWebBoardPermissions),
  resetBoardsType: forward(deleteWebBoardLevelPermissions),
  chatbotStatus: procedure(
    readChatbotStatus,
    async ({ input: { world }, platform }) => (await platform.queryRoute(getChatbotStatus, { world })).data,
  ),
});
