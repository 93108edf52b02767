import { deleteAvatar, getAvatar } from '@campus/contracts/profile/functions';
import type { Caller } from '../core/caller.ts';
import type { ParseClient } from '../core/client.ts';

export type ProfilePlatform = ReturnType<typeof profilePlatform>;

/** What people do with their avatars, over the platform's REST gateway. */
export function profilePlatform(client: ParseClient, caller: Caller) {
  return {
    /** Deletes the avatar of the caller, whose id is given; not found where there is none. */
    async deleteAvatar(userId: string): Promise<void> {
      const { data } = await client.gateway(getAvatar, { userId }, { ...caller, idempotent: true });
      await client.gateway(deleteAvatar, data, { ...caller, idempotent: false });
    },
  };
}
