import { logIn } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/messages';
import { loginAndJoin } from '@campus/contracts/invitations/functions';
import { updateUserEmail, updateUserPassword } from '@campus/contracts/passwords/functions';
import { resendVerificationEmail } from '@campus/contracts/verification/functions';
import { claim } from '@campus/local/ports';
import { describe, expect, it } from 'vitest';
import { makeInvitation } from '../../../../../tests/support/invitations.ts';
import { callPlatform, type From } from '../../../../../tests/support/platform.ts';
import { startPlatformProcess } from '../../../../../tests/support/platform-process.ts';
import { makeServices } from '../../../../../tests/support/platform-services.ts';
import {
  makeAccount,
  makePerson,
  type Person,
  password,
  sql,
  unique,
  uniqueAddress,
} from '../../../../../tests/support/world.ts';
import { attemptPassword, personOf } from './lockout.ts';
import { hashPassword, storePassword } from './passwords.ts';

const signedIn = 'signed in';
const incorrect = text('auth.incorrect');
const locked = (minutes: number) => text('auth.locked', { minutes });
const wrong = 'Wrong-2026!';

/** What a sign-in is answered. */
function signIn(email: string, entered: string, from: From): Promise<string> {
  return answerOf(callPlatform(logIn, { email, password: entered }, undefined, from));
}

function answerOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => signedIn,
    (error: Error) => error.message,
  );
}

async function fail(email: string, address: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await signIn(email, wrong, { address });
}

async function passMinutes(email: string, minutes: number): Promise<void> {
  await sql.query('update sign_in_failure set until = until - make_interval(mins => $1) where person = $2', [
    minutes,
    personOf(email),
  ]);
}

/** Everything that asks for a password, entered by a person who also has a session and an invitation's link. */
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

async function makePeople(count: number) {
  return Promise.all(Array.from({ length: count }, () => makePerson()));
}

describe('ten failures of a person at one address', () => {
  it('lock the person there for a quarter of an hour, with the right password too', async () => {
    const { email } = await makePerson();
    const address = uniqueAddress();
    for (let time = 0; time < 10; time++)
      expect(await signIn(email.toUpperCase(), wrong, { address })).toBe(incorrect);
    const refused = callPlatform(logIn, { email, password }, undefined, { address });
    await expect(refused).rejects.toMatchObject({ code: parseCode.tooMany, message: locked(15) });
    await passMinutes(email, 14);
    expect(await signIn(email, password, { address })).toBe(locked(1));
    await passMinutes(email, 1);
    expect(await signIn(email, password, { address })).toBe(signedIn);
  });

  it('lock nobody at another address, and nobody else at this one', async () => {
    const [guessed, neighbour] = await makePeople(2);
    const address = uniqueAddress();
    await fail(guessed?.email ?? '', address, 11);
    expect(await signIn(guessed?.email ?? '', password, { address: uniqueAddress() })).toBe(signedIn);
    expect(await signIn(neighbour?.email ?? '', password, { address })).toBe(signedIn);
  });

  it('lock out an email nobody has alike', async () => {
    const email = `nobody-${unique()}@campus.test`;
    const address = uniqueAddress();
    await fail(email, address, 9);
    expect(await signIn(email, wrong, { address })).toBe(incorrect);
    expect(await signIn(email, wrong, { address })).toBe(locked(15));
  });

  it('count for every address of a network of IPv6', async () => {
    const { email } = await makePerson();
    const network = uniqueAddress();
    for (let host = 0; host < 10; host++) await signIn(email, wrong, { address: `${network}${host}` });
    expect(await signIn(email, password, { address: network })).toBe(locked(15));
  });

  it('that lie a quarter of an hour back count no more', async () => {
    const { email } = await makePerson();
    const address = uniqueAddress();
    await fail(email, address, 9);
    await passMinutes(email, 15);
    await fail(email, address, 9);
    expect(await signIn(email, password, { address })).toBe(signedIn);
  });

  it('are not undone by signing in between them', async () => {
    const { email } = await makePerson();
    const address = uniqueAddress();
    await fail(email, address, 9);
    expect(await signIn(email, password, { address })).toBe(signedIn);
    await fail(email, address, 1);
    expect(await signIn(email, password, { address })).toBe(locked(15));
  });

  it('are forgotten when the password is reset', async () => {
    const { email, userId } = await makePerson();
    const address = uniqueAddress();
    await fail(email, address, 10);
    await storePassword(sql, userId, { passwordHash: await hashPassword('Another-2026!') });
    expect(await signIn(email, 'Another-2026!', { address })).toBe(signedIn);
  });

  it('are all that twenty guesses at once are told of, and one that is right comes no further', async () => {
    const { email } = await makePerson();
    const address = uniqueAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, wrong, { address })));
    expect(answers.filter((answer) => answer === incorrect)).toHaveLength(10);
    expect(answers.filter((answer) => answer === locked(15))).toHaveLength(10);
    expect(await signIn(email, password, { address })).toBe(locked(15));
  });

  it.each(Object.entries(doors))('are also those of %s', async (_name, open) => {
    const account = await makeAccount();
    const person = await makePerson({ emailVerified: false });
    const { secret } = await makeInvitation(account, { email: person.email });
    const address = uniqueAddress();
    const enter = (entered: string) => answerOf(open({ ...person, secret }, entered, { address }));
    await fail(person.email, address, 5);
    for (let time = 0; time < 5; time++) expect(await enter(wrong)).toContain('password is incorrect');
    expect(await enter(password)).toBe(locked(15));
    expect(await signIn(person.email, password, { address })).toBe(locked(15));
  });
});

describe('a right guess', () => {
  it('is refused when ten wrong ones are counted while it is checked', async () => {
    const { email } = await makePerson();
    const { services, close } = await makeServices();
    const call = { services, origin: { address: uniqueAddress(), userAgent: '' } };
    const guess = attemptPassword(call, email, async () => {
      for (let time = 0; time < 10; time++) await attemptPassword(call, email, async () => false);
      return true;
    });
    await expect(guess).rejects.toMatchObject({ kind: 'tooMany', message: locked(15) });
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

describe('a hundred failures at one address', () => {
  it('lock people who are new there, but not a person who has signed in there before', async () => {
    const address = uniqueAddress();
    const [known, stranger, ...guessed] = await makePeople(13);
    expect(await signIn(known?.email ?? '', password, { address })).toBe(signedIn);
    await Promise.all(guessed.slice(0, 10).map(({ email }) => fail(email, address, 9)));
    await fail(guessed[10]?.email ?? '', address, 9);
    expect(await signIn(`nobody-${unique()}@campus.test`, wrong, { address })).toBe(incorrect);
    expect(await signIn(stranger?.email ?? '', password, { address })).toBe(locked(15));
    expect(await signIn('not an email', wrong, { address })).toBe(locked(15));
    expect(await signIn(known?.email ?? '', password, { address })).toBe(signedIn);
  });
});

describe('fifty failures of a person, wherever', () => {
  it('lock the person for five minutes, but not where the person has signed in before', async () => {
    const { email } = await makePerson();
    const home = uniqueAddress();
    expect(await signIn(email, password, { address: home })).toBe(signedIn);
    await Promise.all(Array.from({ length: 10 }, () => fail(email, uniqueAddress(), 5)));
    expect(await signIn(email, password, { address: uniqueAddress() })).toBe(locked(5));
    expect(await signIn(email, password, { address: home })).toBe(signedIn);
    await passMinutes(email, 5);
    expect(await signIn(email, password, { address: uniqueAddress() })).toBe(signedIn);
  });

  it('spare no address from which the person has not signed in for 90 days', async () => {
    const { email, userId } = await makePerson();
    const home = uniqueAddress();
    await signIn(email, password, { address: home });
    await sql.query(`update sign_in_address set seen = seen - interval '91 days' where "user" = $1`, [
      userId,
    ]);
    await Promise.all(Array.from({ length: 10 }, () => fail(email, uniqueAddress(), 5)));
    expect(await signIn(email, password, { address: home })).toBe(locked(5));
  });
});

describe('two platforms', { timeout: 120_000 }, () => {
  it('share the failures, also when one of them has started since', async () => {
    const { email } = await makePerson();
    const address = uniqueAddress();
    await fail(email, address, 6);
    const other = startPlatformProcess(await claim(0), { RATE_LIMITS: 'off' });
    await other.ready();
    const from = { address, platform: `${other.url}/parse` };
    for (let time = 0; time < 4; time++) expect(await signIn(email, wrong, from)).toBe(incorrect);
    expect(await signIn(email, password, from)).toBe(locked(15));
    expect(await signIn(email, password, { address })).toBe(locked(15));
    other.stop();
    await other.ended;
  });
});
