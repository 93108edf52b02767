import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../core/metrics.ts';
import { answerNotFound } from './error-handler.ts';

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8);
thisMachine.addAddress('::1', 'ipv6');

/**
 * /metrics, for this machine only or, if a token is set, for callers with the token. For others it does not
 * exist.
 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    const mayRead = token === undefined ? isLocal(request.ip) : carries(request, token);
    if (!mayRead) return answerNotFound(request, reply);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function isLocal(address: string): boolean {
  return thisMachine.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function carries(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
