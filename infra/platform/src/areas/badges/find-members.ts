import type { Queryable } from '../../ground/database/sql.ts';

/**
 * The memberships of an account by the emails of their users, in lower case. Emails without a member are
 * left out.
 */
export async function findMembersByEmail(
  sql: Queryable,
  accountId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await sql.query<{ email: string; id: string }>(
    `select listed.email, m."objectId" as id
     from unnest($2::text[]) listed (email)
     join "Membership" m on m.account = $1 and m."emailKey" = search_key(listed.email)
     where lower(m.email) = listed.email`,
    [accountId, emails],
  );
  return new Map(found.map(({ email, id }) => [email, id]));
}
