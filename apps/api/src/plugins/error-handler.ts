import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, problemOf, toTrpcError } from '../core/errors.ts';
import type { Metrics } from '../core/metrics.ts';
import { asRest, asTrpc } from '../core/problem-shapes.ts';
import { recordFailure } from '../core/refusals.ts';
import { readsWithToken, sendsToken } from '../session/read-session.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** How an interface formats failures. */
interface ErrorFormat {
  send(reply: FastifyReply, problem: Problem): FastifyReply;
}

/** For scripts: problem documents (RFC 9457), and with 401 the required authentication (RFC 6750). */
export const scriptErrors: ErrorFormat = {
  send(reply, refused) {
    const problem = refused.key === 'access.signedOut' ? ofToken(refused, reply.request) : refused;
    if (problem.httpStatus === 401) reply.header('www-authenticate', challengeTo(reply.request));
    if (problem.key === 'access.scopeMissing')
      reply.header('www-authenticate', scopeChallenge(String(problem.params.scope)));
    return reply.type('application/problem+json').send(asRest(problem));
  },
};

/** A page's session ends. A script has a token, and more than one way to get another. */
function ofToken(problem: Problem, request: FastifyRequest): Problem {
  const key = sendsToken(request) ? 'access.tokenEnded' : 'access.tokenMissing';
  return { ...problem, key, message: text(key) };
}

/** Names the missing scope (RFC 6750, 3.1), if its name is valid in a header. */
function scopeChallenge(scope: string): string {
  const challenge = 'Bearer error="insufficient_scope"';
  return /^[\w:]+$/.test(scope) ? `${challenge}, scope="${scope}"` : challenge;
}

/** For the web client: the errors of tRPC. */
export const clientErrors: ErrorFormat = {
  send: (reply, problem) => reply.send({ error: asTrpc(problem) }),
};

/** For files that pages embed: as for scripts to requests with a token, otherwise as for the web client. */
export const fileErrors: ErrorFormat = {
  send: (reply, problem) =>
    (readsWithToken(reply.request) ? scriptErrors : clientErrors).send(reply, problem),
};

/**
 * Answers every failure in this scope in this format, and records failures that no operation has recorded.
 */
export function answerErrors(app: FastifyInstance, format: ErrorFormat, metrics: Metrics): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = toTrpcError(error);
    const wait = failure.cause instanceof AppError ? failure.cause.retryAfterSeconds : undefined;
    if (wait !== undefined) reply.header('retry-after', wait);
    const problem = problemOf(failure, request.id);
    recordFailure(request, { error, key: problem.key, status: problem.httpStatus }, metrics);
    return send(reply, problem, format);
  });
}

/** Refuses requests to unknown addresses before it reads their bodies. */
export function refuseUnknownAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const mayBePage = request.method === 'GET' || request.method === 'HEAD';
    if (request.is404 && !mayBePage) refuseUnknownAddress();
  });
}

/** Refuses a request to an unknown address. */
export function refuseUnknownAddress(): never {
  throw new AppError('notFound', 'request.notFound');
}

interface Unrouted {
  request: FastifyRequest;
  reply: FastifyReply;
  headers: SecurityHeaders;
  metrics: Metrics;
}

/** Answers a request with a malformed or too long address, which no hook has seen. */
export function answerUnrouted(error: Error, { request, reply, headers, metrics }: Unrouted): FastifyReply {
  const problem = problemOf(toTrpcError(error), request.id);
  recordFailure(request, { error, key: problem.key, status: problem.httpStatus }, metrics);
  reply.headers({ ...headers, 'x-request-id': request.id });
  return send(reply, problem, scriptErrors);
}

function send(reply: FastifyReply, problem: Problem, format: ErrorFormat): FastifyReply {
  return format.send(reply.code(problem.httpStatus).header('cache-control', 'no-store'), problem);
}

function challengeTo(request: FastifyRequest): string {
  return sendsToken(request) ? 'Bearer error="invalid_token"' : 'Bearer';
}
