import type { ReportContent } from '@campus/contracts/analytics/report-record-content';
import type { ReportCorrection, ReportRecord } from '@campus/contracts/analytics/report-records';
import { aReportPoint, someReportRooms, someTotals } from './analytics-reports.ts';

const asked = {
  from: '2026-11-16',
  to: '2026-11-20',
  timeZone: 'Europe/Berlin',
  hideEmployees: true,
  grain: 'day',
  compare: 'none',
} as const;

/** A report that was kept. */
export function aReportRecord(own: Partial<ReportRecord> = {}): ReportRecord {
  return {
    id: 'record1',
    name: 'Winter term',
    ...asked,
    people: 120,
    sha256: '5f'.repeat(32),
    takenBy: 'ana@example.org',
    takenAt: '2026-11-21T12:00:00.000Z',
    corrections: 0,
    ...own,
  };
}

/** What was kept of it. */
export function aKeptReport(own: Partial<ReportContent> = {}): ReportContent {
  return {
    ...{ version: 1, account: 'account1', organization: 'Demo Campus', ...asked },
    completeUntil: '2026-11-20T22:59:59.999Z',
    ...{ takenBy: 'user1', takenAt: '2026-11-21T12:00:00.000Z' },
    definitions: [{ name: 'People', definition: 'Distinct people who were online.' }],
    ...{ totals: someTotals(), earlier: null, points: [aReportPoint('2026-11-16')] },
    groups: [{ kind: 'role', id: 'member', name: 'Member', people: 3, members: 9, logins: 4, hours: 2 }],
    hours: [{ weekday: 1, hour: 10, hours: 4.5, known: 1 }],
    ...{ returning: [], rooms: someReportRooms(3), roomsUsed: 3 },
    ...own,
  };
}

/** A correction of a kept report. */
export function aReportCorrection(own: Partial<ReportCorrection> = {}): ReportCorrection {
  return {
    ...{ addedAt: '2026-11-23T12:00:00.000Z', addedBy: '', sha256: 'ab'.repeat(32) },
    ...{ parts: ['totals', 'points', 'hours', 'returning', 'rooms'], total: 2 },
    changes: [
      { part: 'totals', of: '', figure: 'people', before: 120, after: 121 },
      { part: 'rooms', of: 'hall_1', figure: 'joins', before: null, after: 7 },
    ],
    ...own,
  };
}
