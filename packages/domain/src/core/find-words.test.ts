import { describe, expect, it } from 'vitest';
import { findableText, findableWords, hasWords } from './find-words.ts';

const finds = (search: string, text: string, options?: { synonyms: boolean }) =>
  hasWords(findableText(text), findableWords(search, options));

describe('a search finds', () => {
  it.each([
    ['favourites', 'Favorite Rooms'],
    ['favorite', 'Favourite rooms of Anna'],
    ['COLOURS', 'Color control'],
    ['centre', 'Data Center'],
    ['customisation', 'World Customizations'],
    ['e-mail', 'Email header'],
    ['policies', 'Privacy policy'],
    ['sign-up', 'Signup form'],
    ['café rooms', 'Room: Cafe'],
  ])('by “%s” the text “%s”', (search, text) => {
    expect(finds(search, text)).toBe(true);
  });

  it.each([
    ['close', 'Disable World'],
    ['mail', 'Email header'],
    ['bookmarks', 'Favorite Rooms'],
    ['afk', 'Idle after'],
    ['teleport', 'Bring everybody here'],
  ])('by the synonym “%s” the text “%s”, only where that is asked for', (search, text) => {
    expect(finds(search, text, { synonyms: true })).toBe(true);
    expect(finds(search, text)).toBe(search === 'mail');
  });

  it.each([
    ['favorites hall', 'Favorite Rooms'],
    ['bus', 'Bu'],
    ['class', 'Cla'],
  ])('by “%s” not the text “%s”', (search, text) => {
    expect(finds(search, text, { synonyms: true })).toBe(false);
  });
});
