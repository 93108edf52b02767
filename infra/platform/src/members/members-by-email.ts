import type { Permission } from '@campus/domain/levels';
import type { Queryable } from '../database/sql.ts';
import type { LockedMember } from './lock-member.ts';

/** All that can be changed of a member, as it is stored. */
export interface StoredMember extends LockedMember {
  previousPermission: Permission | null;
  customFields: Readonly<Record<string, unknown>>;
  /** The ids of its badges. */
  badges: readonly string[];
}

interface Wanted {
  accountId: string;
  /** In lower case. */
  emails: readonly string[];
}

/** The members of an account with these emails, by email; who is no member is left out. */
export async function readMembersByEmail(
  sql: Queryable,
  { accountId, emails }: Wanted,
): Promise<ReadonlyMap<string, StoredMember>> {
  const members = await sql.query<StoredMember>(
    `select m."objectId" as id, m.account as "accountId", m."user" as "userId", listed.email,
       coalesce(m.username, '') as username, coalesce(m.displayname, '') as displayname,
       coalesce(m.firstname, '') as firstname, coalesce(m.lastname, '') as lastname,
       coalesce(m."contactEmail", '') as "contactEmail", coalesce(m.title, '') as title,
       coalesce(m."teamId", '') as "teamId", m.permission, m."previousPermission",
       coalesce(m."customFields", '{}') as "customFields", array(
         select given."relatedId" from "_Join:badges:Membership" given where given."owningId" = m."objectId"
       ) as badges
     from unnest($2::text[]) listed (email)
     join "Membership" m on m.account = $1 and m."emailKey" = search_key(left(listed.email, 128))
     where lower(m.email) = listed.email`,
    [accountId, emails],
  );
  return new Map(members.map((member) => [member.email, member]));
}

/**
 * Locks them until the transaction ends, in the order in which all changes lock: the account, their users where
 * `names` are to be changed, their memberships; and reads them as they are then.
 */
export async function lockMembersByEmail(
  sql: Queryable,
  { names, ...wanted }: Wanted & { names: boolean },
): Promise<ReadonlyMap<string, StoredMember>> {
  await sql.query('select from "Account" where "objectId" = $1 for no key update', [wanted.accountId]);
  const found = [...(await readMembersByEmail(sql, wanted)).values()];
  if (names)
    await lock(
      sql,
      '_User',
      found.map(({ userId }) => userId),
    );
  await lock(
    sql,
    'Membership',
    found.map(({ id }) => id),
  );
  return readMembersByEmail(sql, wanted);
}

async function lock(sql: Queryable, table: '_User' | 'Membership', ids: readonly string[]): Promise<void> {
  await sql.query(`select from "${table}" where "objectId" = any($1) order by "objectId" for no key update`, [
    ids,
  ]);
}
