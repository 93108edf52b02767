import { randomBytes } from 'node:crypto';
import { apiTokenPrefix } from '@campus/contracts/core/wire-route';

/** A new client id, which is no secret. */
export function newClientId(): string {
  return `campus_${randomBytes(12).toString('hex')}`;
}

/** A new client secret of 256 bits; programs that search code for secrets know it by its beginning. */
export function newClientSecret(): string {
  return `campus_secret_${randomBytes(32).toString('base64url')}`;
}

/** A new token of 256 bits. */
export function newApiToken(): string {
  return apiTokenPrefix + randomBytes(32).toString('base64url');
}
