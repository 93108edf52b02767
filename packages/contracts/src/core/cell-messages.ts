import { pageTexts } from './catalogue.ts';

/** Texts of tables whose cells are edited in place. */
export const cellMessages = pageTexts({
  'cell.incompleteTime': (p: { example: string }) =>
    `Please complete the date and the time, such as ${p.example}.`,
  'cell.unsaved': 'Unsaved edits',
  'cell.unsaved.text': (p: { column: string; row: string; text: string }) =>
    `${p.column} of ${p.row} was not saved: “${p.text}”.`,
  'cell.unsaved.empty': (p: { column: string; row: string }) => `${p.column} of ${p.row} was not saved.`,
  'cell.retry': 'Retry',
  'cell.edit': 'Edit',
  'cell.discard': 'Discard',
  'cell.act': (p: { action: string; column: string; row: string }) => `${p.action}: ${p.column} of ${p.row}`,
  'cell.keys.move': 'Use the arrow keys to move between cells.',
  'cell.keys.edit': 'Enter, F2, or typing edits a cell. Escape restores it.',
  'cell.keys.open': 'Enter opens a row.',
  'cell.keys.select': 'Space selects a row.',
} as const);
