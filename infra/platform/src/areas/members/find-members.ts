import {
  type FirstSearch,
  fewSteps,
  findFirst,
  readIds,
  wanted,
} from '../../foundation/database/find-first.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { membershipTable } from '../../foundation/schema/tables/membership.ts';
import { searchConditions, searchesOfStart, searchOfTexts } from './member-search.ts';

const columns = membershipTable.select(
  ['id', 'displayname', 'firstname', 'lastname', 'email', 'permission'],
  'm',
);

/**
 * Returns the few members that a search finds first. Each step stops at as many as are shown, so that it costs the
 * same in an account of any size:
 * 1. Names and emails that start with the text, along their indexes.
 * 2. Words anywhere, among the members updated last. This finds what many members have, such as the domain of emails.
 * 3. Words anywhere, by the text index. What step 2 has not found is rare.
 */
export async function findMembers(sql: Queryable, search: FirstSearch) {
  const { ids, hasMore } = await findFirst(sql, search, [startsWith, recentWith, anywhereWith]);
  const rows = await sql.query<SelectedRow<typeof columns>>(
    `select ${columns} from "Membership" m where m."objectId" = any($1) order by array_position($1, m."objectId")`,
    [ids],
  );
  const items = rows.map(({ id, displayname, firstname, lastname, email, permission }) => ({
    membershipId: id,
    displayName: displayname,
    firstName: firstname,
    lastName: lastname,
    email,
    permission,
  }));
  return { items, hasMore };
}

async function startsWith(sql: Queryable, { accountId, search }: FirstSearch): Promise<string[]> {
  const values = collectValues(accountId);
  const queries = searchesOfStart(search, values).map(
    ({ condition, order }, rank) => `(
      select "objectId" as id, ${rank} as rank from "Membership" where account = $1 and ${condition}
      order by ${order} limit ${wanted})`,
  );
  return readIds(sql, `select id from (${queries.join(' union all ')}) found order by rank`, values.list);
}

async function recentWith(sql: Queryable, { accountId, search }: FirstSearch): Promise<string[]> {
  const values = collectValues(accountId);
  const conditions = searchConditions({ field: 'none', text: search, anywhere: true }, values);
  return readIds(
    sql,
    `select "objectId" as id from (
       select * from "Membership" where account = $1 order by "updatedAt" desc, "objectId" desc limit ${fewSteps}
     ) recent where ${conditions.join(' or ')} limit ${wanted}`,
    values.list,
  );
}

async function anywhereWith(sql: Queryable, { accountId, search }: FirstSearch): Promise<string[]> {
  const values = collectValues(accountId);
  const query = searchOfTexts({ field: 'none', text: search, anywhere: true }, '$1', values);
  return query
    ? readIds(sql, `select membership as id from (${query} limit ${wanted}) found`, values.list)
    : [];
}
