import { expect, it } from 'vitest';
import { refuseAdding } from './list-limit.ts';

it('takes 10,000 rooms and commands, and changes of a list that is longer already', () => {
  expect(refuseAdding(9_999, 1)).toBeUndefined();
  expect(refuseAdding(9_999, 2)).toBe('rooms.tooMany');
  expect(refuseAdding(12_000, 0)).toBeUndefined();
});
