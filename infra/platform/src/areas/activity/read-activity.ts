import type {
  getRoomActivities,
  getRoomActivitiesCount,
  getRoomActivityUsers,
} from '@campus/contracts/activity/usage-functions';
import { AppError } from '@campus/contracts/core/app-error';
import { type ActivityEvent, activityEvents, refuseWindow } from '@campus/domain/activity/activity';
import * as z from 'zod';
import type { UsageSources } from '../../call/usage-function.ts';
import type { Sql } from '../../foundation/database/sql.ts';
import { usersOfKeys } from '../../foundation/usage/people.ts';
import type { Scope } from '../../foundation/usage/query.ts';

type Filter = Omit<z.output<typeof getRoomActivitiesCount.input>, 'server' | 'timeZone'>;
type ActivityQuery = z.output<typeof getRoomActivities.input>;
type Row = z.input<typeof getRoomActivities.output>[number];

const count = z.object({ count: z.coerce.number() });

/** Counts the matching events. */
export async function countActivity({ reader }: UsageSources, filter: Filter): Promise<number> {
  const [row] = await reader.rows(scopeOf(filter), {
    sql: ({ events }) => `select count() as count from ${events} where ${matching(filter)}`,
    params: paramsOf(filter),
    row: count,
  });
  return row?.count ?? 0;
}

const counted = z.object({ person: z.coerce.number(), total: z.coerce.number() });

/** Returns the people of the matching events, sorted by key. */
export async function readActivityUsers(
  { reader, sql }: UsageSources,
  asked: z.output<typeof getRoomActivityUsers.input>,
): Promise<z.input<typeof getRoomActivityUsers.output>> {
  const rows = await reader.rows(scopeOf(asked), {
    sql: ({ events }) => `
      select person, count() over () as total from (${peopleSql(asked, events)})
      order by person limit ${asked.limit}`,
    params: paramsOf(asked),
    row: counted,
  });
  const userOf = await usersOfKeys(
    sql,
    rows.map(({ person }) => person),
  );
  return rows.map(({ person, total }) => ({ User_ID: userOf(person), Total: total }));
}

const event = z.object({
  person: z.coerce.number(),
  kind: z.enum(activityEvents),
  ms: z.coerce.number(),
  room: z.string(),
});

/**
 * Returns one page of the matching events. Events with equal times are in the order in which they were sent.
 */
export async function readActivity(sources: UsageSources, asked: ActivityQuery): Promise<Row[]> {
  const { order, params } = await orderOf(sources, asked);
  const rows = await sources.reader.rows(scopeOf(asked), {
    sql: ({ events }) => `
      select person, kind, ms, room from ${events} where ${matching(asked)}
      order by ${order} limit ${asked.limit} offset ${asked.offset}`,
    params: { ...paramsOf(asked), ...params },
    row: event,
  });
  return rowsOf(sources.sql, rows);
}

const placed = event.extend({
  arrived: z.coerce.number(),
  seq: z.coerce.number(),
  mark: z.coerce.number(),
});

/**
 * Returns the matching events after a place, oldest first. Events with the same place are equal in everything that
 * identifies them. They come together, so that an answer can have a few more than `limit`.
 */
export async function readActivityAfter(
  { reader, sql }: UsageSources,
  { after, ...asked }: ActivityQuery & { after: string },
): Promise<Row[]> {
  const { from, ...scope } = scopeOf(asked);
  // Texts, because a place that no answer gave can exceed the integers of JavaScript.
  const [ms = '', arrived = '', seq = '', mark = ''] = (after || '0.0.0.0').split('.');
  const isAfter = '(ms, arrived, seq, mark) > ({ms:Int64}, {arrived:Int64}, {seq:Int64}, {mark:Int64})';
  const rows = await reader.rows(
    { ...scope, from: new Date(Math.max(from.getTime(), Number(ms))) },
    {
      sql: ({ events }) => `
        select person, kind, ms, room, arrived, seq,
          toInt64(bitShiftRight(sipHash64(person, session, kind, room), 12)) as mark
        from ${events} where ${matching(asked)} ${after === '' ? '' : `and ${isAfter}`}
        order by ms, arrived, seq, mark limit ${asked.limit} with ties`,
      params: { ...paramsOf(asked), ms, arrived, seq, mark },
      row: placed,
    },
  );
  const listed = await rowsOf(sql, rows);
  return listed.map((row, index) => ({ ...row, Place: placeOf(rows[index]) }));
}

function placeOf(row: z.output<typeof placed> | undefined): string {
  return row ? [row.ms, row.arrived, row.seq, row.mark].join('.') : '';
}

async function rowsOf(sql: Sql, rows: readonly z.output<typeof event>[]): Promise<Row[]> {
  const userOf = await usersOfKeys(
    sql,
    rows.map(({ person }) => person),
  );
  return rows.map(({ person, kind, ms, room }) => ({
    userId: userOf(person),
    event: kind,
    _time: new Date(ms).toISOString(),
    SFSRoom: room,
  }));
}

async function orderOf(sources: UsageSources, asked: ActivityQuery) {
  const { _time, event: byEvent, displayname } = asked.sorts;
  const newest = 'ms desc, seq desc, person';
  const turned = (sign: 1 | -1) => (sign === 1 ? 'asc' : 'desc');
  if (_time) return { order: `ms ${turned(_time)}, seq ${turned(_time)}, person`, params: {} };
  if (byEvent) return { order: `kind ${turned(byEvent)}, ${newest}`, params: {} };
  if (!displayname) return { order: newest, params: {} };
  const { people, ranks } = await nameRanks(sources, asked.accountId, await peopleOf(sources, asked));
  const rank = 'transform(person, {people:Array(UInt64)}, {ranks:Array(UInt32)}, toUInt32(4294967295))';
  return { order: `${rank} ${turned(displayname)}, ${newest}`, params: { people, ranks } };
}

const person = z.object({ person: z.coerce.number() });

async function peopleOf({ reader }: UsageSources, filter: Filter): Promise<number[]> {
  const rows = await reader.rows(scopeOf(filter), {
    sql: ({ events }) => `${peopleSql(filter, events)} limit 200000`,
    params: paramsOf(filter),
    row: person,
  });
  return rows.map((row) => row.person);
}

function peopleSql(filter: Filter, events: string): string {
  return `select distinct person from ${events} where ${matching(filter)}`;
}

/**
 * Returns the time window of a report, including its end. Refuses invalid windows like the report (ACT-011,
 * ACT-012).
 */
function scopeOf({ accountId, earliestTime, latestTime }: Filter): Scope {
  const [from, to] = [new Date(earliestTime), new Date(latestTime)];
  const refusal = refuseWindow({ from, to }, new Date());
  if (refusal) throw new AppError('invalid', refusal);
  return { accountId, from, to: new Date(to.getTime() + 1) };
}

function matching({ SFSRoom }: Filter): string {
  return `kind in {kinds:Array(String)}${SFSRoom === '' ? '' : ' and room = {room:String}'}`;
}

function paramsOf({ events, SFSRoom }: { events: readonly ActivityEvent[]; SFSRoom: string }) {
  return { kinds: [...events], ...(SFSRoom !== '' && { room: SFSRoom }) };
}

/** Ranks people by their names: members by those in the account, others by those of the servers. Omits erased people. */
async function nameRanks(
  { sql }: Pick<UsageSources, 'sql'>,
  accountId: string,
  keys: readonly number[],
): Promise<{ people: number[]; ranks: number[] }> {
  const rows = await sql.query<{ key: string }>(
    `select person.key from usage_person person
     left join "Membership" member on member."user" = person."user" and member.account = $1,
       lateral (select coalesce(member.displayname, person."user") as name) shown
     where person.key = any($2::bigint[])
     order by lower(shown.name), shown.name, person.key`,
    [accountId, keys],
  );
  return { people: rows.map(({ key }) => Number(key)), ranks: rows.map((_, rank) => rank) };
}
