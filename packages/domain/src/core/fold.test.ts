import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it('removes accents and case, and unifies the forms of a letter', () => {
  expect(fold('Zürich ÉCOLE Ａｂｃ ﬁn')).toBe('zurich ecole abc fin');
});

it.each(["'", '’', '‘', 'ʼ', '´', '`', '′'])('unifies the apostrophe %s with the others', (sign) => {
  expect(fold(`O${sign}Connor`)).toBe("o'connor");
});

it.each(['-', '‐', '‑', '–', '—', '−'])('unifies the hyphen %s with the others', (sign) => {
  expect(fold(`Anna${sign}Lena`)).toBe('anna-lena');
});

it.each([
  ['Straße GROẞ', 'strasse gross'],
  ['Æsop Œuvre æ œ', 'aesop oeuvre ae oe'],
  ['Łukasz Ørsted Đorđe ı İ', 'lukasz orsted dorde i i'],
])('writes the letters of %j with those of every keyboard', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
