import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it.each([
  'localhost',
  'LOCALHOST',
  '127.0.0.1',
  '127.8.9.10',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '[::ffff:7F00:1]',
  '0:0:0:0:0:0:0:1',
])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

it.each([
  '',
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '127.0.0.1.evil.test',
  'localhost.evil.test',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '127.1',
  '0x7f000001',
  '2130706433',
  '127.0.0.256',
])('%j is not, or not only, this machine', (host) => {
  expect(isLoopback(host)).toBe(false);
});
