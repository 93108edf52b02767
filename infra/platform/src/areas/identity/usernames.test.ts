import { makePerson, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { freeUsername, usernameOf } from './usernames.ts';

describe('usernames', () => {
  it.each([
    ['Ana Marić', 'ana.marić'],
    ['  ÅSA   Ek ', 'åsa.ek'],
    ['李 小龍', '李.小龍'],
  ])('are derived from %s: %s', (displayName, username) => {
    expect(usernameOf(displayName)).toBe(username);
  });

  it('get a number when another user has the name, but not when this user has it', async () => {
    const displayName = `Ana ${unique()}`;
    const { userId } = await makePerson({ username: usernameOf(displayName) });
    await expect(freeUsername(sql, displayName, userId)).resolves.toBe(usernameOf(displayName));
    await expect(freeUsername(sql, displayName)).resolves.toMatch(
      new RegExp(`^${usernameOf(displayName)}\\.\\d{4,6}$`),
    );
  });
});
