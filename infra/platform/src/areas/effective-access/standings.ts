import { superadminRole } from '@campus/domain/access/role-names';
import type { Standing } from '@campus/domain/effective-access/replay-groups';
import type { Queryable } from '../../ground/database/sql.ts';
import { kindColumns, members } from './read-configuration.ts';

/**
 * The present standing of the people behind keys of events; undefined for those who are not in the account. People of one
 * standing get the same object.
 */
export async function readStandings(
  sql: Queryable,
  accountId: string,
  keys: Iterable<number>,
): Promise<(key: number) => Standing | undefined> {
  const rows = await sql.query<Standing & { keys: number[] }>(
    `select level, "teamId", "emailVerified", json_agg(key) as keys
     from (
       select person.key, ${kindColumns}
       from usage_person person join (${members}) on m."user" = person."user" and m.account = $1
       where person.key = any($3::bigint[])
     ) known group by 1, 2, 3`,
    [accountId, superadminRole, [...keys]],
  );
  const standings = new Map<number, Standing>();
  for (const { keys: own, ...standing } of rows) for (const key of own) standings.set(key, standing);
  return (key) => standings.get(key);
}
