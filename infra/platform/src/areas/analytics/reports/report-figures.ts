import * as wire from '@campus/contracts/analytics/report-usage';
import type { ReportComparison, ReportGrain } from '@campus/domain/analytics/report-period';
import type * as z from 'zod';
import { askUsage } from '../../../foundation/usage/ask.ts';
import type { UsageSettings } from '../../../foundation/usage/settings.ts';
import type { ReportQuery } from './read-report.ts';

type RowOf<C extends { output: z.ZodType<readonly unknown[]> }> = z.output<C['output']>[number];

/** Everything that a report says of a range. */
export interface ReportFigures {
  report: RowOf<typeof wire.getReport>;
  groups: RowOf<typeof wire.getReportGroups>['items'];
  hours: RowOf<typeof wire.getReportHours>['items'];
  returning: RowOf<typeof wire.getReportReturning>['items'];
  rooms: RowOf<typeof wire.getUsedRooms>;
}

/** Reads everything that a report says of a range, part by part, for a task whose requester was checked. */
export async function readReportFigures(
  usage: Pick<UsageSettings, 'url' | 'serviceKey'>,
  { grain, compare, ...asked }: ReportQuery & { grain: ReportGrain; compare: ReportComparison },
): Promise<ReportFigures> {
  const report = only(await askUsage(usage, wire.getReport, { ...asked, grain, compare }));
  const groups = only(await askUsage(usage, wire.getReportGroups, asked));
  const hours = only(await askUsage(usage, wire.getReportHours, asked));
  const returning = only(await askUsage(usage, wire.getReportReturning, asked));
  const rooms = only(await askUsage(usage, wire.getUsedRooms, asked));
  return { report, groups: groups.items, hours: hours.items, returning: returning.items, rooms };
}

function only<R>([row]: readonly R[]): R {
  if (row === undefined) throw new Error('The usage-search service answered no row.');
  return row;
}
