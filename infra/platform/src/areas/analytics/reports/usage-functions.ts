import * as wire from '@campus/contracts/analytics/report-usage';
import { usageFunction } from '../../../call/usage-function.ts';
import { readReport } from './read-report.ts';

const figures = { page: 'analyticsDashboard', scope: 'analytics:read' } as const;

/** The calls of the page Reports. */
export const reportUsage = [
  usageFunction(wire.getReport, figures, async (asked, sources) => [
    await readReport(sources, inZone(asked), new Date()),
  ]),
];

/** The query of a report in a zone. */
function inZone<Q extends { timeZone?: string | undefined }>(asked: Q) {
  return { ...asked, timeZone: asked.timeZone ?? 'UTC' };
}
