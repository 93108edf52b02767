import { getPicture } from '@campus/contracts/wire/pictures';
import type { WireBytes } from '@campus/contracts/wire/route';
import type { Caller, ParseClient } from './client.ts';

export type PicturesPlatform = ReturnType<typeof picturesPlatform>;

/** Profile pictures, as far as their owners are known to the caller. */
export function picturesPlatform(client: ParseClient, caller: Caller) {
  return {
    get: (name: string): Promise<WireBytes> =>
      client.gateway(getPicture, { name }, { ...caller, idempotent: true }),
  };
}
