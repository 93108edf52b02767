import type { readReportGroups as contract } from '@campus/contracts/analytics/reports';
import { AppError } from '@campus/contracts/core/app-error';
import { type ReportGroupKind, reportGroupKinds } from '@campus/domain/analytics/report-groups';
import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import type { Queryable } from '../../../foundation/database/sql.ts';
import { countedPeople, withinSql } from '../session-sql.ts';
import { maxPeople, pieceOfPeople } from './people-of-bins.ts';
import type { ReportQuery } from './read-report.ts';
import { hoursOf } from './report-numbers.ts';
import { type ReportSpan, readEvents, readStays, spanOfReport } from './report-span.ts';
import { lengthWithin } from './stays-sql.ts';

const numbers = z.array(z.coerce.number());
const stayPiece = z.object({ people: numbers, ms: numbers });
const loginPiece = z.object({ people: numbers, logins: numbers });

interface Sums {
  people: number;
  logins: number;
  ms: number;
}

/**
 * Returns what each group did, by the roles, teams, and badges of today; none if nobody came. Refuses more than `most`
 * people.
 */
export async function readReportGroups(
  sources: UsageSources,
  asked: ReportQuery,
  now: Date,
  most = maxPeople,
): Promise<z.input<typeof contract.output>> {
  const { accountId } = asked;
  const span = spanOfReport(asked, { now, retentionDays: sources.retentionDays });
  const pieces = await readPeople(sources, span, most);
  const logins = await readLoginsOfPeople(sources, span, most);
  const sums = new Map<string, Sums>();
  for (const piece of pieces) await addPiece(sources.sql, accountId, { ...piece, logins }, sums);
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

/** Returns the people who were online, in pieces, with the milliseconds that each was. */
async function readPeople(
  sources: Pick<UsageSources, 'reader'>,
  span: ReportSpan,
  most: number,
): Promise<z.output<typeof stayPiece>[]> {
  const pieces = await readStays(sources, span, {
    sql: ({ sessions }) => `
      select groupArray(person) as people, groupArray(length) as ms
      from (
        select person, sum(${lengthWithin}) as length from (${withinSql(sessions(countedPeople))})
        group by person limit ${most + 1}
      )
      group by intDiv(rowNumberInAllBlocks(), ${pieceOfPeople})`,
    row: stayPiece,
  });
  const count = pieces.reduce((sum, { people }) => sum + people.length, 0);
  if (count > most) throw new AppError('invalid', 'analytics.report.tooManyPeople', { most });
  return pieces;
}

/** Returns the number of logins by person. */
async function readLoginsOfPeople(
  sources: Pick<UsageSources, 'reader'>,
  span: ReportSpan,
  most: number,
): Promise<ReadonlyMap<number, number>> {
  const pieces = await readEvents(sources, span, {
    sql: ({ events }) => `
      select groupArray(person) as people, groupArray(many) as logins
      from (
        select person, count() as many from ${events}
        where kind = 'LOGIN' and ${countedPeople} group by person limit ${most + 1}
      )
      group by intDiv(rowNumberInAllBlocks(), ${pieceOfPeople})`,
    row: loginPiece,
  });
  const logins = new Map<number, number>();
  for (const piece of pieces)
    for (const [index, person] of piece.people.entries()) logins.set(person, piece.logins[index] ?? 0);
  return logins;
}

/** Adds what some people did to their groups. */
async function addPiece(
  sql: Queryable,
  accountId: string,
  { people, ms, logins }: z.output<typeof stayPiece> & { logins: ReadonlyMap<number, number> },
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
      sum.logins += logins.get(person) ?? 0;
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
