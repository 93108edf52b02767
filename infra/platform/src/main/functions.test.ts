import { expect, it } from 'vitest';
import type { CloudFunction } from '../call/define.ts';
import { cloudFunctions } from './functions.ts';

/** One audit entry for each sign-in, and those are limited. */
const unlimited = ['logOut'];

/** Whether strangers or ordinary members may call it, without a page that is opened to them. */
function isOpen({ access }: CloudFunction): boolean {
  if (typeof access === 'string') return access !== 'superadmin';
  return access.level === 'member' && access.page === undefined;
}

/** Functions whose calls write audit entries, and that anybody may call. */
const writers = cloudFunctions.filter((one) => one.operations.length > 0 && isOpen(one));

it('everything that strangers or ordinary members may change has a limit, because each change is recorded', () => {
  expect(writers.length).toBeGreaterThan(20);
  const without = writers.filter(({ limit, callerLimit }) => !limit && !callerLimit).map(({ name }) => name);
  expect(without).toEqual(unlimited);
});
