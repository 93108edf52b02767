import { createRequire } from 'node:module';
import { logIn, userExists } from '@campus/contracts/auth/functions';
import { text } from '@campus/contracts/core/text';
import { callPlatform } from '@campus/tests/calls/platform';
import { makePerson, sql } from '@campus/tests/world/world';
import { hash } from '@node-rs/argon2';
import { hashSync } from '@node-rs/bcrypt';
import { describe, expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

const previous = 'Harbor-2026!';
const bcryptHash = hashSync(previous, 4);
const cheapHash = await hash(previous, { memoryCost: 64, timeCost: 3, parallelism: 1 });

async function storedHash(userId: string): Promise<string | undefined> {
  const user = await sql.one<{ hash: string }>(
    'select "_hashed_password" as hash from "_User" where "objectId" = $1',
    [userId],
  );
  return user?.hash;
}

describe('passwords', () => {
  it('match their hash and nothing else', async () => {
    const own = await hashPassword('Campus-2026!');
    expect(own).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwordMatches('Campus-2026!', own)).toBe(true);
    expect(await passwordMatches('campus-2026!', own)).toBe(false);
    expect(await passwordMatches('Campus-2026!', undefined)).toBe(false);
  });

  it('are compared to the last character at any length', async () => {
    const long = `Aa1!${'x'.repeat(508)}`;
    const own = await hashPassword(long);
    expect(await passwordMatches(long, own)).toBe(true);
    for (const length of [72, 80, 511]) expect(await passwordMatches(long.slice(0, length), own)).toBe(false);
    expect(await passwordMatches(`${long.slice(0, 511)}y`, own)).toBe(false);
  });

  it('are hashed by the native module in Parse Server too, not by its slow fallback', () => {
    const ours = createRequire(import.meta.url);
    const parseServers = createRequire(ours.resolve('parse-server'));
    expect(parseServers.resolve('@node-rs/bcrypt')).toBe(ours.resolve('@node-rs/bcrypt'));
  });
});

describe('a hash that an older platform or Parse Server made,', () => {
  it.each([
    ['bcrypt', bcryptHash],
    ['argon2id with other parameters', cheapHash],
  ])('by %s signs in and is replaced, while sessions and the age of the password stay', async (_, old) => {
    const passwordUpdatedAt = new Date('2026-01-02T03:04:05.678Z');
    const person = await makePerson({ passwordHash: old, passwordUpdatedAt });
    await callPlatform(logIn, { email: person.email, password: previous });
    const renewed = await storedHash(person.userId);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await callPlatform(logIn, { email: person.email, password: previous });
    expect(await storedHash(person.userId)).toBe(renewed);
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
