import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import type { Queryable } from '../../../foundation/database/sql.ts';
import { type ReportSpan, readRows } from './report-span.ts';
import { partsSql, reportSessionsSql } from './stays-sql.ts';

/** The most people whose keys are read. With more, guests and groups are not counted. */
export const maxPeople = 1_000_000;
/** The number of people in a row of the engine, and in a query of PostgreSQL. */
export const pieceOfPeople = 10_000;

/** The days, weeks, or months that are read at a time: the bits of two numbers. */
const binsAtOnce = 60;
const bitsOfPart = 30;

const numbers = z.array(z.coerce.number());
const row = z.object({ people: numbers, low: numbers, high: numbers });

/** Returns how many guests were online by bin, and in the whole span (0); undefined with more people than can be read. */
export async function readGuests(
  sources: Pick<UsageSources, 'reader' | 'sql'>,
  span: ReportSpan,
  bins: readonly { start: number; end: number }[],
): Promise<ReadonlyMap<number, number> | undefined> {
  const guests = new Map<number, number>();
  const isGuest = new Map<number, boolean>();
  for (let at = 0; at < bins.length; at += binsAtOnce) {
    const part = bins.slice(at, at + binsAtOnce);
    for (const { people, low, high } of await readBinsOfPeople(sources, span, part)) {
      const unseen = people.filter((person) => !isGuest.has(person));
      if (isGuest.size + unseen.length > maxPeople) return undefined;
      const members = await membersOf(sources.sql, span.accountId, unseen);
      for (const person of unseen) isGuest.set(person, !members.has(person));
      for (const [index, person] of people.entries()) {
        if (!isGuest.get(person)) continue;
        const bits = [low[index] ?? 0, high[index] ?? 0];
        for (const [bit, { start }] of part.entries())
          if (((bits[bit < bitsOfPart ? 0 : 1] ?? 0) >> (bit % bitsOfPart)) & 1)
            guests.set(start, (guests.get(start) ?? 0) + 1);
      }
    }
  }
  let all = 0;
  for (const guest of isGuest.values()) if (guest) all += 1;
  return guests.set(0, all);
}

/** Returns the keys of the people who were online, with the bins in which they were as bits. */
function readBinsOfPeople(
  sources: Pick<UsageSources, 'reader'>,
  span: ReportSpan,
  bins: readonly { start: number; end: number }[],
): Promise<z.output<typeof row>[]> {
  const part = {
    ...span,
    first: Math.max(span.first, bins[0]?.start ?? span.last),
    last: Math.min(span.last, bins.at(-1)?.end ?? span.first),
  };
  return readRows(sources, part, {
    sql: (relations) => `
      select groupArray(person) as people, groupArray(lower) as low, groupArray(upper) as high
      from (
        select person, groupBitOr(bitShiftLeft(toUInt64(1), bit)) as bits,
          bitAnd(bits, ${2 ** bitsOfPart - 1}) as lower, bitShiftRight(bits, ${bitsOfPart}) as upper
        from (
          select person, indexOf({starts:Array(Int64)}, bin) - 1 as bit
          from (${partsSql(reportSessionsSql(relations))})
        )
        group by person
        limit ${maxPeople + 1}
      )
      group by intDiv(rowNumberInAllBlocks(), ${pieceOfPeople})`,
    params: { starts: bins.map(({ start }) => start) },
    row,
  });
}

/** Returns which of these people are members of the account today. */
async function membersOf(
  sql: Queryable,
  accountId: string,
  keys: readonly number[],
): Promise<ReadonlySet<number>> {
  if (keys.length === 0) return new Set();
  const rows = await sql.query<{ key: string }>(
    `select person.key from usage_person person
     join "Membership" member on member."user" = person."user" and member.account = $2
     where person.key = any($1::bigint[])`,
    [keys, accountId],
  );
  return new Set(rows.map(({ key }) => Number(key)));
}
