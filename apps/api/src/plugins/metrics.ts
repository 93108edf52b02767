import { isLocalRequest } from '@campus/server-kit/loopback';
import { isSameSecret } from '@campus/server-kit/same-secret';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../core/metrics.ts';
import { refuseUnknownAddress } from './error-handler.ts';

/**
 * /metrics, for direct local callers or, if a token is set, for callers with the token. Others get "not
 * found".
 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    const mayRead =
      token === undefined
        ? asksDirectly(request)
        : isSameSecret(request.headers.authorization, `Bearer ${token}`);
    if (!mayRead) refuseUnknownAddress();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function asksDirectly({ raw, headers, hostname }: FastifyRequest): boolean {
  return isLocalRequest({ remoteAddress: raw.socket.remoteAddress, hostname, headers });
}
