import type { WireBytes } from '@campus/contracts/core/wire-route';
import { getPicture } from '@campus/contracts/profile/picture-functions';
import type { Caller } from '../core/caller.ts';
import type { ParseClient } from '../core/client.ts';

export type PicturesPlatform = ReturnType<typeof picturesPlatform>;

/** Profile pictures, as far as their owners are known to the caller. */
export function picturesPlatform(client: ParseClient, caller: Caller) {
  return {
    get: (name: string): Promise<WireBytes> =>
      client.gateway(getPicture, { name }, { ...caller, idempotent: true }),
  };
}
