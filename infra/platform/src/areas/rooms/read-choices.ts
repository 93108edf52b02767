import type { Queryable } from '../../foundation/database/sql.ts';

/** The groups that the account's Okta knows, by name; none for an account without Okta. */
export async function readGroups(sql: Queryable, accountId: string): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select distinct jsonb_array_elements_text(coalesce(s.groups, '[]')) as name
     from "SSOConfig" s
     join "_Join:serverConfigs:SSOConfig" j on j."owningId" = s."objectId"
     join "ServerConfig" c on c."objectId" = j."relatedId"
     where c.account = $1 order by name`,
    [accountId],
  );
  return rows.map(({ name }) => name);
}

/** The groups of a person, as the account's identity providers reported them at the last sign-in with each. */
export async function readGroupsOf(
  sql: Queryable,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select distinct jsonb_array_elements_text(coalesce(i.groups, '[]')) as name
     from "UserIdentity" i
     join "_Join:serverConfigs:SSOConfig" j on j."owningId" = i."ssoConfig"
     join "ServerConfig" c on c."objectId" = j."relatedId"
     where i."user" = $2 and c.account = $1`,
    [accountId, userId],
  );
  return rows.map(({ name }) => name);
}

/** Up to 500 rooms that have a name and a voice server, of instances below 5000 (ROM-048). */
export function lookUp(sql: Queryable, accountId: string) {
  return sql.query<{ id: string; name: string; voiceIP: string }>(
    `select "objectId" as id, name, "voiceIP" from "Room"
     where account = $1 and instance < 5000 and name <> '' and "voiceIP" <> ''
     order by "order", "objectId" limit 500`,
    [accountId],
  );
}
