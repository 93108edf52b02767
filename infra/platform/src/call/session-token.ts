import {
  apiTokenHeader,
  apiTokenPrefix,
  parseSessionHeader,
  sessionTokenHeader,
} from '@campus/contracts/core/wire-route';
import type { Request } from 'express';

/** Returns the session token of a REST request. The call itself checks that the session is live. */
export function sessionTokenOf(request: Request): string | undefined {
  return request.get(sessionTokenHeader) || undefined;
}

/** Returns the session token, or the API credential's token, of a request to Parse's own REST routes. */
export function parseSessionTokenOf(request: Request): string | undefined {
  return request.get(parseSessionHeader) || apiTokenOf(request.headers);
}

/** Returns the API credential's token from the headers. */
export function apiTokenOf(headers: Readonly<Record<string, unknown>>): string | undefined {
  const token = headers[apiTokenHeader];
  return isApiToken(token) ? token : undefined;
}

/** Whether a token belongs to an API credential, rather than a person's session. */
export function isApiToken(token: unknown): token is string {
  return typeof token === 'string' && token.startsWith(apiTokenPrefix);
}
