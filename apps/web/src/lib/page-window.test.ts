import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  [1, 10, [1, 2, 3, 4, 5]],
  [2, 10, [1, 2, 3, 4, 5]],
  [5, 10, [3, 4, 5, 6, 7]],
  [9, 10, [6, 7, 8, 9, 10]],
  [10, 10, [6, 7, 8, 9, 10]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
  [1, 0, []],
])('on page %i of %i links to %j', (current, last, expected) => {
  expect(pageWindow(current, last, 5)).toEqual(expected);
});
