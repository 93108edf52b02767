import { expect, it } from 'vitest';
import { hasControls, onOneLine, visibleText } from './typed-text.ts';

it.each([
  'A\u0007da',
  'A\u001Bda',
  'A\u007Fda',
  'A\u0085da',
  '\u202Eada',
  '\u202Aada\u202C',
  '\u2066ada\u2069',
])('finds in %j invisible characters and those that change the text around them', (text) => {
  expect(hasControls(text)).toBe(true);
});

it.each([
  ['a name', 'Ada'],
  ['Persian with a joiner that separates letters', 'می\u200Cخواهم'],
  ['an emoji of several people', '👩🏽\u200D🚀'],
  ['a heart with its variation', '❤\uFE0F'],
  ['Hebrew with a mark of direction', 'שלום\u200F!'],
  ['lines and tabs of a longer text', 'Dear Ada,\r\n\tyours'],
  ['a soft hyphen', 'Donau\u00ADdampfer'],
])('does not change %s', (_, text) => {
  expect(hasControls(text)).toBe(false);
  expect(visibleText(` ${text} `)).toBe(text);
});

it.each(['A\nB', 'A\rB', 'A\r\nB', 'A\tB', 'A\u2028B', 'A\u2029B'])('puts %j on one line', (text) => {
  expect(onOneLine(text)).toBe('A B');
});

it.each(['', ' ', '\u200B', '\u200B\u200D \u2060', '\uFEFF', '\u00AD', '\u3164', '\u2800', '\uFE0F'])(
  'treats %j as empty',
  (text) => {
    expect(visibleText(text)).toBe('');
  },
);
