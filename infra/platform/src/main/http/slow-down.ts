import { setTimeout as wait } from 'node:timers/promises';
import { isSmallBody } from '@campus/server-kit/json-bounds';
import { networkOf } from '@campus/server-kit/network';
import type { Request, RequestHandler } from 'express';
import { identify } from '../../call/identify.ts';
import { parseProblem, setRetryAfter } from '../../call/problems.ts';
import type { Services } from '../../call/services.ts';
import { parseSessionTokenOf } from '../../call/session-token.ts';
import { isForwarded } from './forwarded.ts';

type Slowing = Pick<Services, 'sql' | 'config' | 'throttled'>;

/**
 * Slows down callers who continue after refusals. A session is delayed after "too many requests" or excessive
 * JSON. Large bodies without a session are rejected unread from a network that sent much excessive JSON.
 * Gateways are exempt: they forward calls of many people and throttle them themselves.
 */
export function slowDown(services: Slowing): RequestHandler {
  const { throttled } = services;
  return async (request, response, next) => {
    if (isForwarded(request)) return next();
    const session = sessionOf(request);
    response.once('finish', () => {
      if (session && response.statusCode === 429) throttled.note(session);
    });
    const pause = session ? throttled.hold(session) : 0;
    if (pause > 0) await wait(pause);
    if (await isExcessAgain(request, services)) {
      const error = await throttled.refuse(networkOf(request.ip ?? ''));
      setRetryAfter(response, error);
      return response.status(429).set('connection', 'close').json(parseProblem(error));
    }
    next();
  };
}

/** Notes the sender of excessive JSON: the session if there is one, otherwise the network. */
export function noteExcess({ throttled }: Slowing, request: Request, isIdentified: boolean): void {
  if (isForwarded(request)) return;
  const session = isIdentified ? sessionOf(request) : undefined;
  throttled.note(session ?? networkOf(request.ip ?? ''));
}

function sessionOf(request: Request): string | undefined {
  const token = parseSessionTokenOf(request);
  return token && `${networkOf(request.ip ?? '')} ${token}`;
}

async function isExcessAgain(request: Request, services: Slowing): Promise<boolean> {
  if (!services.throttled.has(networkOf(request.ip ?? ''))) return false;
  const isSmall = isSmallBody(request.headers);
  if (isSmall || (request.method === 'GET' && !request.get('transfer-encoding'))) return false;
  const token = parseSessionTokenOf(request);
  return !token || !(await identify(services, token, undefined));
}
