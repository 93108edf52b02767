import { pageTexts } from './catalogue.ts';

/** Texts of lists that are edited as one unit. */
export const listEditorMessages = pageTexts({
  'list.remove': (p: { name: string }) => `Remove ${p.name}`,
  'list.changed': 'This list has unsaved changes.',
  'list.invalid': 'Correct what is marked before you save.',
  'list.merged': 'This list now includes the changes of another person. Check it and save again.',
  'list.conflict.title': 'Another person has changed the same items',
  'list.conflict.about': 'Choose what to keep. All other changes of both of you stay.',
  'list.conflict.mine': 'Mine',
  'list.conflict.theirs': 'Theirs',
  'list.conflict.removed': 'Removed',
  'list.conflict.first': 'first',
  'list.conflict.after': (p: { name: string }) => `after ${p.name}`,
  'list.conflict.save': 'Save what I chose',
} as const);
