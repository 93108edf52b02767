import type { VerifiedIdentity } from '@campus/identity-providers/verify';
import type { Queryable } from '../../foundation/database/sql.ts';
import { userIdentityTable } from '../../foundation/schema/tables/user-identity.ts';

export interface LinkedIdentity {
  id: string;
  userId: string;
  /** The groups that the provider reported at the last sign-in. */
  groups: readonly string[];
}

/** Returns the identity, if it is linked, and locks it until the transaction ends. */
export function findIdentity(
  sql: Queryable,
  { issuer, subject }: Pick<VerifiedIdentity, 'issuer' | 'subject'>,
): Promise<LinkedIdentity | undefined> {
  const linked = 'where issuer = $1 and subject = $2 for no key update';
  return userIdentityTable.one(sql, ['id', 'userId', 'groups'], linked, [issuer, subject]);
}
