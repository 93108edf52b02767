import { getBadgeImage } from '@campus/contracts/badges/functions';
import type { WireBytes } from '@campus/contracts/core/wire-route';
import type { Caller } from '../core/caller.ts';
import type { ParseClient } from '../core/client.ts';

export type BadgesPlatform = ReturnType<typeof badgesPlatform>;

export function badgesPlatform(client: ParseClient, caller: Caller) {
  return {
    image(image: { accountId: string; name: string }): Promise<WireBytes> {
      return client.gateway(getBadgeImage, image, { ...caller, idempotent: true });
    },
  };
}
