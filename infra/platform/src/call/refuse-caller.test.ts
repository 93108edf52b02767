import { expect, it } from 'vitest';
import { refuseCaller } from './refuse-caller.ts';

const actor = {
  userId: 'u1',
  emailVerified: true,
  superadmin: false,
  suspended: false,
  accountAccess: undefined,
};

it('asks a caller without a session to sign in, and forbids other callers', () => {
  expect(() => refuseCaller({ level: 'admin' }, undefined)).toThrow(
    expect.objectContaining({ kind: 'signedOut', key: 'access.signedOut' }),
  );
  expect(() => refuseCaller({ level: 'admin' }, actor)).toThrow(
    expect.objectContaining({ kind: 'forbidden', key: 'access.forbidden' }),
  );
  expect(() => refuseCaller('public', undefined)).not.toThrow();
});
