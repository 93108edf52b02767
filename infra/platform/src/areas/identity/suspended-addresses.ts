import type { Queryable } from '../../foundation/database/sql.ts';
import { secretOf } from '../../foundation/secret.ts';

const hashIn = (tokenSecret: string, accountId: string, email: string) =>
  secretOf(tokenSecret, `suspended address ${accountId} ${email.toLowerCase()}`);

/**
 * Records the address of a user in each account that suspends the user. Call it before the address becomes free: a new
 * user with it would not be suspended.
 */
export async function recordSuspendedAddress(
  sql: Queryable,
  tokenSecret: string,
  userId: string,
): Promise<void> {
  const suspensions = await sql.query<{ accountId: string; email: string }>(
    `select m.account as "accountId", u.email from "Membership" m join "_User" u on u."objectId" = m."user"
     where m."user" = $1 and m.permission = 'suspended' and u.email is not null`,
    [userId],
  );
  for (const { accountId, email } of suspensions)
    await sql.query(
      `insert into suspended_address (account, hash, "user") values ($1, $2, $3)
       on conflict (account, hash) do update set "user" = excluded."user", "createdAt" = now()`,
      [accountId, hashIn(tokenSecret, accountId, email), userId],
    );
}

/**
 * Whether a person who was suspended in an account gave up this address. The address is free again when the person is
 * no longer suspended, or when somebody with it has accepted an invitation since.
 */
export async function isSuspendedAddress(
  sql: Queryable,
  tokenSecret: string,
  { accountId, email }: { accountId: string; email: string },
): Promise<boolean> {
  const found = await sql.one(
    `select from suspended_address s where s.account = $1 and s.hash = $2
       and not exists (
         select from "Membership" m
         where m.account = s.account and m."user" = s."user" and m.permission <> 'suspended')
       and not exists (
         select from "Invitation" i where i.account = s.account and i.email = $3
           and i.status = 'accepted' and i."updatedAt" > s."createdAt")`,
    [accountId, hashIn(tokenSecret, accountId, email), email.toLowerCase()],
  );
  return found !== undefined;
}
