import { pageTexts } from './catalogue.ts';

/** Texts of change histories. */
export const historyMessages = pageTexts({
  'history.by': (p: { person: string }) => `by ${p.person}`,
  'history.note': (p: { note: string }) => `“${p.note}”`,
  'history.restore': 'Restore',
  'history.refused': (p: { reason: string }) => `Cannot be restored: ${p.reason}`,
  'history.close': 'Close',
} as const);
