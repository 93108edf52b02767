import { expect, it } from 'vitest';
import { registrationRefusals } from './registration.ts';

const good = {
  emailIsValid: true,
  firstName: 'Ana',
  lastName: 'Ito',
  password: 'Campus-2026!',
  confirmation: 'Campus-2026!',
  consent: true,
};

it('INV-054 runs six checks in order and lists all that fail, the last one first', () => {
  const failures = [
    [{ emailIsValid: false }, 'registration.email'],
    [{ firstName: '  ' }, 'registration.firstName'],
    [{ lastName: '' }, 'registration.lastName'],
    [{ password: 'short', confirmation: 'short' }, 'registration.password'],
    [{ confirmation: 'Other-2026!' }, 'password.mismatch'],
    [{ consent: false }, 'registration.consent'],
  ] as const;
  expect(registrationRefusals(good)).toEqual([]);
  let worse = good;
  const failed: string[] = [];
  for (const [failure, refusal] of failures) {
    expect(registrationRefusals({ ...good, ...failure })).toEqual([refusal]);
    worse = { ...worse, ...failure };
    failed.unshift(refusal);
    expect(registrationRefusals(worse)).toEqual(failed);
  }
});
