import { AppError } from '@campus/contracts/core/app-error';
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
import { readChatbotStatus, saveRoomPermissions } from '@campus/contracts/room-permissions/room-permissions';
import { saveWebBoards } from '@campus/contracts/room-permissions/web-boards';
import type { Level } from '@campus/domain/access/levels';
import { boardFields } from '@campus/domain/room-permissions/boards';
import { refuseBoardField, refuseValue } from '@campus/domain/room-permissions/save';
import type { Threshold } from '@campus/domain/room-permissions/thresholds';
import { forward, procedure, router } from '../core/trpc.ts';

export const roomPermissionsRouter = router({
  read: forward(getRoomPermissionState),
  roomTypes: forward(getAccessibleLevelLocations),
  changes: forward(getRoomPermissionChanges),
  save: procedure(saveRoomPermissions, async ({ input, actor, platform }) => {
    assertMay(actor.accountAccess.level, input);
    return platform.call(updateRoomPermissions, input);
  }),
  reset: forward(deleteRoomPermissions),
  resetType: forward(deleteRoomLevelPermissions),
  saveBoards: procedure(saveWebBoards, async ({ input, actor, platform }) => {
    assertMay(actor.accountAccess.level, input);
    return platform.call(saveWebBoardPermissions, input);
  }),
  resetBoards: forward(deleteWebBoardPermissions),
  resetBoardsType: forward(deleteWebBoardLevelPermissions),
  chatbotStatus: procedure(
    readChatbotStatus,
    async ({ input: { world }, platform }) => (await platform.queryRoute(getChatbotStatus, { world })).data,
  ),
});

interface Given {
  permissions: Readonly<Record<string, Threshold>>;
  boards?: object;
}

/** Refuses levels above the caller's own, and those that are not offered. The platform knows what they replace. */
function assertMay(level: Level, { permissions, boards = {} }: Given): void {
  const refusals = [
    ...Object.entries(permissions).map(([option, to]) => refuseValue(level, { option, from: null, to })),
    ...boardFields.filter((field) => field in boards).map((field) => refuseBoardField(level, field)),
  ];
  const refusal = refusals.find((found) => found !== undefined);
  if (refusal === 'roomPermissions.aboveOwn') throw new AppError('forbidden', refusal);
  if (refusal) throw new AppError('invalid', refusal);
}
