import { mayOpen, type PageVisitor } from '../access/page-decision.ts';
import type { Page } from '../access/pages.ts';

/** The most people behind a figure or of a report that can be kept as a list. */
export const maxKeptPeople = 10_000;
/** How long such a list can be opened. */
export const keptHours = 24;
/** The most lists that a person has in an account; another one takes the place of the oldest. */
export const maxPeopleSets = 20;

/** What shows people that can be kept. Attendances and their records belong to the page of their report. */
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

/** Whether a person may keep people as a people set: a person who sees both the page that shows them and the members may. */
export function mayKeepPeople(origin: PeopleOrigin, visitor: PageVisitor): boolean {
  return mayOpen(pageOfOrigin(origin), visitor) && mayOpen('members', visitor);
}

/** Whether the person may use people sets: a person who may keep the people of at least one origin may. */
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
