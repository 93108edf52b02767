import { timingSafeEqual } from 'node:crypto';
import { isLoopback } from '@campus/domain/core/loopback';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../core/metrics.ts';
import { answerNotFound } from './error-handler.ts';

/**
 * /metrics, for programs of this machine that ask directly or, if a token is set, for callers with the token. For
 * others it does not exist.
 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    const mayRead = token === undefined ? asksDirectly(request) : carries(request, token);
    if (!mayRead) return answerNotFound(request, reply);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

const proxyHeaders = ['forwarded', 'via', 'x-real-ip'];

/**
 * Whether a program of this machine asks by itself. What a proxy of this machine passes on comes from here too, but it
 * is asked for under the console's name, or says that it was passed on.
 */
function asksDirectly({ raw, headers, hostname }: FastifyRequest): boolean {
  const passedOn = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || proxyHeaders.includes(name),
  );
  return !passedOn && isLoopback(raw.socket.remoteAddress ?? '') && isLoopback(hostname);
}

function carries(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
