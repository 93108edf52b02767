import type {
  listPeopleOfPeak,
  readReport,
  readReportGroups,
  readReportHours,
  readReportReturning,
  readReportRooms,
} from '@campus/contracts/analytics/reports';
import type * as z from 'zod';
import { completeUntil, withAnalytics } from './analytics.ts';
import type { Answers } from './answering-link.ts';

type Report = z.output<typeof readReport.output>;
type Totals = Report['totals'];
type Point = Report['points'][number];
type Room = z.output<typeof readReportRooms.output>['items'][number];
type AnalyticsAnswers = NonNullable<Answers['analytics']>;

const figures = {
  people: 120,
  guests: 14,
  logins: 340,
  hours: 512.25,
  sessions: 333,
  median: 41.5,
  lowerQuartile: 12,
  upperQuartile: 75.25,
  peak: { people: 37, at: '2026-11-17T10:15:00.000Z' },
};

const nothing = {
  ...{ people: null, guests: null, logins: null, hours: null, sessions: null },
  ...{ median: null, lowerQuartile: null, upperQuartile: null, peak: null },
};

/** The figures of five days, one of them unknown and two known in part. */
export function someTotals(own: Partial<Totals> = {}): Totals {
  return {
    from: '2026-11-16',
    to: '2026-11-20',
    ...figures,
    known: { days: 5, complete: 2, partial: 2, missing: 1 },
    ...own,
  };
}

/** A day of a report. */
export function aReportPoint(from: string, own: Partial<Point> = {}): Point {
  return { from, to: from, ...figures, state: 'complete', ...own };
}

/** One day of each kind: known, without people, known in part, unknown, and still running. */
export const reportPoints: Point[] = [
  aReportPoint('2026-11-16'),
  aReportPoint('2026-11-17', { ...nothing, people: 0, guests: 0, logins: 0, hours: 0, sessions: 0 }),
  aReportPoint('2026-11-18', { people: 3, state: 'partial' }),
  aReportPoint('2026-11-19', { ...nothing, state: 'gap' }),
  aReportPoint('2026-11-20', { people: 5, state: 'running' }),
];

/** The figures of a range, by default without an earlier one. */
export function aReport(own: Partial<Report> = {}): Report {
  return { totals: someTotals(), earlier: null, points: reportPoints, completeUntil, ...own };
}

/** A report of an account from whose world nothing has been received. */
export const emptyReport = aReport({
  totals: someTotals({ ...nothing, known: { days: 5, complete: 0, partial: 0, missing: 5 } }),
  points: [],
  completeUntil: null,
});

/** Rooms that were used, most people first. */
export function someReportRooms(count: number): Room[] {
  return Array.from({ length: count }, (_, index) => ({
    sfsRoom: `hall_${index + 1}`,
    name: index === 1 ? '' : `Hall ${index + 1}`,
    people: count - index,
    joins: 2 * (count - index),
    hours: index === 0 ? 1.5 : index,
    peak: { people: 2, at: '2026-11-17T10:15:00.000Z' },
  }));
}

const groups: z.output<typeof readReportGroups.output>['items'] = [
  { kind: 'role', id: 'member', name: '', people: 90, members: 400, logins: 250, hours: 400.5 },
  { kind: 'role', id: 'admin', name: '', people: 16, members: 16, logins: 60, hours: 80 },
  { kind: 'team', id: '8', name: '', people: 90, members: 300, logins: 200, hours: 300 },
  { kind: 'team', id: '', name: '', people: 2, members: 7, logins: 2, hours: 0.5 },
  { kind: 'badge', id: 'badge1', name: 'First aid', people: 12, members: 30, logins: 20, hours: 9 },
  { kind: 'guests', id: '', name: '', people: 14, members: null, logins: 30, hours: 31.75 },
];

/** The hours of a week: nothing is known of Monday 0:00, and of the others more people come later in the day. */
export const someWeekHours: z.output<typeof readReportHours.output>['items'] = Array.from(
  { length: 168 },
  (_, index) => {
    const [weekday, hour] = [Math.floor(index / 24) + 1, index % 24];
    return { weekday, hour, hours: hour * 2, known: index === 0 ? 0 : 4 };
  },
);

const cohorts: z.output<typeof readReportReturning.output>['items'] = [
  { month: '2026-10', people: 40, returned: 9, over: 36 },
  { month: '2026-11', people: 7, returned: 0, over: 0 },
];

const peakPeople: z.output<typeof listPeopleOfPeak.output> = {
  items: [
    { userId: 'user2', displayName: 'Bo Lind', email: 'bo@example.org', events: 1 },
    { userId: 'user3', displayName: '', email: '', events: 1 },
  ],
  total: 2,
  page: 1,
  pageSize: 25,
  namesShown: true,
};

/** The gateway's answers for a person on the page of reports. */
export function withReports(own: AnalyticsAnswers = {}, base?: Answers): Answers {
  return withAnalytics(
    {
      report: ({ compare }) => aReport(compare === 'none' ? {} : { earlier: earlierTotals() }),
      reportGroups: () => ({ items: groups }),
      reportHours: () => ({ items: someWeekHours }),
      reportReturning: () => ({ items: cohorts }),
      reportRooms: () => ({ items: someReportRooms(3), total: 3 }),
      peopleOfPeak: () => peakPeople,
      reportRecords: () => ({ items: [] }),
      ...own,
    },
    base,
  );
}

/** The figures of five earlier days of which everything is known. */
export function earlierTotals(own: Partial<Totals> = {}): Totals {
  return someTotals({
    from: '2026-11-11',
    to: '2026-11-15',
    people: 100,
    known: { days: 5, complete: 5, partial: 0, missing: 0 },
    ...own,
  });
}
