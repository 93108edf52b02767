import { AppError, type ErrorKind } from '@campus/contracts/core/app-error';
import { type ConstantKey, type MessageKey, text } from '@campus/contracts/core/messages';
import { firstSentence } from '@campus/contracts/core/sentences';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import * as z from 'zod';

type Code = TRPCError['code'];

/** What clients are told of a failure, whichever interface they came through. */
export interface Problem {
  code: Code;
  httpStatus: number;
  /** A sentence to show. */
  message: string;
  key: MessageKey;
  requestId: string;
  /** What is wrong with which field of the input; empty for other failures. */
  issues: { path: string; message: string }[];
}

const codeOfKind = {
  signedOut: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  invalid: 'BAD_REQUEST',
  conflict: 'CONFLICT',
  tooMany: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
  internal: 'INTERNAL_SERVER_ERROR',
} as const satisfies Record<ErrorKind, Code>;

/** Failures of a request's form. Every other failure that is no AppError is our own mistake. */
const keyOfCode: Partial<Record<Code, ConstantKey>> = {
  PARSE_ERROR: 'request.malformed',
  BAD_REQUEST: 'request.malformed',
  NOT_FOUND: 'request.notFound',
  METHOD_NOT_SUPPORTED: 'request.notFound',
  UNSUPPORTED_MEDIA_TYPE: 'request.contentType',
  PAYLOAD_TOO_LARGE: 'request.tooLarge',
  TIMEOUT: 'request.tooSlow',
};

const codeOfStatus: ReadonlyMap<number, Code> = new Map([
  [404, 'NOT_FOUND'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
]);

/** Whatever was thrown, with the code that fits it. */
export function toTrpcError(error: unknown): TRPCError {
  const app = error instanceof TRPCError ? error.cause : error;
  if (app instanceof AppError) return new TRPCError({ code: codeOfKind[app.kind], cause: app });
  if (error instanceof TRPCError) return error;
  return new TRPCError({ code: codeOfStatus.get(statusOf(error)) ?? codeOfClass(error), cause: error });
}

/** What clients are told. Nothing of an unexpected error but the request id by which it is found in the log. */
export function problemOf(error: TRPCError, requestId: string): Problem {
  const { code, cause } = error;
  const httpStatus = getHTTPStatusCodeFromError(error);
  if (cause instanceof AppError)
    return { code, httpStatus, message: cause.message, key: cause.key, requestId, issues: [] };
  if (code === 'BAD_REQUEST' && cause instanceof z.core.$ZodError)
    return {
      code,
      httpStatus,
      message: firstSentence(cause),
      key: 'request.invalid',
      requestId,
      issues: issuesOf(cause),
    };
  const key = keyOfCode[code];
  if (key) return { code, httpStatus, message: text(key), key, requestId, issues: [] };
  return {
    code: 'INTERNAL_SERVER_ERROR',
    httpStatus: 500,
    message: text('internal.error'),
    key: 'internal.error',
    requestId,
    issues: [],
  };
}

/** The outcome an operation is logged and counted with: `success`, or the code of its failure. */
export function outcomeOf(error: TRPCError | undefined): string {
  return error ? error.code.toLowerCase() : 'success';
}

function issuesOf(error: z.core.$ZodError): Problem['issues'] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}

/** The HTTP status that Fastify gave an error of a request's form. */
function statusOf(error: unknown): number {
  const known = z.object({ statusCode: z.int() }).safeParse(error);
  return known.success ? known.data.statusCode : 500;
}

function codeOfClass(error: unknown): Code {
  const status = statusOf(error);
  return status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
}
