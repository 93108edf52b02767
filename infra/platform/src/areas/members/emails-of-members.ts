import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { type MemberFilter, memberCondition } from './member-filter.ts';

/** Returns the emails of the members that match a filter, in order. */
export async function emailsOfMembers(sql: Queryable, filter: MemberFilter): Promise<string[]> {
  const values = collectValues();
  const members = await sql.query<{ email: string }>(
    `select coalesce(email, '') as email from "Membership" where ${memberCondition(filter, values)}
     order by "emailKey", "objectId"`,
    values.list,
  );
  return members.map(({ email }) => email);
}
