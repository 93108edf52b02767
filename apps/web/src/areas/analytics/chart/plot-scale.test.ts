import { expect, it } from 'vitest';
import { scaleTop, thinned } from './plot-scale.ts';

it('ends a scale at a round number that is not below the highest value', () => {
  expect([0, 1, 4, 5, 8, 9, 37, 40, 41, 1999].map(scaleTop)).toEqual([4, 4, 4, 8, 8, 20, 40, 40, 80, 2000]);
});

it('names as many bars as fit, at even distances', () => {
  expect(thinned(['a', 'b', 'c', 'd', 'e'], 3)).toEqual(['a', '', 'c', '', 'e']);
  expect(thinned(['a', 'b'], 3)).toEqual(['a', 'b']);
});
