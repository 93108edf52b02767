import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import type { Queryable } from '../../../foundation/database/sql.ts';
import { countedPeople } from '../session-sql.ts';
import { type ReportSpan, readStays } from './report-span.ts';
import { partsSql } from './stays-sql.ts';

/** The most people whose keys are read. With more, guests and groups are not counted. */
export const maxPeople = 1_000_000;
/** The number of people in a row of the engine, and in a query of PostgreSQL. */
export const pieceOfPeople = 10_000;

/** The days, weeks, or months that are read at a time: the bits of two numbers. */
const binsAtOnce = 60;
const bitsOfPart = 30;

const numbers = z.array(z.coerce.number());
const row = z.object({ people: numbers, low: numbers, high: numbers });

interface Bin {
  start: number;
  end: number;
}

/** Returns how many guests were online by bin, and in the whole span (0); undefined with more people than can be read. */
export async function readGuests(
  sources: Pick<UsageSources, 'reader' | 'sql'>,
  span: ReportSpan,
  bins: readonly Bin[],
): Promise<ReadonlyMap<number, number> | undefined> {
  const guests = new Map<number, number>();
  const isGuest = new Map<number, boolean>();
  for (let at = 0; at < bins.length; at += binsAtOnce) {
    const part = bins.slice(at, at + binsAtOnce);
    for (const piece of await readBinsOfPeople(sources, span, part)) {
      const unseen = piece.people.filter((person) => !isGuest.has(person));
      if (isGuest.size + unseen.length > maxPeople) return undefined;
      const members = await membersOf(sources.sql, span.accountId, unseen);
      for (const person of unseen) isGuest.set(person, !members.has(person));
      for (const start of guestBins(piece, part, isGuest)) guests.set(start, (guests.get(start) ?? 0) + 1);
    }
  }
  return guests.set(0, [...isGuest.values()].filter(Boolean).length);
}

/** The bins of the guests of a piece, once for each guest in them. */
function guestBins(
  { people, low, high }: z.output<typeof row>,
  bins: readonly Bin[],
  isGuest: ReadonlyMap<number, boolean>,
): number[] {
  return people.flatMap((person, index) =>
    isGuest.get(person)
      ? bins.filter((_, bit) => isSet([low[index] ?? 0, high[index] ?? 0], bit)).map(({ start }) => start)
      : [],
  );
}

function isSet([low, high]: readonly [number, number], bit: number): boolean {
  return (((bit < bitsOfPart ? low : high) >> (bit % bitsOfPart)) & 1) === 1;
}

/** Returns the keys of the people who were online, with the bins in which they were as bits. */
function readBinsOfPeople(
  sources: Pick<UsageSources, 'reader'>,
  span: ReportSpan,
  bins: readonly Bin[],
): Promise<z.output<typeof row>[]> {
  const part = {
    ...span,
    first: Math.max(span.first, bins[0]?.start ?? span.last),
    last: Math.min(span.last, bins.at(-1)?.end ?? span.first),
  };
  return readStays(sources, part, {
    // The engine may compute a shift also where its bin has none, and refuses those below zero.
    sql: ({ sessions }) => `
      select groupArray(person) as people, groupArray(lower) as low, groupArray(upper) as high
      from (
        select person,
          groupBitOr(if(bit < ${bitsOfPart}, bitShiftLeft(toUInt32(1), least(bit, ${bitsOfPart - 1})), toUInt32(0))) as lower,
          groupBitOr(if(bit < ${bitsOfPart}, toUInt32(0), bitShiftLeft(toUInt32(1), greatest(bit - ${bitsOfPart}, 0)))) as upper
        from (
          select person, indexOf({starts:Array(Int64)}, bin) - 1 as bit
          from (${partsSql(sessions(countedPeople))})
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
