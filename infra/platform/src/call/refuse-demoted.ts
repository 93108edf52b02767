import { AppError } from '@campus/contracts/core/app-error';
import type { AccountScoped } from '@campus/domain/access/access';
import { reaches } from '@campus/domain/access/levels';
import type { Call } from './call.ts';
import { accountAccessOf } from './identify.ts';

/**
 * Throws when the caller's level in the account is lower now than when the call came in. A call that changes who may do
 * what asks after it has waited for the account's lock: the caller's own level may have been taken since.
 */
export async function refuseDemoted(
  { sql, services, actor }: Pick<Call<unknown, AccountScoped>, 'sql' | 'services' | 'actor'>,
  accountId: string,
): Promise<void> {
  const present = await accountAccessOf({ sql, config: services.config }, actor.userId, accountId);
  const level = present?.accountAccess?.level;
  if (!level || !reaches(level, actor.accountAccess.level))
    throw new AppError('forbidden', 'access.forbidden');
}
