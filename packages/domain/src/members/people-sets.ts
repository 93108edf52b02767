import { mayOpen, type PageVisitor } from '../access/page-decision.ts';

/** The most people behind a figure that are handed on as a list. */
export const mostKeptPeople = 10_000;
/** How long such a list can be opened. */
export const keptHours = 24;
/** The most lists that a person has in an account; another one takes the place of the oldest. */
export const mostPeopleSets = 20;

/** Whether a person may hand on the people behind a figure: who sees both the figure and the members. */
export function mayHandOn(visitor: PageVisitor): boolean {
  return mayOpen('analyticsDashboard', visitor) && mayOpen('members', visitor);
}

/** How many people a list has. */
export interface PeopleCounts {
  /** Behind the figure. */
  total: number;
  /** Those of them who were members when the list was made. */
  kept: number;
  /** Those of them who are members now. */
  present: number;
}

/** Who is missing in the list: people who were no members at all, such as guests, and those who have left since. */
export function missingPeople({ total, kept, present }: PeopleCounts): { outside: number; gone: number } {
  return { outside: total - kept, gone: kept - present };
}
