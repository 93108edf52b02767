import type { Queryable } from '../../foundation/database/sql.ts';

/**
 * Records that the mail of a consent link bounced. The hash may be a prefix, as in message ids. Returns
 * whether there is such a link that was not accepted yet.
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
