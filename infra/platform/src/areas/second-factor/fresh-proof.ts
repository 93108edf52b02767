import { AppError } from '@campus/contracts/core/app-error';
import type { Call, UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import { hasSecondFactor } from '../identity/factors.ts';
import { isFresh } from '../identity/fresh-proof.ts';

type Changing = Pick<Call, 'sql'> & { user: UserName; session: CallSession };

/**
 * Throws unless the session's person has proven who they are within the last minutes, with a second factor if
 * they have one. Neither an unlocked browser nor a stolen password is then enough to change a second factor.
 */
export async function requireFreshProof({ sql, user, session }: Changing): Promise<void> {
  const proven = (await hasSecondFactor(sql, user.id)) ? session.secondFactorAt : session.provenAt;
  if (!isFresh(proven)) throw new AppError('forbidden', 'secondFactor.proofNeeded');
}
