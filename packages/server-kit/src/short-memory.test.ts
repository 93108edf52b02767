import { expect, it } from 'vitest';
import { createShortMemory } from './short-memory.ts';

it('keeps a value for five seconds', () => {
  let now = 0;
  const memory = createShortMemory<string>(() => now);
  expect(memory.keep('a', 'one')).toBe('one');
  now = 4_999;
  expect(memory.get('a')).toBe('one');
  now = 5_000;
  expect(memory.get('a')).toBeUndefined();
});

it('forgets a value on request', () => {
  const memory = createShortMemory<string>();
  memory.keep('a', 'one');
  memory.keep('b', 'two');
  memory.forget('a');
  expect([memory.get('a'), memory.get('b')]).toEqual([undefined, 'two']);
});

it('keeps the newest ten thousand', () => {
  const memory = createShortMemory<number>();
  for (let i = 0; i <= 10_000; i++) memory.keep(String(i), i);
  expect([memory.get('0'), memory.get('1'), memory.get('10000')]).toEqual([undefined, 1, 10_000]);
});
