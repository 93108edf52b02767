import type { ReportComparison, ReportGrain } from '@campus/domain/analytics/report-period';
import type { UsageSources } from '../../../call/usage-function.ts';
import { readGroups } from './read-groups.ts';
import { readHours } from './read-hours.ts';
import { type ReportQuery, readReport } from './read-report.ts';
import { readReturning } from './read-returning.ts';
import { readUsedRooms } from './read-rooms.ts';

/** Returns all parts of a report, as they are at one moment. */
export async function readReportFigures(
  sources: UsageSources,
  asked: ReportQuery & { grain: ReportGrain; compare: ReportComparison },
  now: Date,
) {
  const report = await readReport(sources, asked, now);
  const { items: groups } = await readGroups(sources, asked, now);
  const { items: hours } = await readHours(sources, asked, now);
  const { items: returning } = await readReturning(sources, asked, now);
  const { items: rooms, total: roomsUsed } = await readUsedRooms(sources, asked, now);
  return { ...report, groups, hours, returning, rooms, roomsUsed };
}
