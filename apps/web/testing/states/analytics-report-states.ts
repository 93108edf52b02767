import { emptyReport, someReportRooms, withReports } from '../analytics-reports.ts';
import { aKeptReport, aReportCorrection, aReportRecord } from '../report-records.ts';
import { failing, type PageState } from './page-state.ts';

const address = '/admin/analytics/reports';

/** The states of the page of reports. */
export const analyticsReportStates: Record<string, PageState> = {
  'a report': {
    address: `${address}?compare=before`,
    answers: () => withReports({ reportRooms: () => ({ items: someReportRooms(30), total: 6000 }) }),
    shows: 'Time of the peak',
    press: ['Show all 30'],
    after: 'Show the first 20',
  },
  'a report as a table, and the people of its peak': {
    address: `${address}?view=table&grain=week&employees=true`,
    answers: () => withReports(),
    shows: 'Time of the peak',
    press: ['Show the people of the peak: '],
    after: 'Unknown or erased person',
  },
  'a report of an account without events': {
    address,
    answers: () =>
      withReports({
        report: () => emptyReport,
        reportGroups: () => ({ items: [] }),
        reportHours: () => ({ items: [] }),
        reportReturning: () => ({ items: [] }),
        reportRooms: () => ({ items: [], total: 0 }),
      }),
    shows: 'No one is known to have been in a room in these days.',
  },
  'a kept report': {
    address: `${address}?record=record1`,
    answers: () =>
      withReports({
        reportRecord: () => ({
          record: aReportRecord({ corrections: 1 }),
          report: aKeptReport(),
          corrections: [aReportCorrection()],
        }),
      }),
    shows: 'Look for what came since',
  },
  'a report that fails': {
    address,
    answers: () =>
      withReports({
        report: failing,
        reportGroups: failing,
        reportHours: failing,
        reportReturning: failing,
        reportRooms: failing,
      }),
    shows: 'Try again',
  },
};
