import type { WireMember } from '@campus/contracts/members/wire-member';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { type MemberFilter, readMemberCondition } from './member-filter.ts';
import { readMembers } from './read-members.ts';

const batch = 1_000;

interface Place {
  id: string;
  /** As text: PostgreSQL stores microseconds, which a Date would lose. */
  createdAt: string;
}

/** Yields the members that match a filter in batches, in the order in which they joined. */
export async function* exportedBatches(sql: Queryable, filter: MemberFilter): AsyncGenerator<WireMember[]> {
  let last: Place | undefined;
  do {
    const places: Place[] = await placesAfter(sql, filter, last);
    if (places.length > 0)
      yield await readMembers(
        sql,
        places.map(({ id }) => id),
      );
    last = places.length < batch ? undefined : places.at(-1);
  } while (last);
}

/** Compares each row with the filter once, so that all batches together scan the account once. */
function placesAfter(sql: Queryable, filter: MemberFilter, last: Place | undefined): Promise<Place[]> {
  const values = collectValues(last?.createdAt ?? '-infinity', last?.id ?? '');
  return sql.query<Place>(
    `select "objectId" as id, "createdAt"::text as "createdAt" from "Membership"
     where ("createdAt", "objectId") > ($1::timestamptz, $2) and ${readMemberCondition(filter, values)}
     order by "createdAt", "objectId" limit ${batch}`,
    values.list,
  );
}
