import { logIn } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { loginAndJoin } from '@campus/contracts/invitations/functions';
import { updateUserEmail } from '@campus/contracts/passwords/email-change-functions';
import { updateUserPassword } from '@campus/contracts/passwords/functions';
import { resendVerificationEmail } from '@campus/contracts/verification/functions';
import { claim } from '@campus/local/ports';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import {
  answerOf,
  guess,
  incorrect,
  locked,
  newDevice,
  passSeconds,
  signedIn,
  signIn,
  wrong,
} from '@campus/tests/areas/sign-ins';
import { callPlatform, type From } from '@campus/tests/calls/platform';
import { startPlatformProcess } from '@campus/tests/stack/platform-process';
import { makeServices } from '@campus/tests/stack/platform-services';
import {
  makeAccount,
  makePerson,
  type Person,
  password,
  sql,
  unique,
  uniqueAddress,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { attemptPassword } from './lockout.ts';
import { hashPassword, storePassword } from './passwords.ts';
import { personOf } from './sign-in-failures.ts';

/**
 * All functions that require a password, called by a person who also has a session and an invitation link.
 */
const doors: Record<
  string,
  (person: Person & { secret: string }, entered: string, from: From) => Promise<unknown>
> = {
  updateUserPassword: ({ sessionToken }, currentPassword, from) =>
    callPlatform(updateUserPassword, { currentPassword, newPassword: 'Another-2026!' }, sessionToken, from),
  updateUserEmail: ({ sessionToken }, currentPassword, from) =>
    callPlatform(updateUserEmail, { currentPassword, email: `${unique()}@campus.test` }, sessionToken, from),
  resendVerificationEmail: ({ email: username }, entered, from) =>
    callPlatform(resendVerificationEmail, { username, password: entered }, undefined, from),
  loginAndJoin: ({ email, secret: invitationId }, entered, from) =>
    callPlatform(loginAndJoin, { invitationId, email, password: entered }, undefined, from),
};

describe('five failures of a person at one address', () => {
  it('delay the next try, even with the right password, and double the delay each time', async () => {
    const { email } = await makePerson();
    const address = uniqueAddress();
    for (let time = 0; time < 5; time++)
      expect(await signIn(email.toUpperCase(), wrong, { address })).toBe(incorrect);
    for (const seconds of [15, 30, 60, 120, 240, 480, 900, 900]) {
      expect(await signIn(email, password, { address })).toBe(locked(seconds));
      await passSeconds({ address }, seconds);
      expect(await signIn(email, wrong, { address })).toBe(incorrect);
    }
    await passSeconds({ address }, 900);
    expect(await signIn(email, password, { address })).toBe(signedIn);
  });

  it('lock neither the person at other addresses nor other people at this one', async () => {
    const [guessed, neighbor] = [await makePerson(), await makePerson()];
    const address = uniqueAddress();
    await guess(guessed.email, { address }, 6);
    expect(await signIn(guessed.email, password, { address: uniqueAddress() })).toBe(signedIn);
    expect(await signIn(neighbor.email, password, { address })).toBe(signedIn);
  });

  it('are answered alike for an unknown email', async () => {
    const email = `nobody-${unique()}@campus.test`;
    const address = uniqueAddress();
    expect(await guess(email, { address }, 5)).toBe(5);
    expect(await signIn(email, wrong, { address })).toBe(locked(15));
  });

  it('count for every address of an IPv6 network', async () => {
    const { email } = await makePerson();
    const network = uniqueAddress();
    for (let host = 0; host < 5; host++) await signIn(email, wrong, { address: `${network}${host}` });
    expect(await signIn(email, password, { address: network })).toBe(locked(15));
  });

  it('expire after a day without another failure', async () => {
    const { email } = await makePerson();
    const address = uniqueAddress();
    await guess(email, { address }, 5);
    await passSeconds({ address }, 24 * 3600 + 1);
    expect(await guess(email, { address }, 4)).toBe(4);
    expect(await signIn(email, password, { address })).toBe(signedIn);
  });

  it('are not undone by signing in between them', async () => {
    const { email } = await makePerson();
    const address = uniqueAddress();
    await guess(email, { address }, 4);
    expect(await signIn(email, password, { address })).toBe(signedIn);
    await guess(email, { address }, 1);
    expect(await signIn(email, password, { address })).toBe(locked(15));
  });

  it('are forgotten when the password is reset', async () => {
    const { email, userId } = await makePerson();
    const address = uniqueAddress();
    await guess(email, { address }, 6);
    await storePassword(sql, userId, { passwordHash: await hashPassword('Another-2026!') });
    expect(await signIn(email, 'Another-2026!', { address })).toBe(signedIn);
  });

  it('are all that twenty simultaneous guesses get, even if one of them is right', async () => {
    const { email } = await makePerson();
    const address = uniqueAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, wrong, { address })));
    expect(answers.filter((answer) => answer === incorrect)).toHaveLength(5);
    expect(answers.filter((answer) => answer === locked(15))).toHaveLength(15);
    expect(await signIn(email, password, { address })).toBe(locked(15));
  });

  it.each(Object.entries(doors))('are also those of %s', async (_name, open) => {
    const account = await makeAccount();
    const person = await makePerson({ emailVerified: false });
    const { secret } = await makeInvitation(account, { email: person.email });
    const address = uniqueAddress();
    const enter = (entered: string) => answerOf(open({ ...person, secret }, entered, { address }));
    await guess(person.email, { address }, 3);
    for (let time = 0; time < 2; time++) expect(await enter(wrong)).toContain('password is incorrect');
    expect(await enter(password)).toBe(locked(15));
    expect(await signIn(person.email, password, { address })).toBe(locked(15));
  });

  it('are refused with 429, a key of its own and Retry-After', async () => {
    const { email } = await makePerson();
    const address = uniqueAddress();
    await guess(email, { address }, 5);
    const refused = callPlatform(logIn, { email, password }, undefined, { address });
    await expect(refused).rejects.toMatchObject({
      code: parseCode.tooMany,
      message: text('auth.locked', { seconds: 15 }),
      status: 429,
      key: 'auth.locked',
      retryAfter: '15',
    });
  });
});

describe('a device the person has signed in with', () => {
  it('is slowed down by its own failures only', async () => {
    const { email } = await makePerson();
    const [address, device] = [uniqueAddress(), newDevice()];
    expect(await signIn(email, password, { address, device })).toBe(signedIn);
    await guess(email, { address }, 6);
    expect(await guess(email, { address, device }, 9)).toBe(9);
    expect(await signIn(email, password, { address, device })).toBe(signedIn);
    expect(await signIn(email, wrong, { address: uniqueAddress(), device })).toBe(incorrect);
    expect(await signIn(email, password, { address: uniqueAddress(), device })).toBe(locked(15));
  });

  it('is one of this person only, and for one year', async () => {
    const [guesser, guessed] = [await makePerson(), await makePerson()];
    const [address, device] = [uniqueAddress(), newDevice()];
    await signIn(guesser.email, password, { address, device });
    await guess(guessed.email, { address }, 5);
    expect(await signIn(guessed.email, password, { address, device })).toBe(locked(15));
    await guess(guesser.email, { address }, 5);
    expect(await signIn(guesser.email, password, { address, device })).toBe(signedIn);
    await sql.query(`update sign_in_device set seen = seen - interval '367 days' where "user" = $1`, [
      guesser.userId,
    ]);
    // Some of the 15 seconds have passed.
    expect(await signIn(guesser.email, password, { address, device })).toMatch(/^Too many failed attempts\./);
  });

  it('is stored as a hash, and forgotten for newer ones', async () => {
    const { email, userId } = await makePerson();
    const devices = Array.from({ length: 22 }, newDevice);
    for (const device of devices) await signIn(email, password, { address: uniqueAddress(), device });
    const stored = await sql.query<{ device: string }>(
      'select device from sign_in_device where "user" = $1',
      [userId],
    );
    expect(stored).toHaveLength(20);
    for (const { device } of stored) expect(devices).not.toContain(device);
  });
});

describe('a right guess', () => {
  it('is refused when five wrong guesses are counted while it is checked', async () => {
    const { email } = await makePerson();
    const { services, close } = await makeServices();
    const call = { services, origin: { address: uniqueAddress(), userAgent: '' } };
    const isRight = async () => {
      const wrong = { isRight: async () => false, completes: true };
      for (let time = 0; time < 5; time++) await attemptPassword(call, email, wrong);
      return true;
    };
    const guessed = attemptPassword(call, email, { isRight, completes: true });
    await expect(guessed).rejects.toMatchObject({ kind: 'tooMany', message: locked(15) });
    await close();
  });
});

describe('signing in', () => {
  it('twenty times at once locks nobody', async () => {
    const { email } = await makePerson();
    const address = uniqueAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, password, { address })));
    expect(new Set(answers)).toEqual(new Set([signedIn]));
  });
});

describe('two platforms', { timeout: 120_000 }, () => {
  it('share the failures, even if one of them started later', async () => {
    const { email } = await makePerson();
    const address = uniqueAddress();
    await guess(email, { address }, 3);
    const other = startPlatformProcess(await claim(0), { RATE_LIMITS: 'off' });
    await other.ready();
    const from = { address, platform: `${other.url}/parse` };
    expect(await guess(email, from, 2)).toBe(2);
    await passSeconds({ person: personOf(email) }, -60);
    expect(await signIn(email, password, from)).toBe(locked(75));
    expect(await signIn(email, password, { address })).toBe(locked(75));
    other.stop();
    await other.ended;
  });
});
