import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_234_567, '1.2 MB'],
  [5_000_000_000_000, '5,000 GB'],
])('says how large %d bytes are', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
