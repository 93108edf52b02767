import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['Ben Mossgrove', ['ben', 'mossgrove']],
  ['  Mossgrove,  Ben ', ['mossgrove', 'ben']],
  ['"Ben Mossgrove" <ben.mossgrove@campus.test>;', ['ben.mossgrove@campus.test']],
  ['青原 雪', ['青原', '雪']],
  ["O'Brien-Müller", ["o'brien-müller"]],
  ['50%_\\', ['50%_\\']],
  ['', []],
])('reads %j as the words %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

it('leaves out a word that repeats or is part of another one', () => {
  expect(searchWords('Anna ann ANNA annabel')).toEqual(['annabel']);
});

it('looks for separators when there is nothing else', () => {
  expect(searchWords(',')).toEqual([',']);
});
