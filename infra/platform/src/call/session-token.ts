import {
  apiTokenHeader,
  apiTokenPrefix,
  parseSessionHeader,
  sessionTokenHeader,
} from '@campus/contracts/core/wire-route';
import type { Request } from 'express';

/** The session token of a request to a REST route. The call itself checks that the session is live. */
export function sessionTokenOf(request: Request): string | undefined {
  return request.get(sessionTokenHeader) || undefined;
}

/** The session token of a request to Parse's own REST routes, or the token of an API credential. */
export function parseSessionTokenOf(request: Request): string | undefined {
  return request.get(parseSessionHeader) || apiTokenOf(request.headers);
}

/** The token of an API credential among headers. */
export function apiTokenOf(headers: Readonly<Record<string, unknown>>): string | undefined {
  const token = headers[apiTokenHeader];
  return isApiToken(token) ? token : undefined;
}

/** Whether a token is that of an API credential, and not of a person's session. */
export function isApiToken(token: unknown): token is string {
  return typeof token === 'string' && token.startsWith(apiTokenPrefix);
}
