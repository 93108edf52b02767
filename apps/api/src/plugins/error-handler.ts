import { AppError } from '@campus/contracts/core/app-error';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { outcomeOf, type Problem, problemOf, toTrpcError } from '../core/errors.ts';
import { asRest } from '../core/problem-shapes.ts';
import type { SecurityHeaders } from './security-headers.ts';

type Shape = (problem: Problem) => object;

/** Answers every failure in this scope in the given shape. Operations have logged theirs before. */
export function answerErrors(app: FastifyInstance, shape: Shape): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = toTrpcError(error);
    const isUnlogged = !(error instanceof TRPCError) && failure.code === 'INTERNAL_SERVER_ERROR';
    if (isUnlogged) request.log.error({ err: error, req: request }, 'request failed');
    const wait = failure.cause instanceof AppError ? failure.cause.retryAfterSeconds : undefined;
    if (wait !== undefined) reply.header('retry-after', wait);
    return send(reply, problemOf(failure, request.id), shape);
  });
}

/** Answers requests to unknown addresses. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toTrpcError(new AppError('notFound', 'request.notFound'));
  return send(reply, problemOf(failure, request.id), asRest);
}

/** Answers an address that cannot be read, or is too long: no hook has seen such a request. */
export function answerUnrouted(
  error: Error,
  { request, reply, headers }: { request: FastifyRequest; reply: FastifyReply; headers: SecurityHeaders },
): FastifyReply {
  const failure = toTrpcError(error);
  request.log.info({ outcome: outcomeOf(failure) }, 'unreadable request');
  reply.headers({ ...headers, 'x-request-id': request.id });
  return send(reply, problemOf(failure, request.id), asRest);
}

function send(reply: FastifyReply, problem: Problem, shape: Shape): FastifyReply {
  return reply.code(problem.httpStatus).header('cache-control', 'no-store').send(shape(problem));
}
