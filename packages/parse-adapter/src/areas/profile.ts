import { deleteAvatar, getAvatar } from '@campus/contracts/profile/functions';
import type { Calls } from '../core/calls.ts';

/** Avatars, through the platform's REST routes. Bindings describe cloud functions only. */
export function profilePlatform({ queryRoute, mutateRoute }: Calls) {
  return {
    /** Deletes the avatar of the caller with this id. Refused as not found if there is none. */
    async deleteAvatar(userId: string): Promise<void> {
      const { data } = await queryRoute(getAvatar, { userId });
      await mutateRoute(deleteAvatar, data);
    },
  };
}
