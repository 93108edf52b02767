import { AppError } from '@campus/contracts/core/app-error';
import type { FactorRequirement } from '@campus/domain/second-factor/second-factor';
import type { Call, UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import { differences } from '../../call/differences.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';
import { hasSecondFactor } from '../identity/factors.ts';
import { requireFreshProof } from '../second-factor/fresh-proof.ts';

type Requiring = Pick<Call, 'sql' | 'audit'> & { user: UserName; session: CallSession };

/**
 * Sets who needs a second factor to work in an account. To prevent lockouts, callers must have set up a
 * factor before they can require it. Every change needs a recent authentication.
 */
export async function requireSecondFactor(
  call: Requiring,
  { accountId, required }: { accountId: string; required: FactorRequirement },
): Promise<void> {
  const { sql, audit, user } = call;
  const locked = 'where "objectId" = $1 for no key update';
  const previous = await accountTable.one(sql, ['organizationName', 'secondFactorRequired'], locked, [
    accountId,
  ]);
  if (!previous) throw new AppError('forbidden', 'access.forbidden');
  const { organizationName, secondFactorRequired } = previous;
  audit.note({ target: { type: 'account', id: accountId, label: organizationName } });
  if (required !== 'none' && !(await hasSecondFactor(sql, user.id)))
    throw new AppError('forbidden', 'accounts.secondFactor.setUpFirst');
  await requireFreshProof(call);
  const changed = differences({ secondFactorRequired }, { secondFactorRequired: required });
  await accountTable.update(sql, accountId, changed.after);
  audit.note(changed);
}
