import { AppError } from '@campus/contracts/core/app-error';
import { type Applicant, refuseSelfRegistration } from '@campus/domain/sign-up/sign-up';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';
import { isSuspendedAddress } from '../identity/suspended-addresses.ts';

const columns = ['invitesOnly', 'enableRestrictedRegistration', 'registrationDomains'] as const;

/**
 * Throws if the account does not exist, or if this person needs an invitation to register. A person who was suspended
 * does not come back by deleting the user or giving the address to another one.
 */
export async function refuseRegistration(
  { sql, config }: { sql: Queryable; config: Pick<Services['config'], 'tokenSecret'> },
  accountId: string,
  applicant: Applicant,
): Promise<void> {
  const rules = await accountTable.one(sql, columns, 'where "objectId" = $1', [accountId]);
  if (!rules) throw new AppError('notFound', 'signUp.noAccount');
  const refusal = refuseSelfRegistration(rules, applicant);
  if (refusal) throw new AppError('forbidden', refusal);
  if (await isSuspendedAddress(sql, config.tokenSecret, { accountId, email: applicant.email }))
    throw new AppError('forbidden', 'signUp.byInvitation');
}
