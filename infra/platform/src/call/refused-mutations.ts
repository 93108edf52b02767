import { AppError } from '@campus/contracts/core/app-error';
import type { Services } from './services.ts';
import type { Trail } from './trail.ts';

/** How many changes of one user may be refused; further ones are not written down one by one. */
const mostRefused = { calls: 60, seconds: 60 };

/** Who made a call that failed, and about which account. */
export interface FailedCall {
  userId: string | undefined;
  accountId: string | undefined;
  /** Whether the caller has no access to the account that the call is about. */
  isStranger: boolean;
}

/**
 * Records a change that failed, and returns what the caller is told. Strangers leave nothing in an account's trail, and
 * nobody leaves more entries than the limit: those are counted only.
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
  // The failures that led to it have entries; those who go on guessing would fill the trail.
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
