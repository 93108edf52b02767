import { getMemberAccounts } from '@campus/contracts/accounts/functions';
import {
  become,
  checkEmail,
  checkSession,
  logIn,
  logOut,
  userExists,
} from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { sessionSeconds } from '@campus/domain/sessions/sessions';
import { callPlatform, requestPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  join,
  makeAccount,
  makePerson,
  makeSuperadmin,
  password,
  sql,
  unique,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../foundation/secret.ts';
import { hashPassword } from './passwords.ts';

const incorrect = { code: parseCode.invalid, message: text('auth.incorrect') };
const ended = { code: parseCode.signedOut };

function signIn(email: string, entered = password, remember = false) {
  return callPlatform(logIn, { email, password: entered, remember });
}

describe('logIn', () => {
  it('ACCT-037 answers whether the user is a normal user, by the stored permissionType', async () => {
    const { email, userId } = await makePerson();
    const answers: Record<string, boolean> = {};
    for (const permissionType of ['normal', '0', 'n', '', null, 'admin']) {
      await sql.query('update "_User" set "permissionType" = $2 where "objectId" = $1', [
        userId,
        permissionType,
      ]);
      answers[String(permissionType)] = (await signIn(email)).user.isNormalUser;
    }
    expect(answers).toEqual({ normal: true, '0': true, n: true, '': true, null: true, admin: false });
  });

  it('AUTH-050 signs in a person who knows the password and returns the user with a session token', async () => {
    const { people } = await makeAccount();
    const { user, sessionToken } = await signIn(people.admin.email);
    expect(user).toMatchObject({ _id: people.admin.userId, email: people.admin.email, superadmin: false });
    await expect(callPlatform(checkSession, {}, sessionToken)).resolves.toEqual({ user });
  });

  it('AUTH-050 finds the email in any case', async () => {
    const person = await makePerson();
    const { user } = await signIn(`  ${person.email.toUpperCase()} `);
    expect(user._id).toBe(person.userId);
  });

  it('AUTH-050 refuses a wrong password and an unknown email with the same error', async () => {
    const person = await makePerson();
    await expect(signIn(person.email, 'Wrong-2026!')).rejects.toMatchObject(incorrect);
    await expect(signIn(`nobody-${person.email}`)).rejects.toMatchObject(incorrect);
  });

  it('AUTH-050 takes as long to refuse an unknown email as a wrong password', async () => {
    const { email } = await makePerson({ passwordHash: await hashPassword(password) });
    const fastest = { wrong: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    const difference = () =>
      Math.abs(fastest.wrong - fastest.unknown) / Math.max(fastest.wrong, fastest.unknown);
    // Alternates, so that other load on the machine affects both. The shortest of several runs is affected
    // least.
    for (let run = 0; run < 9 && !(run >= 3 && difference() < 0.5); run++) {
      fastest.wrong = Math.min(fastest.wrong, await duration(() => signIn(email, 'Wrong-2026!')));
      fastest.unknown = Math.min(
        fastest.unknown,
        await duration(() => signIn(`nobody-${email}`, 'Wrong-2026!')),
      );
    }
    expect(difference()).toBeLessThan(0.5);
  });

  it('AUTH-050 mentions the verification email to an unverified person only after the right password', async () => {
    const account = await makeAccount({ verificationRequired: true });
    const { email } = await addMember(account.accountId, {}, { emailVerified: false });
    await expect(signIn(email)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: expect.stringContaining('verification email'),
    });
    await expect(signIn(email, 'Wrong-2026!')).rejects.toMatchObject(incorrect);
  });

  it('AUTH-050 signs in an unverified person who also belongs to an account that needs no verification', async () => {
    const strict = await makeAccount({ verificationRequired: true });
    const open = await makeAccount();
    const person = await addMember(strict.accountId, {}, { emailVerified: false });
    await join(open.accountId, person);
    await expect(signIn(person.email)).resolves.toMatchObject({ user: { email_verified: false } });
  });

  it('lasts 30 days when remembered and 12 hours when not', async () => {
    const { email } = await makePerson();
    for (const remember of [true, false]) {
      const { sessionToken } = await signIn(email, password, remember);
      const session = await sql.one<{ seconds: number }>(
        'select extract(epoch from "expiresAt" - "createdAt")::int as seconds from "_Session" where "sessionToken" = $1',
        [hashOf(sessionToken)],
      );
      expect(session?.seconds).toBe(sessionSeconds(remember));
    }
  });

  it('stores a hash of the session token, which opens nothing', async () => {
    const { sessionToken, userId } = await makePerson();
    const rows = await sql.query<{ row: string; stored: string }>(
      `select s::text as row, "sessionToken" as stored from "_Session" s where "user" = $1`,
      [userId],
    );
    expect(rows).toHaveLength(1);
    for (const { row, stored } of rows) {
      expect(row).not.toContain(sessionToken.slice('r:'.length));
      await expect(callPlatform(checkSession, {}, stored)).rejects.toMatchObject(ended);
      await expect(callPlatform(become, { sessionToken: stored })).rejects.toMatchObject(ended);
      await expect(callPlatform(become, { sessionToken })).resolves.toMatchObject({ user: { _id: userId } });
    }
  });

  it('does not end the person’s other sessions', async () => {
    const { email, sessionToken } = await makePerson();
    const others = await Promise.all(Array.from({ length: 20 }, () => signIn(email)));
    for (const session of [sessionToken, ...others.map((other) => other.sessionToken)])
      await expect(callPlatform(userExists, {}, session)).resolves.toBe(true);
  });
});

describe('logOut', () => {
  it('AUTH-061 SHE-100 deletes the session, and every later call with its token fails as invalid session', async () => {
    const { sessionToken, userId } = await makePerson();
    await callPlatform(checkSession, {}, sessionToken);
    await expect(callPlatform(logOut, {}, sessionToken)).resolves.toEqual({});
    await expect(sql.query('select from "_Session" where "user" = $1', [userId])).resolves.toEqual([]);
    await expect(callPlatform(checkSession, {}, sessionToken)).rejects.toMatchObject(ended);
    await expect(callPlatform(getMemberAccounts, {}, sessionToken)).rejects.toMatchObject(ended);
  });

  it('succeeds without a session', async () => {
    await expect(callPlatform(logOut, {})).resolves.toEqual({});
  });
});

describe('the session check', () => {
  it('AUTH-063 answers the current user and fails for a token that is not valid', async () => {
    const { sessionToken, email } = await makePerson();
    await expect(callPlatform(checkSession, {}, sessionToken)).resolves.toMatchObject({ user: { email } });
    await expect(callPlatform(checkSession, {}, 'r:0123456789abcdef0123456789abcdef')).rejects.toMatchObject(
      ended,
    );
    await expect(callPlatform(checkSession, {})).rejects.toMatchObject(ended);
  });

  it('AUTH-063 fails when the session has expired, even if it was used a moment before', async () => {
    const { sessionToken } = await makePerson();
    await callPlatform(checkSession, {}, sessionToken);
    await sql.query('update "_Session" set "expiresAt" = now() where "sessionToken" = $1', [
      hashOf(sessionToken),
    ]);
    await expect(callPlatform(checkSession, {}, sessionToken)).rejects.toMatchObject(ended);
  });

  it('says whether the user is a superadmin', async () => {
    const { sessionToken } = await makeSuperadmin();
    await expect(callPlatform(checkSession, {}, sessionToken)).resolves.toMatchObject({
      user: { superadmin: true },
    });
  });

  it('SHE-099 is true while the session is valid, and fails once the session is revoked or the user deleted', async () => {
    const revoked = await makePerson();
    const deleted = await makePerson();
    for (const { sessionToken } of [revoked, deleted])
      await expect(callPlatform(userExists, {}, sessionToken)).resolves.toBe(true);
    await sql.query('delete from "_Session" where "user" = $1', [revoked.userId]);
    await sql.query('delete from "_User" where "objectId" = $1', [deleted.userId]);
    for (const { sessionToken } of [revoked, deleted])
      await expect(callPlatform(userExists, {}, sessionToken)).rejects.toMatchObject(ended);
  });
});

describe('checkEmail', () => {
  it('AUTH-064 tells without a session that a user has an email, and returns only the email', async () => {
    const { email } = await makePerson();
    await expect(callPlatform(checkEmail, { email: ` ${email.toUpperCase()}` })).resolves.toEqual({ email });
    const response = await requestPlatform('POST', `/functions/${checkEmail.name}`, { body: { email } });
    await expect(response.json()).resolves.toEqual({ result: { email } });
  });

  it('AUTH-064 answers null for an unknown email', async () => {
    for (const email of [`nobody-${unique()}@campus.test`, '', '%'])
      await expect(callPlatform(checkEmail, { email })).resolves.toBeNull();
  });
});

/** Returns the duration in milliseconds of a call that is refused. */
async function duration(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await call().catch(() => undefined);
  return performance.now() - started;
}
