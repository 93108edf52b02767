import { sessionTokenHeader } from '@campus/contracts/core/wire-route';
import type { Request } from 'express';

/** The session a request of the REST gateway carries; whether it lives is found out with the call itself. */
export function sessionTokenOf(request: Request): string | undefined {
  return request.get(sessionTokenHeader) || undefined;
}

/** The session a request of Parse's own REST routes carries in its header. */
export function parseSessionTokenOf(request: Request): string | undefined {
  return request.get('x-parse-session-token') || undefined;
}
