import type { Queryable } from '../../foundation/database/sql.ts';

/**
 * Notes that the mail of a link could not be delivered to the address it asks about. The hash may be a
 * prefix, as message ids have it. Returns whether there is such a link that is still to be accepted.
 */
export async function refuseSender(sql: Queryable, tokenHash: string): Promise<boolean> {
  const refused = await sql.one(
    `update "EmailIdentity" set "refusedAt" = now()
     where "tokenHash" between $1 and $1 || 'g' and starts_with("tokenHash", $1)
       and "verifiedAt" is null returning email`,
    [tokenHash],
  );
  return refused !== undefined;
}
