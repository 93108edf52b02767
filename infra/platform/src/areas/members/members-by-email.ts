import type { Queryable } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { membershipTable } from '../../foundation/schema/tables/membership.ts';
import type { LockedMember } from './lock-member.ts';
import { memberColumns } from './member-columns.ts';

/** All stored fields of a member that can change. */
export interface StoredMember extends SelectedRow<typeof columns>, Pick<LockedMember, 'email'> {
  /** The ids of the member's badges. */
  badges: readonly string[];
}

const columns = membershipTable.select([...memberColumns, 'customFields'], 'm');

interface Wanted {
  accountId: string;
  /** Lowercase. */
  emails: readonly string[];
}

/** Returns the members of an account with these emails, by email. Omits emails without a member. */
export async function readMembersByEmail(
  sql: Queryable,
  wanted: Wanted,
): Promise<ReadonlyMap<string, StoredMember>> {
  const found = await findMembers(sql, wanted);
  return readMembers(
    sql,
    found.map(({ id }) => id),
    '',
  );
}

/**
 * Locks the members until the transaction ends and then reads them. Locks in the order of all changes: the
 * account, the users if `names` will change, the memberships.
 */
export async function lockMembersByEmail(
  sql: Queryable,
  { names, ...wanted }: Wanted & { names: boolean },
): Promise<ReadonlyMap<string, StoredMember>> {
  await sql.query('select from "Account" where "objectId" = $1 for no key update', [wanted.accountId]);
  const found = await findMembers(sql, wanted);
  if (names)
    await sql.query('select from "_User" where "objectId" = any($1) order by "objectId" for no key update', [
      found.map(({ userId }) => userId),
    ]);
  const locked = await readMembers(
    sql,
    found.map(({ id }) => id),
    'for no key update of m',
  );
  const listed = new Set(wanted.emails);
  // Excludes people whose email changed while this waited for the lock.
  return new Map([...locked].filter(([email]) => listed.has(email)));
}

function findMembers(
  sql: Queryable,
  { accountId, emails }: Wanted,
): Promise<{ id: string; userId: string }[]> {
  return sql.query(
    `select m."objectId" as id, m."user" as "userId" from unnest($2::text[]) listed (email)
     join "Membership" m on m.account = $1 and m."emailKey" = search_key(left(listed.email, 128))
     where lower(m.email) = listed.email`,
    [accountId, emails],
  );
}

async function readMembers(
  sql: Queryable,
  ids: readonly string[],
  lock: '' | 'for no key update of m',
): Promise<ReadonlyMap<string, StoredMember>> {
  const members = await sql.query<Omit<StoredMember, 'badges'>>(
    // With a long list of ids, PostgreSQL 18 would skip-scan an index that begins with another column.
    `select ${columns}, lower(coalesce(m.email, '')) as email
     from unnest($1::text[]) wanted (id) join "Membership" m on m."objectId" = wanted.id
     order by "objectId" ${lock}`,
    [ids],
  );
  const badges = await readBadges(sql, ids);
  return new Map(members.map((member) => [member.email, { ...member, badges: badges.get(member.id) ?? [] }]));
}

/**
 * Call it after locking: a statement that waits for a lock sees other tables as they were before the wait.
 */
async function readBadges(
  sql: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const given = await sql.query<{ id: string; badges: string[] }>(
    `select "owningId" as id, array_agg("relatedId") as badges from "_Join:badges:Membership"
     where "owningId" = any($1) group by "owningId"`,
    [ids],
  );
  return new Map(given.map(({ id, badges }) => [id, badges]));
}
