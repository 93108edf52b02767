import { searchWords } from '@campus/domain/core/search-words';
import {
  type FirstSearch,
  fewSteps,
  findFirst,
  readIds,
  wanted,
} from '../../foundation/database/find-first.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { hasTrigram } from '../../foundation/database/trigrams.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { searchCondition } from './list-invitations.ts';

const keys = ['email', 'search_key("lastName")', 'search_key("firstName")'];

/** The last sign of the order that indexes of texts have (ICU). */
const last = "U&'\\FFFF'";

/**
 * Returns the ids of the few invitations that a search finds first, in the steps of `findMembers`: texts that start with
 * it, then words anywhere among the invitations updated last, then words anywhere by the text index.
 */
export function findInvitations(sql: Queryable, search: FirstSearch) {
  return findFirst(sql, search, [startsWith, recentWith, anywhereWith]);
}

/** The order of these indexes has no operator for the start of a text, but a range in which all such texts are. */
async function startsWith(sql: Queryable, { accountId, search }: FirstSearch): Promise<string[]> {
  const start = 'search_key($2)';
  const queries = keys.map(
    (key, rank) => `(
      select "objectId" as id, ${rank} as rank from "Invitation"
      where account = $1 and ${key} >= ${start} and ${key} < ${start} || ${last} and ${key} ^@ ${start}
      order by ${key}, "objectId" limit ${wanted})`,
  );
  const text = `select id from (${queries.join(' union all ')}) found order by rank`;
  return readIds(sql, text, [accountId, search.trim()]);
}

async function recentWith(sql: Queryable, { accountId, search }: FirstSearch): Promise<string[]> {
  const values = collectValues(accountId);
  const condition = searchCondition(search, values);
  return readIds(
    sql,
    `select "objectId" as id from (
       select "objectId", "searchKey" from "Invitation" where account = $1
       order by "updatedAt" desc, "objectId" desc limit ${fewSteps}
     ) recent where ${condition} limit ${wanted}`,
    values.list,
  );
}

async function anywhereWith(sql: Queryable, { accountId, search }: FirstSearch): Promise<string[]> {
  if (!searchWords(search).some(hasTrigram)) return [];
  const values = collectValues(accountId);
  const condition = searchCondition(search, values);
  return readIds(
    sql,
    `select "objectId" as id from "Invitation" where account = $1 and ${condition} limit ${wanted}`,
    values.list,
  );
}
