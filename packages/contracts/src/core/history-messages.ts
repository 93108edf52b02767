import { pageTexts } from './catalogue.ts';

/** Texts of the past of what people change. */
export const historyMessages = pageTexts({
  'history.by': (p: { person: string }) => `by ${p.person}`,
  'history.note': (p: { note: string }) => `“${p.note}”`,
  'history.restore': 'Restore',
  'history.close': 'Close',
} as const);
