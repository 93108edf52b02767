import { AppError } from '@campus/contracts/core/app-error';
import type { Call, UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import { isFresh } from '../identity/fresh-proof.ts';
import { hasSecondFactor } from './factors.ts';

type Changing = Pick<Call, 'sql'> & { user: UserName; session: CallSession };

/**
 * Throws unless the person was proven in this session a few minutes ago, by a second factor if there is one: an open
 * browser that is found, or a known password alone, changes no second factor.
 */
export async function requireFreshProof({ sql, user, session }: Changing): Promise<void> {
  const proven = (await hasSecondFactor(sql, user.id)) ? session.secondFactorAt : session.provenAt;
  if (!isFresh(proven)) throw new AppError('forbidden', 'secondFactor.proofNeeded');
}
