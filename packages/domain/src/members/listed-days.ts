import { type DateRange, oneMonthBefore } from '../core/date-range.ts';

/** The chosen days of the last update. An empty text leaves an end open; without `from`, nothing was chosen. */
export interface ChosenDays {
  from: string | undefined;
  to: string;
}

/** The days that a list of members covers, and why: `search` covers all days because of a search. */
export interface ListedDays extends DateRange {
  kind: 'lastMonth' | 'chosen' | 'all' | 'search';
}

/**
 * The days of the last update that the list of members covers (MEM-002): the last month until the person chooses other
 * days, or all. A search for a person looks at all days unless the person has chosen some.
 */
export function listedDays(
  { from, to }: ChosenDays,
  { search, today }: { search: string; today: string },
): ListedDays {
  if (from || to) return { from: from ?? '', to, kind: 'chosen' };
  if (from === '') return { from, to, kind: 'all' };
  if (search !== '') return { from: '', to: '', kind: 'search' };
  return { from: oneMonthBefore(today), to: '', kind: 'lastMonth' };
}
