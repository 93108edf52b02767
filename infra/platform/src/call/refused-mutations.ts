import { AppError } from '@campus/contracts/core/app-error';
import type { Services } from './services.ts';
import type { Trail } from './trail.ts';

/** How many refused changes of one user are recorded. Further ones are only counted. */
const mostRefused = { calls: 60, seconds: 60 };

/** The caller of a failed call, and its account. */
export interface FailedCall {
  userId: string | undefined;
  accountId: string | undefined;
  /** Whether the caller has no access to the account that the call is about. */
  isStranger: boolean;
}

/**
 * Records a failed change, and returns the error for the caller. Strangers leave no entries in an account's trail, and
 * nobody leaves more than the limit: further failures are only counted.
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
  // The failures before the lockout have entries. Recording further guesses would fill the trail.
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
