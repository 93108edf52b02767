import { expect, it } from 'vitest';
import { isWebAddress } from './web-address.ts';

it.each(['http://campus.test', 'https://campus.test:8443/a?b#c', 'HTTPS://CAMPUS.TEST', 'https://[::1]/'])(
  'SHL-010 accepts %s',
  (address) => {
    expect(isWebAddress(address)).toBe(true);
  },
);

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' \tjavascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://campus.test',
  'httpss://campus.test',
  '//campus.test',
  '/admin',
  'campus.test',
  'https://',
  '',
])('SHL-010 refuses %j', (address) => {
  expect(isWebAddress(address)).toBe(false);
});
