import { randomBytes } from 'node:crypto';
import { apiTokenPrefix } from '@campus/contracts/core/wire-route';

/** Returns a new client id, which is not secret. */
export function newClientId(): string {
  return `campus_${randomBytes(12).toString('hex')}`;
}

/** Returns a new client secret of 256 bits. Its prefix lets secret scanners recognize it. */
export function newClientSecret(): string {
  return `campus_secret_${randomBytes(32).toString('base64url')}`;
}

/** Returns a new token of 256 bits. */
export function newApiToken(): string {
  return apiTokenPrefix + randomBytes(32).toString('base64url');
}
