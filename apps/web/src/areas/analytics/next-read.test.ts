import { expect, it } from 'vitest';
import { nextRead } from './next-read.ts';

it('reads figures on an open page again, sooner after a failure', () => {
  expect(nextRead({ state: { status: 'success' } })).toBe(300_000);
  expect(nextRead({ state: { status: 'error' } })).toBe(30_000);
});
