import { deleteAvatar, getAvatar } from '@campus/contracts/profile/functions';
import type { Calls } from '../core/calls.ts';

/** Avatars, over the platform's REST routes; bindings describe functions only. */
export function profilePlatform({ queryRoute, mutateRoute }: Calls) {
  return {
    /** Deletes the avatar of the caller, whose id is given; not found where there is none. */
    async deleteAvatar(userId: string): Promise<void> {
      const { data } = await queryRoute(getAvatar, { userId });
      await mutateRoute(deleteAvatar, data);
    },
  };
}
