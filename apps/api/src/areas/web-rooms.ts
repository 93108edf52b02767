import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/web-rooms/functions';
import { updateWebRoom } from '@campus/contracts/web-rooms/web-rooms';
import { refuseWebRoomOrder } from '@campus/domain/rooms/web-rooms';
import { forward, procedure, router } from '../core/trpc.ts';

export const webRoomsRouter = router({
  list: forward(wire.getWebRooms),

  update: procedure(updateWebRoom, async ({ input, actor, platform }) => {
    const refusal = input.order === undefined ? undefined : refuseWebRoomOrder(actor);
    if (refusal) throw new AppError('forbidden', refusal);
    return platform.call(wire.updateWebRoom, input);
  }),
});
