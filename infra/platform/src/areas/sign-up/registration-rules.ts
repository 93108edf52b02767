import { AppError } from '@campus/contracts/core/app-error';
import { refuseSelfRegistration } from '@campus/domain/sign-up/sign-up';
import type { Queryable } from '../../ground/database/sql.ts';

interface RegistrationRules {
  invitesOnly: boolean;
  enableRestrictedRegistration: boolean;
  registrationDomains: string[];
}

/** Throws if the account does not exist, or does not let this address register without an invitation. */
export async function refuseRegistration(sql: Queryable, accountId: string, email: string): Promise<void> {
  const rules = await sql.one<RegistrationRules>(
    `select coalesce("invitesOnly", false) as "invitesOnly",
       coalesce("enableRestrictedRegistration", false) as "enableRestrictedRegistration",
       coalesce("registrationDomains", '[]') as "registrationDomains"
     from "Account" where "objectId" = $1`,
    [accountId],
  );
  if (!rules) throw new AppError('notFound', 'signUp.noAccount');
  const refusal = refuseSelfRegistration(rules, email);
  if (refusal) throw new AppError('forbidden', refusal);
}
