import { sessionTokenHeader } from '@campus/contracts/core/wire-route';
import type { Request } from 'express';

/** The session a request of the REST gateway carries; whether it lives is found out with the call itself. */
export function sessionTokenOf(request: Request): string | undefined {
  return request.get(sessionTokenHeader) || undefined;
}
