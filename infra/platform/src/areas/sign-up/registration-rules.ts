import { AppError } from '@campus/contracts/core/app-error';
import { type Applicant, refuseSelfRegistration } from '@campus/domain/sign-up/sign-up';
import type { Queryable } from '../../foundation/database/sql.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';

const columns = ['invitesOnly', 'enableRestrictedRegistration', 'registrationDomains'] as const;

/** Throws if the account does not exist, or if this person needs an invitation to register. */
export async function refuseRegistration(
  sql: Queryable,
  accountId: string,
  applicant: Applicant,
): Promise<void> {
  const rules = await accountTable.one(sql, columns, 'where "objectId" = $1', [accountId]);
  if (!rules) throw new AppError('notFound', 'signUp.noAccount');
  const refusal = refuseSelfRegistration(rules, applicant);
  if (refusal) throw new AppError('forbidden', refusal);
}
