import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Returns a new seed. The secret of a link is derived from it. */
export function newSeed(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * Derives the secret from a seed. The database alone is not enough: the configured token secret is needed.
 */
export function secretOf(tokenSecret: string, seed: string): string {
  return createHmac('sha256', tokenSecret).update(seed).digest('base64url');
}

/** Returns the hash that a link, token, or session is looked up by. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
