import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/room-permissions/functions';
import { readChatbotStatus, saveRoomPermissions } from '@campus/contracts/room-permissions/room-permissions';
import { saveWebBoards } from '@campus/contracts/room-permissions/web-boards';
import type { Level } from '@campus/domain/access/levels';
import { boardFields } from '@campus/domain/room-permissions/boards';
import { refuseBoardField, refuseValue } from '@campus/domain/room-permissions/save';
import type { Threshold } from '@campus/domain/room-permissions/thresholds';
import { forward, procedure, router } from '../core/trpc.ts';

export const roomPermissionsRouter = router({
  read: forward(wire.getRoomPermissionState),
  roomTypes: forward(wire.getAccessibleLevelLocations),
  changes: forward(wire.getRoomPermissionChanges),
  save: procedure(saveRoomPermissions, async ({ input, actor, platform }) => {
    assertMay(actor.accountAccess.level, input);
    return platform.call(wire.updateRoomPermissions, input);
  }),
  reset: forward(wire.deleteRoomPermissions),
  resetType: forward(wire.deleteRoomLevelPermissions),
  saveBoards: procedure(saveWebBoards, async ({ input, actor, platform }) => {
    assertMay(actor.accountAccess.level, input);
    return platform.call(wire.saveWebBoardPermissions, input);
  }),
  resetBoards: forward(wire.deleteWebBoardPermissions),
  resetBoardsType: forward(wire.deleteWebBoardLevelPermissions),
  chatbotStatus: procedure(
    readChatbotStatus,
    async ({ input: { world }, platform }) =>
      (await platform.queryRoute(wire.getChatbotStatus, { world })).data,
  ),
});

interface Given {
  permissions: Readonly<Record<string, Threshold>>;
  boards?: object;
}

/**
 * Refuses levels above the caller's own and levels that are not offered. The platform compares them with the
 * stored ones.
 */
function assertMay(level: Level, { permissions, boards = {} }: Given): void {
  const refusals = [
    ...Object.entries(permissions).map(([option, to]) => refuseValue(level, { option, from: null, to })),
    ...boardFields.filter((field) => field in boards).map((field) => refuseBoardField(level, field)),
  ];
  const refusal = refusals.find((found) => found !== undefined);
  if (refusal === 'roomPermissions.aboveOwn') throw new AppError('forbidden', refusal);
  if (refusal) throw new AppError('invalid', refusal);
}
