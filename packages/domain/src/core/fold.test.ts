import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it('leaves out accents and upper case, and makes one letter of its forms', () => {
  expect(fold('Zürich ÉCOLE Ａｂｃ ﬁn')).toBe('zurich ecole abc fin');
});
