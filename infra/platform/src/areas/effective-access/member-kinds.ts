import { superadminRole } from '@campus/domain/access/role-names';
import type { MemberKind } from '@campus/domain/effective-access/replay-groups';
import type { Queryable } from '../../ground/database/sql.ts';
import { kindColumns, members } from './read-configuration.ts';

/**
 * The kinds of member that the people behind keys of events are now; undefined for people who are not in the account.
 * People of one kind get the same object.
 */
export async function readMemberKinds(
  sql: Queryable,
  accountId: string,
  keys: Iterable<number>,
): Promise<(key: number) => MemberKind | undefined> {
  const rows = await sql.query<MemberKind & { keys: number[] }>(
    `select level, "teamId", "emailVerified", json_agg(key) as keys
     from (
       select person.key, ${kindColumns}
       from usage_person person join (${members}) on m."user" = person."user" and m.account = $1
       where person.key = any($3::bigint[])
     ) known group by 1, 2, 3`,
    [accountId, superadminRole, [...keys]],
  );
  const memberKinds = new Map<number, MemberKind>();
  for (const { keys: own, ...memberKind } of rows) for (const key of own) memberKinds.set(key, memberKind);
  return (key) => memberKinds.get(key);
}
