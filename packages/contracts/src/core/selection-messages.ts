import { pageTexts } from './catalogue.ts';

/** Texts of tables whose rows can be selected. */
export const selectionMessages = pageTexts({
  'selection.label': 'Selection',
  'selection.page': 'Select all on this page',
  'selection.row': (p: { row: string }) => `Select ${p.row}`,
  'selection.count': (p: { count: string }) => `${p.count} selected`,
  'selection.all': (p: { count: string }) => `All ${p.count} that match are selected`,
  'selection.allUncounted': 'All that match are selected',
  'selection.allBut': (p: { count: string }) => `All that match but ${p.count} are selected`,
  'selection.selectAll': (p: { count: string }) => `Select all ${p.count} that match`,
  'selection.selectAllMoreThan': (p: { count: string }) => `Select all that match (more than ${p.count})`,
  'selection.full': (p: { count: string }) => `At most ${p.count} can be selected one by one.`,
  'selection.clear': 'Clear selection',
} as const);
