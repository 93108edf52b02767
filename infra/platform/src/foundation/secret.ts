import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new seed, from which the secret of a link is derived. */
export function newSeed(): string {
  return randomBytes(24).toString('base64url');
}

/** The secret for a seed. It cannot be derived from the database without the configuration. */
export function secretOf(tokenSecret: string, seed: string): string {
  return createHmac('sha256', tokenSecret).update(seed).digest('base64url');
}

/** The hash by which the row of a secret is found: of a link, a token, or a session. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
