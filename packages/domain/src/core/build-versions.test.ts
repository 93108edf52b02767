import { expect, it } from 'vitest';
import { compareBuildVersions } from './build-versions.ts';

it.each([
  ['1.10', '1.9', 1],
  ['1.9', '1.10', -1],
  ['1.10.0', '1.9.9', 1],
  ['1.2', '1.2.0', 0],
  ['2.0.1', '2.0.1', 0],
  ['2', '2.0.0', 0],
  ['2.0.0.1', '2', 1],
  ['', '0.1', -1],
  ['x.2', '0.1', 1],
])('SHL-011 RLP-017 compares %s with %s part by part as numbers', (left, right, sign) => {
  expect(Math.sign(compareBuildVersions(left, right))).toBe(sign);
});
