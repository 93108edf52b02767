import { AppError } from '@campus/contracts/core/app-error';
import type { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf, toTrpcError } from '../core/errors.ts';
import type { Metrics } from '../core/metrics.ts';
import { recordFailure } from '../core/refusals.ts';

/** The RFC 6749 (5.2) codes for our refusals. Any other refusal is an `invalid_request`. */
const codes: Readonly<Record<string, string>> = {
  'credentials.clientInvalid': 'invalid_client',
  'credentials.notUsable': 'unauthorized_client',
  'credentials.paused': 'unauthorized_client',
  'credentials.oauth.grantType': 'unsupported_grant_type',
  'credentials.scopeUnknown': 'invalid_scope',
  'credentials.tokenOfAnother': 'unauthorized_client',
};

interface FailedRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  metrics: Metrics;
}

/**
 * Answers a failure as RFC 6749 requires: `invalid_client` with 401, and failures worth a retry with their
 * own status.
 */
export function sendOAuthError(error: unknown, { request, reply, metrics }: FailedRequest): FastifyReply {
  const failure = inForm(toTrpcError(error));
  const { key, httpStatus, message } = problemOf(failure, request.id);
  const wait = failure.cause instanceof AppError ? failure.cause.retryAfterSeconds : undefined;
  if (wait !== undefined) reply.header('retry-after', wait);
  const isInvalidClient = codes[key] === 'invalid_client';
  if (isInvalidClient && request.headers.authorization !== undefined)
    reply.header('www-authenticate', 'Basic realm="api"');
  const status = isInvalidClient ? 401 : statusOf(httpStatus);
  recordFailure(request, { error, key, status }, metrics);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: codes[key] ?? codeOf(httpStatus), error_description: message });
}

/** The general error for a wrong content type asks for JSON. This endpoint needs a form. */
function inForm(failure: TRPCError): TRPCError {
  if (failure.code !== 'UNSUPPORTED_MEDIA_TYPE') return failure;
  return toTrpcError(new AppError('invalid', 'credentials.oauth.form'));
}

function statusOf(status: number): number {
  return status === 429 || status >= 500 ? status : 400;
}

function codeOf(status: number): string {
  if (status === 429 || status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}
