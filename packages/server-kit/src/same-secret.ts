import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a given value with the secret in constant time. */
export function isSameSecret(given: string | undefined, secret: string): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(secret));
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
