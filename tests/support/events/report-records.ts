import type { ReportContent } from '@campus/contracts/analytics/report-record-content';
import { lastDays } from '@campus/domain/analytics/period';
import { daysLater } from '@campus/domain/core/days';
import { insertReport } from '@campus/platform/areas/analytics/report-records/records';
import { sql } from '../world/world.ts';

/** The content of a report of one day last week, in which one person came. */
export function aReportContent(accountId: string, own: Partial<ReportContent> = {}): ReportContent {
  const day = daysLater(lastDays(1, 'UTC', new Date()).to, -7);
  const range = { from: day, to: day };
  const figures = {
    ...{ people: 1, guests: 0, logins: 1, hours: 0.5, sessions: 1 },
    ...{ median: 30, lowerQuartile: 30, upperQuartile: 30 },
    peak: { people: 1, at: `${day}T10:00:00.000Z` },
  };
  const known = { days: 1, complete: 1, partial: 0, missing: 0 };
  return {
    ...{ version: 1, account: accountId, organization: 'Demo', ...range, timeZone: 'UTC' },
    ...{ hideEmployees: true, grain: 'day', compare: 'none', completeUntil: `${day}T23:59:59.999Z` },
    ...{ takenBy: 'nobody', takenAt: new Date().toISOString(), definitions: [] },
    totals: { ...range, ...figures, known },
    earlier: null,
    points: [{ ...range, ...figures, state: 'complete' }],
    ...{ groups: [], hours: [], returning: [], rooms: [], roomsUsed: 0 },
    ...own,
  };
}

/** Keeps a report in the database. Returns the id of its record. */
export async function makeReportRecord(accountId: string, own?: Partial<ReportContent>): Promise<string> {
  return (await insertReport(sql, aReportContent(accountId, own))).recordId;
}
