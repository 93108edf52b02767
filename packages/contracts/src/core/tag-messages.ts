import { pageTexts } from './catalogue.ts';

/** Texts of fields that take a few texts of the person's own. */
export const tagsMessages = pageTexts({
  'tags.help': 'Press Enter after each.',
  'tags.added': (p: { tags: string }) => `${p.tags} added`,
  'tags.remove': (p: { tag: string }) => `Remove ${p.tag}`,
  'tags.removed': (p: { tag: string }) => `${p.tag} removed`,
});
