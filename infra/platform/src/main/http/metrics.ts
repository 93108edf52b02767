import { isLocalRequest } from '@campus/server-kit/loopback';
import { isSameSecret } from '@campus/server-kit/same-secret';
import type { Request, RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import type { Services } from '../../call/services.ts';

/**
 * Serves /metrics to programs that call directly from this machine or, if a token is set, to callers with the
 * token. Others get "not found".
 */
export function metricsRoute({
  config: { metricsToken },
  unrecorded,
}: Pick<Services, 'config' | 'unrecorded'>): RequestHandler {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Counter({
    name: 'campus_unrecorded_refusals_total',
    help: 'Refused changes without an audit entry: by strangers to an account, or too many of one user.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(unrecorded.total());
    },
  });
  return async (request, response, next) => {
    const mayRead =
      metricsToken === undefined
        ? asksDirectly(request)
        : isSameSecret(request.get('authorization'), `Bearer ${metricsToken}`);
    if (!mayRead) return next();
    response.type(registry.contentType).send(await registry.metrics());
  };
}

function asksDirectly({ socket, headers, hostname }: Request): boolean {
  return isLocalRequest({ remoteAddress: socket.remoteAddress, hostname, headers });
}
