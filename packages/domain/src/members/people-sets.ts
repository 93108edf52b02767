import { mayOpen, type PageVisitor } from '../access/page-decision.ts';
import type { Page } from '../access/pages.ts';

/** The most people behind a figure or of a report that can be kept as a list. */
export const maxKeptPeople = 10_000;
/** How long such a list can be opened. */
export const keptHours = 24;
/** The maximum number of lists of a person in an account. A further list replaces the oldest. */
export const maxPeopleSets = 20;

/** The places whose people can be kept as a list. Attendances and their records belong to the page of their report. */
export type PeopleOrigin =
  | { kind: 'figure' }
  | { kind: 'activity' }
  | { kind: 'attendance' | 'record'; page: 'roomAttendance' | 'privateVolumeAttendance' };

const everyOrigin: readonly PeopleOrigin[] = [
  { kind: 'figure' },
  { kind: 'activity' },
  { kind: 'attendance', page: 'roomAttendance' },
  { kind: 'attendance', page: 'privateVolumeAttendance' },
];

/** The page that shows the people. */
export function pageOfOrigin(origin: PeopleOrigin): Page {
  if (origin.kind === 'figure') return 'analyticsDashboard';
  return origin.kind === 'activity' ? 'roomActivity' : origin.page;
}

/** Whether a person may make a people set. They need the page that shows the people and the members page. */
export function mayKeepPeople(origin: PeopleOrigin, visitor: PageVisitor): boolean {
  return mayOpen(pageOfOrigin(origin), visitor) && mayOpen('members', visitor);
}

/** Whether the person may make people sets of at least one origin, and so use them. */
export function mayUsePeopleSets(visitor: PageVisitor): boolean {
  return everyOrigin.some((origin) => mayKeepPeople(origin, visitor));
}

/** How many people a list has. */
export interface PeopleCounts {
  /** Behind the figure, or in the report. */
  total: number;
  /** Those of them who were members when the list was made. */
  kept: number;
  /** Those of them who are members now. */
  present: number;
}

/** The people missing in the list: people who were not members, such as guests, and those who have left since. */
export function missingPeople({ total, kept, present }: PeopleCounts): { outside: number; gone: number } {
  return { outside: total - kept, gone: kept - present };
}
