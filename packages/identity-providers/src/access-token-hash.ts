import { createHash } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';

/**
 * Whether an id token's `at_hash` matches this access token: the left half of its hash, by the id token's
 * signing algorithm.
 */
export function isHashOf(hash: unknown, accessToken: string, idToken: string): boolean {
  const { alg = '' } = decodeProtectedHeader(idToken);
  // Ed25519, the only other algorithm that we accept, uses SHA-512.
  const bits = /^[A-Z]{2}(256|384|512)$/.exec(alg)?.[1] ?? '512';
  const digest = createHash(`sha${bits}`).update(accessToken).digest();
  return hash === digest.subarray(0, digest.length / 2).toString('base64url');
}
