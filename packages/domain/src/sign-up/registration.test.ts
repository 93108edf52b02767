import { expect, it } from 'vitest';
import { refuseRegistration } from './registration.ts';

const good = {
  emailIsValid: true,
  firstName: 'Ana',
  lastName: 'Ito',
  password: 'Campus-2026!',
  confirmation: 'Campus-2026!',
  consent: true,
};

it('INV-054 runs six checks in order and shows the last one that fails', () => {
  const failures = [
    [{ emailIsValid: false }, 'registration.email'],
    [{ firstName: '  ' }, 'registration.firstName'],
    [{ lastName: '' }, 'registration.lastName'],
    [{ password: 'short', confirmation: 'short' }, 'registration.password'],
    [{ confirmation: 'Other-2026!' }, 'password.mismatch'],
    [{ consent: false }, 'registration.consent'],
  ] as const;
  expect(refuseRegistration(good)).toBeUndefined();
  let worse = good;
  for (const [failure, refusal] of failures) {
    expect(refuseRegistration({ ...good, ...failure })).toBe(refusal);
    worse = { ...worse, ...failure };
    expect(refuseRegistration(worse)).toBe(refusal);
  }
});
