import { AppError } from '@campus/contracts/core/app-error';
import { getWebRooms, updateWebRoom } from '@campus/contracts/web-rooms/functions';
import { updateWebRoom as contract } from '@campus/contracts/web-rooms/web-rooms';
import { forward, procedure, router } from '../core/trpc.ts';

export const webRoomsRouter = router({
  list: forward(getWebRooms),

  update: procedure(contract, async ({ input, actor, platform }) => {
    if (input.order !== undefined && !actor.superadmin) throw new AppError('forbidden', 'access.forbidden');
    return platform.call(updateWebRoom, input);
  }),
});
