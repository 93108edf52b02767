import {
  apiTokenHeader,
  apiTokenPrefix,
  deviceHeader,
  idempotencyHeader,
  parseSessionHeader,
} from '@campus/contracts/core/wire-route';
import type { Caller } from './caller.ts';

const maxUserAgentLength = 300;

/**
 * Headers that describe the caller. The platform accepts the end user's address only from trusted gateways.
 */
export function callerHeaders(
  { session, requestId, idempotencyKey, origin }: Caller,
  appId: string,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-parse-application-id': appId,
    'x-request-id': requestId,
    ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
    ...(session !== 'anonymous' && { [tokenHeader(session.token)]: session.token }),
    ...(origin?.device && { [deviceHeader]: origin.device }),
    ...(origin && { 'x-forwarded-for': origin.address, 'user-agent': printable(origin.userAgent) }),
  };
}

function tokenHeader(token: string): string {
  return token.startsWith(apiTokenPrefix) ? apiTokenHeader : parseSessionHeader;
}

function printable(userAgent: string): string {
  return userAgent.replaceAll(/[^\x20-\x7e]/g, '').slice(0, maxUserAgentLength);
}
