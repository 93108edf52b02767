import { describe, expect, it } from 'vitest';
import { isOpenToProgram, sessionSeconds } from './sessions.ts';

it('keeps a session for 30 days when remembered, else for half a day', () => {
  expect(sessionSeconds(true)).toBe(2_592_000);
  expect(sessionSeconds(false)).toBe(43_200);
});

describe('a session handed over to a program', () => {
  const session = { purpose: 'webDemo', accountId: 'a1' } as const;

  it('opens what names its program, in its account', () => {
    for (const accountId of ['a1', undefined])
      expect(isOpenToProgram(session, { programs: ['streaming', 'webDemo'], accountId })).toBe(true);
  });

  it('opens nothing else', () => {
    expect(isOpenToProgram(session, { programs: [], accountId: 'a1' })).toBe(false);
    expect(isOpenToProgram(session, { programs: ['streaming'], accountId: 'a1' })).toBe(false);
    expect(isOpenToProgram(session, { programs: ['webDemo'], accountId: 'a2' })).toBe(false);
    expect(isOpenToProgram({ ...session, accountId: null }, { programs: ['webDemo'], accountId: 'a1' })).toBe(
      false,
    );
  });
});
