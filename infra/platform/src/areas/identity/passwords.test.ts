import { createRequire } from 'node:module';
import { logIn, userExists } from '@campus/contracts/auth/functions';
import { text } from '@campus/contracts/core/text';
import { callPlatform } from '@campus/tests/calls/platform';
import { makePerson, sql } from '@campus/tests/world/world';
import { hashSync } from '@node-rs/bcrypt';
import { describe, expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

const previous = 'Harbor-2026!';
const bcryptHash = hashSync(previous, 4);

async function storedHash(userId: string): Promise<string | undefined> {
  const user = await sql.one<{ hash: string }>(
    'select "_hashed_password" as hash from "_User" where "objectId" = $1',
    [userId],
  );
  return user?.hash;
}

describe('passwords', () => {
  it('match their hash and nothing else', async () => {
    const hash = await hashPassword('Campus-2026!');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(await passwordMatches('Campus-2026!', hash)).toBe(true);
    expect(await passwordMatches('campus-2026!', hash)).toBe(false);
    expect(await passwordMatches('Campus-2026!', undefined)).toBe(false);
  });

  it('are compared to the last character at any length', async () => {
    const long = `Aa1!${'x'.repeat(508)}`;
    const hash = await hashPassword(long);
    expect(await passwordMatches(long, hash)).toBe(true);
    for (const length of [72, 80, 511])
      expect(await passwordMatches(long.slice(0, length), hash)).toBe(false);
    expect(await passwordMatches(`${long.slice(0, 511)}y`, hash)).toBe(false);
  });

  it('are hashed by the native module in Parse Server too, not by its slow fallback', () => {
    const ours = createRequire(import.meta.url);
    const parseServers = createRequire(ours.resolve('parse-server'));
    expect(parseServers.resolve('@node-rs/bcrypt')).toBe(ours.resolve('@node-rs/bcrypt'));
  });
});

describe('a hash that an older platform or Parse Server made', () => {
  it('signs in and is replaced, while sessions and the age of the password stay', async () => {
    const passwordUpdatedAt = new Date('2026-01-02T03:04:05.678Z');
    const person = await makePerson({ passwordHash: bcryptHash, passwordUpdatedAt });
    await callPlatform(logIn, { email: person.email, password: previous });
    expect(await storedHash(person.userId)).toMatch(/^\$argon2id\$/);
    await callPlatform(logIn, { email: person.email, password: previous });
    await expect(callPlatform(userExists, {}, person.sessionToken)).resolves.toBe(true);
    const dated = 'select from "_User" where "objectId" = $1 and "passwordUpdatedAt" = $2';
    expect(await sql.query(dated, [person.userId, passwordUpdatedAt])).toHaveLength(1);
  });

  it('is not replaced after a wrong password', async () => {
    const { userId, email } = await makePerson({ passwordHash: bcryptHash });
    const refused = callPlatform(logIn, { email, password: 'Harbor-2027!' });
    await expect(refused).rejects.toMatchObject({ message: text('auth.incorrect') });
    expect(await storedHash(userId)).toBe(bcryptHash);
  });

  it('works for simultaneous sign-ins', async () => {
    const { email } = await makePerson({ passwordHash: bcryptHash });
    const signingIn = Array.from({ length: 10 }, () => callPlatform(logIn, { email, password: previous }));
    expect(await Promise.all(signingIn)).toHaveLength(10);
  });
});
