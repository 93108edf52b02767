import { randomUUID } from 'node:crypto';
import { AppError } from '@campus/contracts/app-error';
import { parseCodeOf } from '@campus/contracts/wire/error-codes';
import Parse from 'parse/node';
import type { CloudFunction } from '../cloud/define.ts';
import { namedAccount } from '../cloud/subject.ts';
import { isUnavailable } from '../database/sql.ts';
import { originOf } from '../identity/origin.ts';
import type { Services } from '../services.ts';

/** What Parse Server tells a cloud function of a request, as far as we read it. */
interface ParseRequest {
  params: Record<string, unknown>;
  headers: Record<string, unknown>;
  ip: string;
  user?: { id: string; getSessionToken(): string | undefined } | undefined;
}

/** The handler under which a cloud function is registered: it gives the call an id, a log line and error codes. */
export function handlerOf(cloudFunction: CloudFunction, services: Services) {
  return async (request: ParseRequest): Promise<unknown> => {
    const requestId = requestIdOf(request.headers['x-request-id']);
    const origin = originOf(request.ip, request.headers['user-agent']);
    const log = services.log.child({ requestId, operation: cloudFunction.name });
    const started = performance.now();
    const finished = (outcome: string) => ({
      userId: request.user?.id,
      accountId: namedAccount(request.params),
      outcome,
      duration: Math.round((performance.now() - started) * 10) / 10,
    });
    try {
      const sessionToken = request.user?.getSessionToken();
      const result = await cloudFunction.run(
        { params: request.params, sessionToken, requestId, origin, log },
        services,
      );
      log.info(finished('success'), 'call');
      return result;
    } catch (cause) {
      const error = asAppError(cause);
      if (error.kind === 'internal' || error.kind === 'unavailable')
        log.error({ ...finished('failed'), err: cause }, 'call');
      else log.info({ ...finished('refused'), key: error.key }, 'call');
      throw new Parse.Error(parseCodeOf(error), error.message);
    }
  };
}

function requestIdOf(header: unknown): string {
  return typeof header === 'string' && /^[\w-]{1,64}$/.test(header) ? header : randomUUID();
}

function asAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (isUnavailable(cause)) return new AppError('unavailable', 'platform.unavailable').because(cause);
  return new AppError('internal', 'internal.error').because(cause);
}
