import { createContext, use } from 'react';
import type { Sorting } from './use-sorting.ts';

export const SortingContext = createContext<Sorting | undefined>(undefined);

/** The sorting state of the surrounding list. */
export function useSortingList(): Sorting {
  const sorting = use(SortingContext);
  if (!sorting) throw new Error('A row or handle needs a SortableList around it.');
  return sorting;
}
