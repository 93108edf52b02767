import { AppError } from '@campus/contracts/core/app-error';
import { idempotencyHeader } from '@campus/contracts/core/wire-route';
import { isCancelled, isUnavailable } from '../foundation/database/sql.ts';
import type { CloudFunction } from './define.ts';
import { idempotencyKeyOf, originOf, requestIdOf } from './origin.ts';
import type { Services } from './services.ts';
import { namedAccount } from './subject.ts';

/** A call as received from a transport. */
export interface IncomingCall {
  params: Record<string, unknown>;
  headers: Record<string, unknown>;
  ip: string | undefined;
  sessionToken: string | undefined;
  /** Whether an ended session is refused even for public functions. */
  refusesEndedSession?: boolean;
  /** Aborted when the caller no longer waits for the answer. */
  signal?: AbortSignal | undefined;
}

/** Runs a cloud function with a request id and a log line. Throws only AppErrors. */
export async function runCall(
  cloudFunction: CloudFunction,
  { params, headers, ip, sessionToken, refusesEndedSession = false, signal }: IncomingCall,
  services: Services,
): Promise<unknown> {
  const requestId = requestIdOf(headers['x-request-id']);
  const origin = originOf(ip, headers);
  const log = services.log.child({ requestId, operation: cloudFunction.name });
  const started = performance.now();
  let userId: string | undefined;
  const finished = (outcome: string) => ({
    userId,
    accountId: namedAccount(params),
    outcome,
    ms: Math.round((performance.now() - started) * 10) / 10,
  });
  try {
    const result = await cloudFunction.run(
      {
        params,
        sessionToken,
        refusesEndedSession,
        noteUser: (id) => {
          userId = id;
        },
        requestId,
        origin,
        log,
        signal,
        idempotencyKey: idempotencyKeyOf(headers[idempotencyHeader]),
      },
      services,
    );
    log.info(finished('success'), 'call');
    return result;
  } catch (cause) {
    const error = asAppError(cause);
    if (error.kind === 'internal' || error.kind === 'unavailable')
      log.error({ ...finished('failed'), err: cause }, 'call');
    else log.info({ ...finished('refused'), key: error.key }, 'call');
    throw error;
  }
}

/** Returns the part of a thrown value that people can see. */
export function asAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (isCancelled(cause))
    return new AppError('tooMany', 'request.tookTooLong', { seconds: 10 }).because(cause);
  if (isUnavailable(cause)) return new AppError('unavailable', 'platform.unavailable').because(cause);
  return new AppError('internal', 'internal.error').because(cause);
}
