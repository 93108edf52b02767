import { apiTokenHeader, apiTokenPrefix, sessionTokenHeader } from '@campus/contracts/core/wire-route';
import type { Request } from 'express';

/** The session a request of the REST gateway carries; whether it lives is found out with the call itself. */
export function sessionTokenOf(request: Request): string | undefined {
  return request.get(sessionTokenHeader) || undefined;
}

/** The session a request of Parse's own REST routes carries in its header, or the token of an API credential. */
export function parseSessionTokenOf(request: Request): string | undefined {
  return request.get('x-parse-session-token') || apiTokenOf(request.headers);
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
