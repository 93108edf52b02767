import { listLimit } from '@campus/domain/core/lists';
import type { Queryable } from '../../foundation/database/sql.ts';

/** Counts the members with a value in at least one of these fields, up to a limit. */
export async function readFieldUse(
  sql: Queryable,
  accountId: string,
  names: readonly string[],
): Promise<{ members: number; isExact: boolean }> {
  const found = await sql.one<{ members: number }>(
    `select count(*)::int as members from (
       select from "Membership" where account = $1 and "customFields" ?| $2 limit $3
     ) used`,
    [accountId, names, listLimit + 1],
  );
  const members = found?.members ?? 0;
  return { members: Math.min(members, listLimit), isExact: members <= listLimit };
}

/** Whether any member has a value in one of these fields. */
export async function haveValues(
  sql: Queryable,
  accountId: string,
  names: readonly string[],
): Promise<boolean> {
  const found = await sql.one(
    'select from "Membership" where account = $1 and "customFields" ?| $2 limit 1',
    [accountId, names],
  );
  return found !== undefined;
}
