import { AppError } from '@campus/contracts/core/app-error';
import type { Call, UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import { hasSecondFactor } from './factors.ts';

type Changing = Pick<Call, 'sql'> & { user: UserName; session: CallSession };

const minutes = 10;

/**
 * Throws unless the person was proven in this session a few minutes ago, by a second factor if there is one: who finds
 * an open browser, or knows the password only, changes no second factor.
 */
export async function requireFreshProof({ sql, user, session }: Changing): Promise<void> {
  const proven = (await hasSecondFactor(sql, user.id)) ? session.secondFactorAt : session.provenAt;
  if (!proven || Date.now() - proven.getTime() >= minutes * 60_000)
    throw new AppError('forbidden', 'secondFactor.proofNeeded');
}
