import { expect, it } from 'vitest';
import { sessionSeconds } from './sessions.ts';

it('keeps a session for 30 days when remembered, else for half a day', () => {
  expect(sessionSeconds(true)).toBe(2_592_000);
  expect(sessionSeconds(false)).toBe(43_200);
});
