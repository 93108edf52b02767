import { AppError } from '@campus/contracts/core/app-error';
import type { CallSession } from '../../call/call-session.ts';

const minutes = 10;

/**
 * Whether a person was authenticated at most a few minutes ago. Null means that the person was not
 * authenticated this way.
 */
export function isFresh(provenAt: Date | null | undefined): boolean {
  return !!provenAt && Date.now() - provenAt.getTime() < minutes * 60_000;
}

/**
 * Throws unless the session's person authenticated at most a few minutes ago. Otherwise, whoever finds an
 * open browser could link an identity.
 */
export function requireFreshProof({ provenAt }: Pick<CallSession, 'provenAt'>): void {
  if (!isFresh(provenAt)) throw new AppError('forbidden', 'sso.proofNeeded');
}
