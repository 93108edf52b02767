import type { WireMember } from '@campus/contracts/members/wire-member';
import type { Queryable } from '../../ground/database/sql.ts';
import { readMembers } from './read-members.ts';

const batch = 1_000;

interface Place {
  id: string;
  /** As text: PostgreSQL keeps microseconds, which a date here would lose. */
  createdAt: string;
}

/** All members of an account in batches, in the order in which they joined. */
export async function* exportedBatches(sql: Queryable, accountId: string): AsyncGenerator<WireMember[]> {
  let last: Place | undefined;
  do {
    const places: Place[] = await placesAfter(sql, accountId, last);
    if (places.length > 0)
      yield await readMembers(
        sql,
        places.map(({ id }) => id),
      );
    last = places.length < batch ? undefined : places.at(-1);
  } while (last);
}

function placesAfter(sql: Queryable, accountId: string, last: Place | undefined): Promise<Place[]> {
  return sql.query<Place>(
    `select "objectId" as id, "createdAt"::text as "createdAt" from "Membership"
     where account = $1 and ("createdAt", "objectId") > ($2::timestamptz, $3)
     order by "createdAt", "objectId" limit ${batch}`,
    [accountId, last?.createdAt ?? '-infinity', last?.id ?? ''],
  );
}
