import { pageTexts } from './catalogue.ts';

/** Texts of pages whose changes wait to be saved. */
export const editingMessages = pageTexts({
  'editing.bar': 'Unsaved changes',
  'editing.bar.saved': 'Saved changes',
  'editing.conflict': 'Another person has changed this since you began.',
  'editing.conflict.by': (p: { person: string }) => `${p.person} has changed this since you began.`,
  'editing.conflict.field': (p: { field: string; theirs: string; mine: string }) =>
    `${p.field}: theirs is ${p.theirs}, yours is ${p.mine}.`,
  'editing.conflict.keepMine': 'Keep mine',
  'editing.conflict.takeTheirs': 'Take theirs',
  'editing.conflicts': (p: { names: string }) =>
    `Changed by another person since, and not saved: ${p.names}.`,
  'editing.gone': (p: { names: string }) =>
    `Removed by another person, so your changes cannot be saved: ${p.names}.`,
} as const);
