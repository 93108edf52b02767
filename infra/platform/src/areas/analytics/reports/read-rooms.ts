import type { readReportRooms as contract } from '@campus/contracts/analytics/reports';
import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import { readReportRooms } from '../report-rooms.ts';
import { countedPeople } from '../session-sql.ts';
import { changesSql } from './peaks.ts';
import type { ReportQuery } from './read-report.ts';
import { hoursOf, isoOf } from './report-numbers.ts';
import { readEvents, readStays, spanOfReport } from './report-span.ts';
import { lengthWithin, withinSql } from './stays-sql.ts';

/** The most rooms that an answer lists. */
const listedRooms = 5_000;

type Answer = z.input<typeof contract.output>;

const stayRow = z.object({ room: z.string(), people: z.coerce.number(), ms: z.coerce.number() });
const peakRow = z.object({ room: z.string(), people: z.coerce.number(), at: z.coerce.number() });
const joinRow = z.object({ room: z.string(), joins: z.coerce.number() });

/** Returns all rooms in which people were, most people first. Rooms that no longer exist have no name. */
export async function readUsedRooms(sources: UsageSources, asked: ReportQuery, now: Date): Promise<Answer> {
  const span = spanOfReport(asked, { now, retentionDays: sources.retentionDays });
  const [stays, peaks, joins, { results: named }] = await Promise.all([
    readStays(sources, span, {
      sql: ({ visits }) => `
        select room, uniqExact(person) as people, sum(${lengthWithin}) as ms
        from (${withinSql(visits(countedPeople))})
        group by room order by people desc, ms desc, room`,
      row: stayRow,
    }),
    readStays(sources, span, { sql: ({ visits }) => peaksOfRoomsSql(visits(countedPeople)), row: peakRow }),
    readEvents(sources, span, {
      sql: ({ events }) => `
        select room, count() as joins from ${events} where kind = 'JOINROOM' and ${countedPeople} group by room`,
      row: joinRow,
    }),
    readReportRooms(sources.sql, asked.accountId),
  ]);
  const nameOf = new Map(named.toReversed().map(({ SFSRoom, name }) => [SFSRoom, name]));
  const peakOf = new Map(peaks.map(({ room, ...peak }) => [room, peak]));
  const joinsOf = new Map(joins.map((row) => [row.room, row.joins]));
  return {
    items: stays.slice(0, listedRooms).map(({ room, people, ms }) => {
      const peak = peakOf.get(room);
      return {
        ...{ sfsRoom: room, name: nameOf.get(room) ?? '', people, joins: joinsOf.get(room) ?? 0 },
        hours: hoursOf(ms),
        peak: peak ? { people: peak.people, at: isoOf(peak.at) } : null,
      };
    }),
    total: stays.length,
  };
}

/** The most people in each room at one moment, and the first such moment. */
function peaksOfRoomsSql(visits: string): string {
  return `
    select room, max(many) as people, argMin(moment, (-many, moment)) as at
    from (
      select room, moment,
        sum(delta) over (partition by room order by moment rows between unbounded preceding and current row) as many
      from (select room, moment, sum(delta) as delta from (${changesSql(visits, 'room')}) group by room, moment)
    )
    group by room
    having people > 0`;
}
