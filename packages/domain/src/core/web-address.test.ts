import { expect, it } from 'vitest';
import { isWebAddress } from './web-address.ts';

it.each([
  'http://campus.test',
  'https://campus.test:8443/a?b#c',
  'HTTPS://CAMPUS.TEST',
  'https://[::1]/',
  'https://campus.test/@ana?to=a@b.test',
  'https://münchen.test/straße(1),2;3?x=%22%27',
])('SHL-010 accepts %s', (address) => {
  expect(isWebAddress(address)).toBe(true);
});

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
  'https://x.test/\r\nSet-Cookie: a=b',
  'https://x.test/a b',
  'https://x.test/\u2028a',
  ' https://x.test/',
  'https://x.test/\u0007',
  'https://x.test/\u202Egpj.exe',
  'http://evil.test/"><script>',
  "http://evil.test/'onload='x",
  'http://evil.test/<b>',
  'http://evil.test/`x`',
  'http://campus.test\\@evil.test/',
  'https://user:pw@evil.test/',
  'https://campus.test@evil.test/',
])('SHL-010 refuses %j', (address) => {
  expect(isWebAddress(address)).toBe(false);
});
