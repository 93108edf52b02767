import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it('removes accents and case, and unifies the forms of a letter', () => {
  expect(fold('Zürich ÉCOLE Ａｂｃ ﬁn')).toBe('zurich ecole abc fin');
});
