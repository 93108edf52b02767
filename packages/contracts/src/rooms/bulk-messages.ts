import { pageTexts } from '../core/catalogue.ts';

/** The texts of the page about changing many rooms and commands at once. */
export const roomBulkMessages = pageTexts({
  'rooms.select.shown': 'Select all shown',
  'rooms.select.folder': (p: { folder: string }) => `Select what is in ${p.folder}`,
  'rooms.bulk.change': 'Change…',
  'rooms.bulk.tooMany': (p: { count: string }) =>
    `At most ${p.count} can be changed at once. Narrow the list first.`,
  'rooms.bulk.title': (p: { entries: string }) => `Change ${p.entries}`,
  'rooms.bulk.fields': 'What to change',
  'rooms.bulk.roomsOnly':
    'Visibility, group access, and the texts for a full room are of rooms only. Commands keep what they have.',
  'rooms.bulk.value': (p: { field: string }) => `New: ${p.field}`,
  'rooms.bulk.plan': 'Show the plan',
  'rooms.bulk.planning': 'Making the plan',
  'rooms.bulk.nothing': 'Nothing would change: all of them have these values already.',
  'rooms.bulk.counts': (p: { changes: string; refused: string }) =>
    `To be changed: ${p.changes}. Cannot be changed: ${p.refused}.`,
  'rooms.bulk.rows': 'Plan',
  'rooms.bulk.refused': (p: { reason: string }) => `Cannot be changed: ${p.reason}`,
  'rooms.bulk.apply': 'Apply',
  'rooms.bulk.back': 'Back',
  'rooms.bulk.ended': (p: { done: string; total: string }) => `Changed: ${p.done} of ${p.total}`,
  'rooms.bulk.undo': 'Undo change',
  'rooms.bulk.undone': (p: { done: string; total: string }) => `Undone: ${p.done} of ${p.total}`,
  'rooms.bulk.failed': (p: { reason: string }) => `Failed to change: ${p.reason}`,
} as const);
