import * as wire from '@campus/contracts/analytics/report-usage';
import { AppError } from '@campus/contracts/core/app-error';
import { refuseReportPeriod } from '@campus/domain/analytics/report-period';
import { usageFunction } from '../../../call/usage-function.ts';
import { readPeopleAt } from './people-at.ts';
import { readReport } from './read-report.ts';
import { readReportGroups } from './report-groups.ts';
import { readReportHours } from './report-hours.ts';
import { readReportReturning } from './report-returning.ts';
import { readUsedRooms } from './used-rooms.ts';

const figures = { page: 'analyticsDashboard', scope: 'analytics:read' } as const;

/** The calls of the page Reports. */
export const reportUsage = [
  usageFunction(wire.getReport, figures, async (asked, sources) => [
    await readReport(sources, inZone(asked), new Date()),
  ]),
  usageFunction(wire.getReportGroups, figures, async (asked, sources) => [
    await readReportGroups(sources, inZone(asked), new Date()),
  ]),
  usageFunction(wire.getReportHours, figures, async (asked, sources) => [
    await readReportHours(sources, inZone(asked), new Date()),
  ]),
  usageFunction(wire.getReportReturning, figures, async (asked, sources) => [
    await readReportReturning(sources, inZone(asked), new Date()),
  ]),
  usageFunction(wire.getUsedRooms, figures, async (asked, sources) => [
    await readUsedRooms(sources, inZone(asked), new Date()),
  ]),
  usageFunction(wire.getUsersAtPeak, figures, (asked, sources) => readPeopleAt(sources, asked, new Date())),
];

/** The query of a report in a zone. Refuses ranges that a report cannot have. */
function inZone<Q extends { from: string; to: string; timeZone?: string | undefined }>(asked: Q) {
  const timeZone = asked.timeZone ?? 'UTC';
  const refusal = refuseReportPeriod(asked, timeZone, new Date());
  if (refusal) throw new AppError('invalid', refusal);
  return { ...asked, timeZone };
}
