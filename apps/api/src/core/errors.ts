import { AppError, type ErrorKind } from '@campus/contracts/core/app-error';
import { reasonOfIssue } from '@campus/contracts/core/issue-reasons';
import type { RefusalKey } from '@campus/contracts/core/keys';
import { bounded, type Reason } from '@campus/contracts/core/reasons';
import { firstSentence } from '@campus/contracts/core/sentences';
import { text } from '@campus/contracts/core/text';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import * as z from 'zod';

type Code = TRPCError['code'];

/** The error that clients of both interfaces receive. */
export interface Problem extends Reason {
  code: Code;
  httpStatus: number;
  /** A sentence to show: the key's English text, or the first issue's text for invalid input. */
  message: string;
  requestId: string;
  /** The invalid input fields with their errors; empty for other failures. */
  issues: (Reason & { path: string; message: string })[];
}

const codeOfKind = {
  signedOut: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  invalid: 'BAD_REQUEST',
  conflict: 'CONFLICT',
  mismatch: 'UNPROCESSABLE_CONTENT',
  tooMany: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
  internal: 'INTERNAL_SERVER_ERROR',
} as const satisfies Record<ErrorKind, Code>;

/** Malformed requests. Every other failure that is not an AppError is a bug. */
const keyOfCode: Partial<Record<Code, RefusalKey>> = {
  PARSE_ERROR: 'request.malformed',
  BAD_REQUEST: 'request.malformed',
  NOT_FOUND: 'request.notFound',
  METHOD_NOT_SUPPORTED: 'request.method',
  UNSUPPORTED_MEDIA_TYPE: 'request.contentType',
  PAYLOAD_TOO_LARGE: 'request.tooLarge',
  TIMEOUT: 'request.tooSlow',
};

const codeOfStatus: ReadonlyMap<number, Code> = new Map([
  [404, 'NOT_FOUND'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [414, 'PAYLOAD_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
]);

/** Wraps any thrown value with a matching code. */
export function toTrpcError(error: unknown): TRPCError {
  const app = error instanceof TRPCError ? error.cause : error;
  if (app instanceof AppError) return new TRPCError({ code: codeOfKind[app.kind], cause: app });
  if (error instanceof TRPCError) return error;
  return new TRPCError({ code: codeOfStatus.get(statusOf(error)) ?? codeOfClass(error), cause: error });
}

/**
 * The error that clients receive. An unexpected error carries only the request id, which leads to the log
 * line.
 */
export function problemOf(error: TRPCError, requestId: string): Problem {
  const { code, cause } = error;
  const httpStatus = getHTTPStatusCodeFromError(error);
  const common = { code, httpStatus, requestId, issues: [] };
  if (cause instanceof AppError) return { ...common, message: cause.message, ...bounded(cause) };
  if (code === 'BAD_REQUEST' && cause instanceof z.core.$ZodError) {
    const issues = cause.issues.flatMap(namedIssues).map(issueOf);
    const message = issues[0]?.message ?? firstSentence(cause);
    return { ...common, message, key: 'request.invalid', params: {}, issues };
  }
  const key = keyOfCode[code];
  if (key) return { ...common, message: text(key), key, params: {} };
  const failed = { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } as const;
  return { ...common, ...failed, message: text('internal.error'), key: 'internal.error', params: {} };
}

/** Returns the outcome to log and count: `success`, or the code of the failure. */
export function outcomeOf(error: TRPCError | undefined): string {
  return error ? error.code.toLowerCase() : 'success';
}

/**
 * Names the field that is wrong. If a value has the shape of one alternative, the issues are those of that
 * alternative. An unknown field is named itself, the first one if there are several.
 */
function namedIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code === 'unrecognized_keys')
    return [{ ...issue, path: [...issue.path, ...issue.keys.slice(0, 1)] }];
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.filter((issues) => !issues.some(isOfShape));
  if (meant.length !== 1) return [issue];
  return (meant[0] ?? []).flatMap((inner) => namedIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Whether an issue says that a value has another shape: another type, or fields of another alternative. */
function isOfShape({ code, path }: z.core.$ZodIssue): boolean {
  return code === 'unrecognized_keys' || (code === 'invalid_type' && path.length < 2);
}

function issueOf(issue: z.core.$ZodIssue): Problem['issues'][number] {
  return { path: issue.path.join('.'), message: issue.message, ...bounded(reasonOfIssue(issue)) };
}

/** The HTTP status that Fastify set for a malformed request. */
function statusOf(error: unknown): number {
  const known = z.object({ statusCode: z.int() }).safeParse(error);
  return known.success ? known.data.statusCode : 500;
}

function codeOfClass(error: unknown): Code {
  const status = statusOf(error);
  return status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
}
