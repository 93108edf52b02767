import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/web-rooms/functions';
import { updateWebRoom } from '@campus/contracts/web-rooms/web-rooms';
import { forward, procedure, router } from '../core/trpc.ts';

export const webRoomsRouter = router({
  list: forward(wire.getWebRooms),

  update: procedure(updateWebRoom, async ({ input, actor, platform }) => {
    if (input.order !== undefined && !actor.superadmin) throw new AppError('forbidden', 'access.forbidden');
    return platform.call(wire.updateWebRoom, input);
  }),
});
