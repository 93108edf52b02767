import { AppError } from '@campus/contracts/core/app-error';
import type { CallSession } from '../../call/call-session.ts';

const minutes = 10;

/** Throws unless the person of a session was proven a few minutes ago: who finds an open browser links nothing. */
export function requireFreshProof({ provenAt }: Pick<CallSession, 'provenAt'>): void {
  if (!provenAt || Date.now() - provenAt.getTime() >= minutes * 60_000)
    throw new AppError('forbidden', 'sso.proofNeeded');
}
