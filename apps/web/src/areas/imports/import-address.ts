import { id } from '@campus/contracts/core/fields';
import { pageNumber } from '@campus/contracts/core/list';
import { importActions } from '@campus/domain/imports/imports';
import { taskOutcomes } from '@campus/domain/tasks/tasks';
import { useLocation } from 'wouter';
import * as z from 'zod';
import { useListState, writeListState } from '../../lib/use-list-state.ts';

const importTabs = ['individual', 'update', 'delete'] as const;
export type ImportTab = (typeof importTabs)[number];
/** The tabs that import people from a file. */
export type BulkTab = Exclude<ImportTab, 'individual'>;

const importState = z.object({
  tab: z.enum(importTabs).default('individual'),
  /** The file whose import is being set up. */
  file: id.optional(),
  /** The task of the open import, and the filter for its rows. */
  import: id.optional(),
  action: z.enum(importActions).optional(),
  outcome: z.enum(taskOutcomes).optional(),
  /** The page of the rows or, without an open import, of the list of imports. */
  page: pageNumber,
});
export type ImportState = z.output<typeof importState>;

/** Reads and changes the step of the imports page, stored in the address. */
export function useImportAddress() {
  return useListState(importState);
}

/** Returns a function that builds the address of this page for a state. */
export function useImportHref() {
  const [path] = useLocation();
  return (state: Partial<ImportState>) => `${path}?${writeListState(importState, state)}`;
}
