import type { VerifiedIdentity } from '@campus/identity-providers/verify';
import type { Queryable } from '../../ground/database/sql.ts';

export interface LinkedIdentity {
  id: string;
  userId: string;
}

/** The identity, if it is linked, locked until the transaction ends. */
export function findIdentity(
  sql: Queryable,
  { issuer, subject }: Pick<VerifiedIdentity, 'issuer' | 'subject'>,
): Promise<LinkedIdentity | undefined> {
  return sql.one<LinkedIdentity>(
    `select "objectId" as id, "user" as "userId" from "UserIdentity"
     where issuer = $1 and subject = $2 for share`,
    [issuer, subject],
  );
}
