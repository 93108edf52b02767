import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { createShortMemory } from '../short-memory.ts';
import { type Session, sessionSchema } from './session.ts';

/** Seals sessions for callers to keep. Who does not have the secret can neither read nor make one. */
export interface Sealer {
  seal(session: Session, seconds: number): Promise<string>;
  /** The session in a sealed value, or undefined when it was tampered with, has expired or is not ours. */
  open(sealed: string): Promise<Session | undefined>;
}

const algorithm = 'dir';
const encryption = 'A256GCM';

/** What was opened a moment ago is not opened again: a page sends many requests with one session. */
export function createSealer(secret: string): Sealer {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', 'campus session', 32));
  const opened = createShortMemory<Session>();
  const key = crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

  return {
    async seal(session, seconds) {
      const expiry = Math.floor(Date.now() / 1000) + seconds;
      return new EncryptJWT({ ...session })
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
        return opened.keep(sealed, sessionSchema.parse(payload));
      } catch {
        return undefined;
      }
    },
  };
}
