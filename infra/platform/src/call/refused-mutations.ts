import { AppError } from '@campus/contracts/core/app-error';
import type { Services } from './services.ts';
import type { Trail } from './trail.ts';

/** The number of refused changes recorded per user. Further ones are only counted. */
const mostRefused = { calls: 60, seconds: 60 };

/** The caller and the account of a failed call. */
export interface FailedCall {
  userId: string | undefined;
  accountId: string | undefined;
  /** Whether the caller has no access to the call's account. */
  isStranger: boolean;
}

/**
 * Records a failed change and returns the error for the caller. Strangers leave no entries in an account's
 * trail, and no user leaves more than the limit. Other failures are only counted.
 */
export async function recordFailure(
  trail: Trail,
  { userId, accountId, isStranger }: FailedCall,
  error: unknown,
  { sql, limits, unrecorded }: Pick<Services, 'sql' | 'limits' | 'unrecorded'>,
): Promise<unknown> {
  if (!trail.isOpen() || !(error instanceof AppError)) {
    await trail.fail(sql, error);
    return error;
  }
  const excess = userId === undefined ? undefined : await excessOf(limits, userId);
  // The failures before a lockout have entries. Recording further guesses would fill the trail.
  const isLockedOut = userId === undefined && error.kind === 'tooMany';
  if (isStranger || excess || isLockedOut) unrecorded.count({ userId, accountId, key: error.key });
  else await trail.fail(sql, error);
  return excess ?? error;
}

async function excessOf(limits: Services['limits'], userId: string): Promise<AppError | undefined> {
  try {
    await limits.count('refused', mostRefused, userId);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
