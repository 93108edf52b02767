import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { TRPCError } from '@trpc/server';
import type { FastifyBaseLogger } from 'fastify';
import { problemOf } from '../core/errors.ts';
import { asRest } from '../core/problem-shapes.ts';
import type { SecurityHeaders } from './security-headers.ts';

const unreadable = { code: 'PARSE_ERROR', status: 400 } as const;
const answers: Readonly<Record<string, { code: TRPCError['code']; status: number }>> = {
  HPE_HEADER_OVERFLOW: { code: 'PAYLOAD_TOO_LARGE', status: 431 },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'TIMEOUT', status: 408 },
};

/** The handling of errors that Fastify does not cover. */
export interface BareAnswer {
  socket: Socket;
  log: FastifyBaseLogger;
  headers: SecurityHeaders;
}

/** Answers data that Node could not parse as a request. Routes, hooks, and error handlers never see it. */
export function answerClientError(error: Error & { code?: string }, { socket, log, headers }: BareAnswer) {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const requestId = randomUUID();
  log.info({ requestId, reason: error.code }, 'unreadable request');
  const { code, status } = answers[error.code ?? ''] ?? unreadable;
  const problem = problemOf(new TRPCError({ code }), requestId);
  const body = JSON.stringify(asRest(problem));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'cache-control: no-store',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
