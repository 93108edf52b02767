import type { readReportGroups as contract } from '@campus/contracts/analytics/reports';
import { daysOf } from '@campus/domain/analytics/points';
import { type ReportGroupKind, reportGroupKinds } from '@campus/domain/analytics/report-groups';
import { wholeOf } from '@campus/domain/analytics/report-points';
import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import type { Queryable } from '../../../foundation/database/sql.ts';
import { maxPeople, pieceOfPeople } from './people-of-bins.ts';
import { hoursOf, type ReportQuery } from './read-report.ts';
import { readRows, spanOf } from './report-span.ts';
import { counted, reportSessionsSql, withinSql } from './stays-sql.ts';

const numbers = z.array(z.coerce.number());
const row = z.object({ people: numbers, logins: numbers, ms: numbers });

interface Sums {
  people: number;
  logins: number;
  ms: number;
}

/** Returns what each group did, by the roles, teams, and badges of today; none if nobody came. */
export async function readReportGroups(
  sources: UsageSources,
  asked: ReportQuery,
  now: Date,
): Promise<z.input<typeof contract.output>> {
  const { accountId } = asked;
  const whole = wholeOf(daysOf(asked, asked.timeZone));
  const span = spanOf(asked, whole, { now, retentionDays: sources.retentionDays });
  const pieces = await readRows(sources, span, {
    sql: (relations) => `
      select groupArray(person) as people, groupArray(entered) as logins, groupArray(length) as ms
      from (
        select person, sum(login) as entered, sum(stay) as length
        from (
          select person, toInt64(0) as login, greatest(toInt64(0), least(ended, gone) - came) as stay
          from (${withinSql(reportSessionsSql(relations))})
          union all
          select person, toInt64(1) as login, toInt64(0) as stay
          from ${relations.events} where kind = 'LOGIN' and ${counted}
        )
        group by person
        limit ${maxPeople}
      )
      group by intDiv(rowNumberInAllBlocks(), ${pieceOfPeople})`,
    row,
  });
  const sums = new Map<string, Sums>();
  for (const piece of pieces) await addPiece(sources.sql, accountId, piece, sums);
  if (sums.size === 0) return { items: [] };
  const groups = await readGroups(sources.sql, accountId);
  const items = groups.flatMap(({ kind, id, name, members }) => {
    const { people, logins, ms } = sums.get(`${kind} ${id}`) ?? { people: 0, logins: 0, ms: 0 };
    if (people === 0 && members === 0) return [];
    return [
      { kind, id, name, people, members: kind === 'guests' ? null : members, logins, hours: hoursOf(ms) },
    ];
  });
  const place = (kind: ReportGroupKind) => reportGroupKinds.indexOf(kind);
  return {
    items: items.toSorted(
      (a, b) => place(a.kind) - place(b.kind) || b.people - a.people || (a.id < b.id ? -1 : 1),
    ),
  };
}

/** Adds what some people did to their groups. */
async function addPiece(
  sql: Queryable,
  accountId: string,
  { people, logins, ms }: z.output<typeof row>,
  sums: Map<string, Sums>,
): Promise<void> {
  const rows = await sql.query<{ key: string; role: string; team: string; badges: string[] }>(
    `select person.key, member.permission as role, coalesce(member."teamId", '') as team,
       array(select badge."relatedId" from "_Join:badges:Membership" badge
             where badge."owningId" = member."objectId") as badges
     from usage_person person
     join "Membership" member on member."user" = person."user" and member.account = $2
     where person.key = any($1::bigint[])`,
    [people, accountId],
  );
  const groupsOf = new Map(
    rows.map(({ key, role, team, badges }) => [
      Number(key),
      [`role ${role}`, `team ${team}`, ...(badges.length > 0 ? badges : ['']).map((id) => `badge ${id}`)],
    ]),
  );
  for (const [index, person] of people.entries())
    for (const group of groupsOf.get(person) ?? ['guests ']) {
      const sum = sums.get(group) ?? { people: 0, logins: 0, ms: 0 };
      sum.people += 1;
      sum.logins += logins[index] ?? 0;
      sum.ms += ms[index] ?? 0;
      sums.set(group, sum);
    }
}

/** Returns the groups of an account with their members today. */
async function readGroups(sql: Queryable, accountId: string) {
  const rows = await sql.query<{ kind: ReportGroupKind; id: string; name: string; members: number }>(
    `select 'role' as kind, permission as id, '' as name, count(*)::int as members
     from "Membership" where account = $1 group by permission
     union all
     select 'team', coalesce("teamId", ''), '', count(*)::int
     from "Membership" where account = $1 group by coalesce("teamId", '')
     union all
     select 'badge', badge."objectId", coalesce(badge.name, ''),
       (select count(*)::int from "_Join:badges:Membership" awarded
        join "Membership" member on member."objectId" = awarded."owningId" and member.account = $1
        where awarded."relatedId" = badge."objectId")
     from "Badge" badge where badge.account = $1
     union all
     select 'badge', '', '', count(*)::int from "Membership" member
     where member.account = $1 and not exists (
       select from "_Join:badges:Membership" awarded where awarded."owningId" = member."objectId")
     union all
     select 'guests', '', '', 0`,
    [accountId],
  );
  return rows;
}
