import { expect, it } from 'vitest';
import { addressText } from './address-text.ts';

it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('calls %s this computer', (address) => {
  expect(addressText(address)).toBe('This computer');
});

it.each([
  '10.1.2.3',
  '192.168.178.20',
  '172.16.0.1',
  '172.31.255.1',
  '169.254.1.1',
  '100.64.0.1',
  '::ffff:10.0.0.1',
  'fd12:3456::1',
  'FE80::1',
])('calls %s a private network', (address) => {
  expect(addressText(address)).toBe('Private network');
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['172.32.0.1', '172.32.0.1'],
  ['100.128.0.1', '100.128.0.1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::fe80:1', '2001:db8::fe80:1'],
  ['', 'Unknown address'],
])('says of %s: %s', (address, words) => {
  expect(addressText(address)).toBe(words);
});
