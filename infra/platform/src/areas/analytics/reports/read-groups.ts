import type { readReportGroups } from '@campus/contracts/analytics/reports';
import { AppError } from '@campus/contracts/core/app-error';
import { type ReportGroupKind, reportGroupKinds } from '@campus/domain/analytics/report-groups';
import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import type { Queryable } from '../../../foundation/database/sql.ts';
import { countedPeople } from '../session-sql.ts';
import { maxPeople, pieceOfPeople } from './people-of-bins.ts';
import type { ReportQuery } from './read-report.ts';
import { hoursOf } from './report-numbers.ts';
import { type ReportSpan, readEvents, readStays, spanOfReport } from './report-span.ts';
import { lengthWithin, withinSql } from './stays-sql.ts';

type Answer = z.input<typeof readReportGroups.output>;

const numbers = z.array(z.coerce.number());
const stayPiece = z.object({ people: numbers, ms: numbers });
const loginPiece = z.object({ people: numbers, logins: numbers });

/** What people of a group did, and how many they are. */
interface Sums {
  people: number;
  logins: number;
  ms: number;
}

/**
 * Returns people, logins, and hours by role, team, and badge as they are today, and of guests and people who are
 * unknown. Groups in which nobody came are there with 0 people. Refuses a report of more people than can be read.
 */
export async function readGroups(sources: UsageSources, asked: ReportQuery, now: Date): Promise<Answer> {
  const span = spanOfReport(asked, { now, retentionDays: sources.retentionDays });
  const { accountId } = asked;
  const [stays, logins, members] = await Promise.all([
    readPeople(sources, span),
    readLoginsOfPeople(sources, span),
    readMembers(sources.sql, accountId),
  ]);
  const groups = new Map<string, Sums>();
  const add = (key: string, ms: number, count: number) => {
    const sums = groups.get(key) ?? { people: 0, logins: 0, ms: 0 };
    groups.set(key, { people: sums.people + 1, logins: sums.logins + count, ms: sums.ms + ms });
  };
  for (const { people, ms } of stays) {
    const keysOf = await readGroupsOf(sources.sql, accountId, people);
    for (const [index, person] of people.entries())
      for (const key of keysOf.get(person) ?? [keyOf('guests', '')])
        add(key, ms[index] ?? 0, logins.get(person) ?? 0);
  }
  const guests = { kind: 'guests' as const, id: '', name: '', members: null };
  return { items: [...members, guests].map((group) => shown(group, groups)).toSorted(byKindThenPeople) };
}

const keyOf = (kind: ReportGroupKind, id: string) => `${kind} ${id}`;

function shown(
  group: Omit<Answer['items'][number], 'people' | 'logins' | 'hours'>,
  groups: ReadonlyMap<string, Sums>,
) {
  const { people = 0, logins = 0, ms = 0 } = groups.get(keyOf(group.kind, group.id)) ?? {};
  return { ...group, people, logins, hours: hoursOf(ms) };
}

type Group = Answer['items'][number];

function byKindThenPeople(a: Group, b: Group): number {
  const kinds = reportGroupKinds.indexOf(a.kind) - reportGroupKinds.indexOf(b.kind);
  return kinds || b.people - a.people || (a.name + a.id < b.name + b.id ? -1 : 1);
}

/** Returns the people who were online, in pieces, with the milliseconds that each was. */
async function readPeople(
  sources: Pick<UsageSources, 'reader'>,
  span: ReportSpan,
): Promise<z.output<typeof stayPiece>[]> {
  const pieces = await readStays(sources, span, {
    sql: ({ sessions }) => `
      select groupArray(person) as people, groupArray(length) as ms
      from (
        select person, sum(${lengthWithin}) as length from (${withinSql(sessions(countedPeople))})
        group by person limit ${maxPeople + 1}
      )
      group by intDiv(rowNumberInAllBlocks(), ${pieceOfPeople})`,
    row: stayPiece,
  });
  const count = pieces.reduce((sum, { people }) => sum + people.length, 0);
  if (count > maxPeople) throw new AppError('invalid', 'analytics.report.tooManyPeople', { most: maxPeople });
  return pieces;
}

/** Returns the number of logins by person. */
async function readLoginsOfPeople(
  sources: Pick<UsageSources, 'reader'>,
  span: ReportSpan,
): Promise<ReadonlyMap<number, number>> {
  const pieces = await readEvents(sources, span, {
    sql: ({ events }) => `
      select groupArray(person) as people, groupArray(many) as logins
      from (
        select person, count() as many from ${events}
        where kind = 'LOGIN' and ${countedPeople} group by person limit ${maxPeople + 1}
      )
      group by intDiv(rowNumberInAllBlocks(), ${pieceOfPeople})`,
    row: loginPiece,
  });
  const logins = new Map<number, number>();
  for (const piece of pieces)
    for (const [index, person] of piece.people.entries()) logins.set(person, piece.logins[index] ?? 0);
  return logins;
}

/** Returns the groups of the people who are members today. */
async function readGroupsOf(
  sql: Queryable,
  accountId: string,
  keys: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await sql.query<{ key: string; permission: string; teamId: string | null; badges: string[] }>(
    `select person.key, member.permission, member."teamId",
       array(select given."relatedId" from "_Join:badges:Membership" given
             where given."owningId" = member."objectId") as badges
     from usage_person person
     join "Membership" member on member."user" = person."user" and member.account = $2
     where person.key = any($1::bigint[])`,
    [keys, accountId],
  );
  return new Map(
    rows.map(({ key, permission, teamId, badges }) => [
      Number(key),
      [
        keyOf('role', permission),
        keyOf('team', teamId ?? ''),
        ...new Set(badges.map((badge) => keyOf('badge', badge))),
      ],
    ]),
  );
}

/** Returns the groups of the account today, with their number of members. */
async function readMembers(
  sql: Queryable,
  accountId: string,
): Promise<Omit<Group, 'people' | 'logins' | 'hours'>[]> {
  return sql.query(
    `select 'role' as kind, permission as id, '' as name, count(*)::int as members
     from "Membership" where account = $1 group by permission
     union all
     select 'team', coalesce("teamId", ''), '', count(*)::int from "Membership" where account = $1 group by 2
     union all
     select 'badge', badge."objectId", coalesce(badge.name, ''),
       (select count(*)::int from "_Join:badges:Membership" given where given."relatedId" = badge."objectId")
     from "Badge" badge where badge.account = $1`,
    [accountId],
  );
}
