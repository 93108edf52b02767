import type { readReportRooms as contract } from '@campus/contracts/analytics/reports';
import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import { readReportRooms } from '../report-rooms.ts';
import { changesSql, countedPeople, upToNow, withinSql } from '../session-sql.ts';
import type { ReportQuery } from './read-report.ts';
import { hoursOf, isoOf } from './report-numbers.ts';
import { readEvents, readStays, spanOfReport } from './report-span.ts';
import { lengthWithin } from './stays-sql.ts';

/** The most rooms that are returned. */
const maxRooms = 5_000;

const count = z.coerce.number();
const stayRow = z.object({ room: z.string(), people: count, ms: count });
const joinRow = z.object({ room: z.string(), joins: count });
const peakRow = z.object({ room: z.string(), people: count, at: count });

/** Returns all rooms that were used, most people first. */
export async function readUsedRooms(
  sources: UsageSources,
  asked: ReportQuery,
  now: Date,
): Promise<z.input<typeof contract.output>> {
  const span = spanOfReport(asked, { now, retentionDays: sources.retentionDays });
  const [stays, joins] = await Promise.all([
    readStays(sources, span, {
      sql: ({ visits }) => `
        select room, uniqExact(person) as people, sum(${lengthWithin}) as ms
        from (${withinSql(visits(countedPeople))}) group by room`,
      row: stayRow,
    }),
    readEvents(sources, span, {
      sql: ({ events }) => `
        select room, count() as joins from ${events} where kind = 'JOINROOM' and ${countedPeople} group by room`,
      row: joinRow,
    }),
  ]);
  const peaks = await readStays(sources, span, {
    sql: ({ visits }) => `
      select room, max(many) as people, argMin(moment, (-many, moment)) as at
      from (
        select room, moment, sum(delta) over (partition by room ${upToNow}) as many
        from (${changesSql(visits(countedPeople), 'room')})
      )
      group by room`,
    row: peakRow,
  });
  const stayOf = new Map(stays.map((stay) => [stay.room, stay]));
  const joinsOf = new Map(joins.map((join) => [join.room, join.joins]));
  const peakOf = new Map(peaks.map((peak) => [peak.room, peak]));
  const names = new Map<string, string>();
  for (const { SFSRoom, name } of (await readReportRooms(sources.sql, asked.accountId)).results)
    if (!names.has(SFSRoom)) names.set(SFSRoom, name);
  const rooms = [...new Set([...stayOf.keys(), ...joinsOf.keys()])].map((sfsRoom) => {
    const peak = peakOf.get(sfsRoom);
    return {
      ...{ sfsRoom, name: names.get(sfsRoom) ?? '' },
      people: stayOf.get(sfsRoom)?.people ?? 0,
      joins: joinsOf.get(sfsRoom) ?? 0,
      hours: hoursOf(stayOf.get(sfsRoom)?.ms ?? 0),
      peak: peak ? { people: peak.people, at: isoOf(peak.at) } : null,
    };
  });
  const sorted = rooms.toSorted(
    (a, b) => b.people - a.people || b.joins - a.joins || (a.sfsRoom < b.sfsRoom ? -1 : 1),
  );
  return { items: sorted.slice(0, maxRooms), total: rooms.length };
}
