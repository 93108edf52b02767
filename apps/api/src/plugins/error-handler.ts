import { AppError } from '@campus/contracts/core/app-error';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, problemOf, toTrpcError } from '../core/errors.ts';
import { asRest } from '../core/problem-shapes.ts';

type Shape = (problem: Problem) => object;

/** Answers every failure in this scope in the given shape. Operations have logged theirs before. */
export function answerErrors(app: FastifyInstance, shape: Shape): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = toTrpcError(error);
    const isUnlogged = !(error instanceof TRPCError) && failure.code === 'INTERNAL_SERVER_ERROR';
    if (isUnlogged) request.log.error({ err: error, req: request }, 'request failed');
    return send(reply, problemOf(failure, request.id), shape);
  });
}

/** Answers requests to unknown addresses. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toTrpcError(new AppError('notFound', 'request.notFound'));
  return send(reply, problemOf(failure, request.id), asRest);
}

function send(reply: FastifyReply, problem: Problem, shape: Shape): FastifyReply {
  return reply.code(problem.httpStatus).header('cache-control', 'no-store').send(shape(problem));
}
