import { expect, it } from 'vitest';
import { emailFault } from './email-faults.ts';

it.each([
  ['a..b@campus.test', 'email.fault.dots'],
  ['a.@campus.test', 'email.fault.dots'],
  ['.a@campus.test', 'email.fault.dots'],
  [`${'a'.repeat(65)}@campus.test`, 'email.fault.localLength'],
  ['a\u200Bda@campus.test', 'email.fault.invisible'],
  ['ada@campus.test\u200B', 'email.fault.invisible'],
  ['ada@\u202Ecampus.test', 'email.fault.invisible'],
  ['Ada <ada@campus.test>', 'email.fault.named'],
  ['ada@zürich.test', 'email.fault.letters'],
  ['an\u212A@campus.test', 'email.fault.letters'],
])('says of %j that it has %s', (address, fault) => {
  expect(emailFault(address)).toBe(fault);
});

it.each([
  'ada@campus.test',
  'a.b+c@campus.test',
  `${'a'.repeat(64)}@campus.test`,
  'nobody',
  'a@b@c.test',
  '@x',
  '',
])('finds no fault in %j', (address) => {
  expect(emailFault(address)).toBeUndefined();
});
