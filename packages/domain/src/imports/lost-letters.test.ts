import { expect, it } from 'vitest';
import { hasLostLetters } from './lost-letters.ts';

it.each([
  ['????', 'ليان'],
  ['?', '雪'],
  ['?ukasz Müller', 'Łukasz Müller'],
  ['Ada ??', 'Ada 🎓'],
  ['Ada ?', 'Ada 🎓'],
  ['Why? ?', 'Why? 雪'],
  ['?? ?????', 'دا لافلي'],
])('%j is %j in an encoding without some of its letters', (cell, written) => {
  expect(hasLostLetters(cell, written)).toBe(true);
});

it.each([
  ['Ada', 'Ada'],
  ['Łukasz', 'Łukasz'],
  ['???', 'Ada'],
  ['?', 'ليان'],
  ['?????', 'ليان'],
  ['?dam Müller', 'Łukasz Müller'],
  ['? ü', 'ü ü'],
  ['', '雪'],
])('%j is another text than %j', (cell, written) => {
  expect(hasLostLetters(cell, written)).toBe(false);
});
