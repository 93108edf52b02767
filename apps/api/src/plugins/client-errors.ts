import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { TRPCError } from '@trpc/server';
import type { FastifyBaseLogger } from 'fastify';
import { problemOf } from '../errors.ts';
import { asRest } from '../problem-shapes.ts';

/** Answers what Node could not read as a request at all: no route, hook or error handler ever sees it. */
export function answerClientError(error: Error & { code?: string }, socket: Socket, log: FastifyBaseLogger) {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const requestId = randomUUID();
  log.info({ requestId, reason: error.code }, 'unreadable request');
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const problem = problemOf(
    new TRPCError({ code: isTooLarge ? 'PAYLOAD_TOO_LARGE' : 'PARSE_ERROR' }),
    requestId,
  );
  const body = JSON.stringify(asRest(problem));
  socket.end(
    [
      `HTTP/1.1 ${isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
