import { pageTexts } from './catalogue.ts';

/** Texts of fields for a few free texts. */
export const tagsMessages = pageTexts({
  'tags.help': 'Press Enter after each.',
  'tags.added': (p: { tags: string }) => `${p.tags} added`,
  'tags.remove': (p: { tag: string }) => `Remove ${p.tag}`,
  'tags.removed': (p: { tag: string }) => `${p.tag} removed`,
});
