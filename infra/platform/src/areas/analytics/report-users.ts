import type { ReportUser } from '@campus/contracts/analytics/functions';
import type { Queryable } from '../../foundation/database/sql.ts';

/**
 * Returns the people data that the account shows, without people outside the account. License year, region,
 * and phone are read only if the account has these columns.
 */
export async function readReportUsers(
  sql: Queryable,
  { accountId, userIds, extra }: { accountId: string; userIds: readonly string[]; extra: boolean },
): Promise<ReportUser[]> {
  if (userIds.length === 0) return [];
  return sql.query<ReportUser>(
    `select member."user" as "userId", member.displayname, member.email, member.firstname, member.lastname,
       coalesce(member."teamId", '') as "teamId"
       ${extra ? extraColumns : ''}
     from "Membership" member ${extra ? extraTables : ''}
     where member.account = $1 and member."user" = any($2)`,
    [accountId, userIds],
  );
}

const extraColumns = `, coalesce(profile."yearLicensed"::text, '') as "yearLicensed",
  coalesce(profile.region, '') as region, coalesce(person.phone, '') as phone`;

const extraTables = `join "_User" person on person."objectId" = member."user"
  left join "Profile" profile on profile."objectId" = person.profile`;
