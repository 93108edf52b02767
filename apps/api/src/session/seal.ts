import { hkdfSync } from 'node:crypto';
import { createShortMemory } from '@campus/server-kit/short-memory';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import type * as z from 'zod';

/** Seals values for callers to store. Only holders of the secret can read or create them. */
export interface Sealer<T extends JWTPayload> {
  seal(value: T, seconds: number): Promise<string>;
  /** The sealed value; undefined if it was tampered with, has expired, or is not ours. */
  open(sealed: string): Promise<T | undefined>;
}

export interface Sealing<T extends JWTPayload> {
  /**
   * The purpose of the sealed value. Each purpose has its own key, so that a value cannot be used for another
   * purpose.
   */
  purpose: string;
  schema: z.ZodType<T>;
}

const algorithm = 'dir';
const encryption = 'A256GCM';

/** Recently opened sessions are cached because a page sends many requests with one session. */
export function createSealer<T extends JWTPayload>(
  secret: string,
  { purpose, schema }: Sealing<T>,
): Sealer<T> {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  const opened = createShortMemory<T>();
  const key = crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

  return {
    async seal(value, seconds) {
      const expiry = Math.floor(Date.now() / 1000) + seconds;
      return new EncryptJWT({ ...value })
        .setProtectedHeader({ alg: algorithm, enc: encryption })
        .setExpirationTime(expiry)
        .encrypt(await key);
    },

    async open(sealed) {
      const known = opened.get(sealed);
      if (known) return known;
      try {
        const { payload } = await jwtDecrypt(sealed, await key, {
          keyManagementAlgorithms: [algorithm],
          contentEncryptionAlgorithms: [encryption],
          requiredClaims: ['exp'],
        });
        return opened.keep(sealed, schema.parse(payload));
      } catch {
        return undefined;
      }
    },
  };
}
