import { STATUS_CODES } from 'node:http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { Problem } from './errors.ts';

/** The address of the list of problems, used in the type of each problem (docs/decisions/042). */
export const problemsPath = '/api/docs/problems';

/** A failure as the REST interface answers it: a problem document of RFC 9457. */
export function asRest({ code: _, httpStatus, message, requestId, issues, ...reason }: Problem) {
  const problem = {
    type: `${problemsPath}#${reason.key}`,
    title: STATUS_CODES[httpStatus] ?? '',
    status: httpStatus,
    detail: message,
    instance: `urn:uuid:${requestId}`,
    ...reason,
    requestId,
  };
  return issues.length > 0 ? { ...problem, issues } : problem;
}

/** A failure in the format of tRPC clients. */
export function asTrpc({ message, issues, ...problem }: Problem) {
  const code = TRPC_ERROR_CODES_BY_KEY[problem.code];
  return { message, code, data: { ...problem, issues, fieldErrors: fieldErrorsOf(issues) } };
}

/** The error texts by field path, as forms expect them. */
function fieldErrorsOf(issues: Problem['issues']): Record<string, string[]> {
  const byPath = Object.groupBy(issues, ({ path }) => path);
  return Object.fromEntries(
    Object.entries(byPath).map(([path, at = []]) => [path, at.map(({ message }) => message)]),
  );
}
