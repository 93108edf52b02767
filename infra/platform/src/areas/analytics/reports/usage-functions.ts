import * as wire from '@campus/contracts/analytics/report-usage';
import { AppError } from '@campus/contracts/core/app-error';
import { refuseReportPeriod } from '@campus/domain/analytics/report-period';
import { usageFunction } from '../../../call/usage-function.ts';
import { readGroups } from './read-groups.ts';
import { readHours } from './read-hours.ts';
import { readUsersAtPeak } from './read-peak-people.ts';
import { readReport } from './read-report.ts';
import { readReturning } from './read-returning.ts';
import { readUsedRooms } from './read-rooms.ts';

const figures = { page: 'analyticsDashboard', scope: 'analytics:read' } as const;

/** The calls of the page Reports. */
export const reportUsage = [
  usageFunction(wire.getReport, figures, async (asked, sources) => [
    await readReport(sources, inZone(asked), new Date()),
  ]),
  usageFunction(wire.getReportGroups, figures, async (asked, sources) => [
    await readGroups(sources, inZone(asked), new Date()),
  ]),
  usageFunction(wire.getReportHours, figures, async (asked, sources) => [
    await readHours(sources, inZone(asked), new Date()),
  ]),
  usageFunction(wire.getReportReturning, figures, async (asked, sources) => [
    await readReturning(sources, inZone(asked), new Date()),
  ]),
  usageFunction(wire.getUsedRooms, figures, async (asked, sources) => [
    await readUsedRooms(sources, inZone(asked), new Date()),
  ]),
  usageFunction(wire.getUsersAtPeak, figures, (asked, sources) =>
    readUsersAtPeak(sources, asked, new Date()),
  ),
];

/** The query of a report in a zone. Refuses ranges that a report cannot have. */
function inZone<Q extends { from: string; to: string; timeZone?: string | undefined }>(asked: Q) {
  const timeZone = asked.timeZone ?? 'UTC';
  const refusal = refuseReportPeriod(asked, timeZone, new Date());
  if (refusal) throw new AppError('invalid', refusal);
  return { ...asked, timeZone };
}
