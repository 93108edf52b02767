import { checkAccess } from '@campus/contracts/accounts/access-functions';
import { become, checkSession, logIn, logInOrWait } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { acceptInviteAndJoinAccount, loginAndJoinOrWait } from '@campus/contracts/invitations/functions';
import { updateUserPassword } from '@campus/contracts/passwords/functions';
import {
  finishSignIn,
  getConfirmationOptions,
  getPasskeySignInOptions,
  getSignInOptions,
  passkeySignIn,
} from '@campus/contracts/second-factor/functions';
import type { PasskeyProof } from '@campus/contracts/second-factor/passkeys';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { addPasskey, codeOf, enterPassword, setUpApp } from '@campus/tests/areas/second-factor';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  makeAccount,
  makePerson,
  type Person,
  password,
  sql,
  unique,
  uniqueAddress,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../foundation/secret.ts';

const expired = { message: text('secondFactor.expired') };
const wrongCode = { message: text('secondFactor.wrongCode') };
const wrongPasskey = { message: text('secondFactor.wrongPasskey') };

const finish = (waitingToken: string, code: string) => callPlatform(finishSignIn, { waitingToken, code });

async function sessionOf(sessionToken: string) {
  return sql.one<{ method: string; proof: string; proven: boolean; days: number }>(
    `select method, proof, "secondFactorAt" is not null as proven,
       round(extract(epoch from "expiresAt" - "createdAt") / 86400, 1)::float8 as days
     from "_Session" where "sessionToken" = $1`,
    [hashOf(sessionToken)],
  );
}

async function makeWithApp(): Promise<{ person: Person; app: Awaited<ReturnType<typeof setUpApp>> }> {
  const person = await makePerson();
  return { person, app: await setUpApp(person) };
}

describe('the right password of a person with a second factor', () => {
  it('begins no session, and reveals nothing about the person', async () => {
    const { person } = await makeWithApp();
    await addPasskey(person);
    const before = await sql.query('select from "_Session" where "user" = $1', [person.userId]);
    const { email } = person;
    const answer = await callPlatform(logInOrWait, { email, password });
    expect(answer).toEqual({
      waiting: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        methods: ['totp', 'passkey', 'recoveryCode'],
        expiresAt: expect.any(String),
      },
    });
    expect(await sql.query('select from "_Session" where "user" = $1', [person.userId])).toEqual(before);
    const { token } = await enterPassword(person);
    await expect(callPlatform(checkSession, {}, token)).rejects.toMatchObject({ code: parseCode.signedOut });
    await expect(callPlatform(become, { sessionToken: token })).rejects.toThrow();
    expect(await sql.query('select from waiting_sign_in where "tokenHash" = $1', [token])).toEqual([]);
  });

  it('begins a session with a code of the app, which works once', async () => {
    const { person, app } = await makeWithApp();
    const { email } = person;
    const remembered = await callPlatform(logInOrWait, { email, password, remember: true });
    if (!('waiting' in remembered)) throw new Error('The password alone signed in.');
    const code = await app.next();
    const { user, sessionToken } = await finish(remembered.waiting.token, code);
    expect(user._id).toBe(person.userId);
    expect(await sessionOf(sessionToken)).toEqual({
      method: 'password',
      proof: 'password',
      proven: true,
      days: 30,
    });
    await expect(finish(remembered.waiting.token, await app.next())).rejects.toMatchObject(expired);
    const again = await enterPassword(person);
    const used = codeOf(app.secret);
    await sql.query(
      `update "SecondFactor" set "lastStep" = floor(extract(epoch from now()) / 30) + 1 where "user" = $1`,
      [person.userId],
    );
    await expect(finish(again.token, used)).rejects.toMatchObject(wrongCode);
  });

  it('begins one session for any number of simultaneous uses of a code', async () => {
    const { person, app } = await makeWithApp();
    const waiting = await Promise.all([1, 2, 3].map(() => enterPassword(person)));
    const code = await app.next();
    const ended = await Promise.allSettled(waiting.map(({ token }) => finish(token, code)));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { token } = await enterPassword(person);
    const again = await app.next();
    const same = await Promise.allSettled([finish(token, again), finish(token, again)]);
    expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('begins a session with a recovery code once, and says how many are left', async () => {
    const { person, app } = await makeWithApp();
    const [code = ''] = app.recoveryCodes;
    await finish((await enterPassword(person)).token, code);
    const { token } = await enterPassword(person);
    await expect(finish(token, code)).rejects.toMatchObject(wrongCode);
    expect((await waitForMail(person.email, 2)).text).toContain('You have 9 left.');
  });

  it('begins a session with a passkey of the person, and with no other', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const { device } = await addPasskey(person);
    const { device: others } = await addPasskey(other);
    const { token: waitingToken, methods } = await enterPassword(person);
    expect(methods).toEqual(['passkey', 'recoveryCode']);
    const ask = () => callPlatform(getSignInOptions, { waitingToken });
    const answer = (passkey: PasskeyProof) => callPlatform(finishSignIn, { waitingToken, passkey });
    expect((await ask()).allowCredentials.map(({ id }) => id)).toEqual([device.id]);
    await expect(answer(others.get(await ask()))).rejects.toMatchObject(wrongPasskey);
    await expect(answer(device.get(await ask(), { userVerified: false }))).rejects.toMatchObject(
      wrongPasskey,
    );
    const elsewhere = await callPlatform(getPasskeySignInOptions, {});
    await expect(answer(device.get(elsewhere))).rejects.toMatchObject(wrongPasskey);
    const own = await callPlatform(getConfirmationOptions, {}, person.sessionToken);
    await expect(answer(device.get(own))).rejects.toMatchObject(wrongPasskey);
    const { user } = await answer(device.get(await ask()));
    expect(user._id).toBe(person.userId);
  });

  it('stops waiting after five wrong codes, and its owner is told', async () => {
    const { person, app } = await makeWithApp();
    const { token } = await enterPassword(person);
    const wrong = [20, 21, 22, 23].map((step) => codeOf(app.secret, step));
    for (const code of [...wrong, 'nothing like a code']) {
      // Each call has its own address, so that the lockout of failed sign-ins does not apply first.
      const from = { address: uniqueAddress() };
      const refused = callPlatform(finishSignIn, { waitingToken: token, code }, undefined, from);
      await expect(refused).rejects.toMatchObject(wrongCode);
    }
    await expect(finish(token, await app.next())).rejects.toMatchObject(expired);
    expect((await waitForMail(person.email, 2)).text).toContain('several wrong codes');
  });

  it('buys no new guesses of the second factor, and its owner is told of wrong codes in several sign-ins', async () => {
    const { person, app } = await makeWithApp();
    const wrong = [20, 21, 22, 23].map((step) => codeOf(app.secret, step));
    for (let place = 0; place < 5; place++) {
      const from = { address: uniqueAddress() };
      const { token } = await enterPassword(person, from);
      for (const code of wrong) {
        const guess = callPlatform(finishSignIn, { waitingToken: token, code }, undefined, from);
        await expect(guess).rejects.toMatchObject(wrongCode);
      }
      await enterPassword(person, from).catch(() => undefined);
    }
    await expect(enterPassword(person, { address: uniqueAddress() })).rejects.toMatchObject({
      key: 'auth.locked',
    });
    expect((await waitForMail(person.email, 5)).text).toContain('several wrong codes');
  });

  it('stops waiting after five minutes, and when the password is changed', async () => {
    const { person, app } = await makeWithApp();
    const late = await enterPassword(person);
    await sql.query('update waiting_sign_in set until = now() where "user" = $1', [person.userId]);
    await expect(finish(late.token, await app.next())).rejects.toMatchObject(expired);
    const { token } = await enterPassword(person);
    const change = { currentPassword: password, newPassword: 'Another-2026!' };
    await callPlatform(updateUserPassword, change, person.sessionToken);
    await expect(finish(token, await app.next())).rejects.toMatchObject(expired);
  });

  it('lets a person join by invitation in the session that follows, not before', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const { person, app } = await makeWithApp();
    const { secret: invitationId } = await makeInvitation(account, { email: person.email });
    const answer = await callPlatform(loginAndJoinOrWait, { invitationId, email: person.email, password });
    if (!('waiting' in answer)) throw new Error('The password alone signed in.');
    const joined = () =>
      sql.query('select from "Membership" where account = $1 and "user" = $2', [accountId, person.userId]);
    expect(await joined()).toEqual([]);
    const { sessionToken } = await finish(answer.waiting.token, await app.next());
    await callPlatform(acceptInviteAndJoinAccount, { invitationId }, sessionToken);
    expect(await joined()).toHaveLength(1);
  });
});

describe('a passkey without a password', () => {
  const ask = () => callPlatform(getPasskeySignInOptions, {});
  const signIn = (passkey: PasskeyProof) => callPlatform(passkeySignIn, { passkey });

  it('signs in its owner with both factors, even after the password changed', async () => {
    const world = { name: `world-${unique()}`, passwordExpireDays: 1 };
    const { accountId } = await makeAccount({ secondFactorRequired: 'member', world });
    const person = await addMember(accountId, {}, { passwordUpdatedAt: new Date('2020-01-01') });
    const { device } = await addPasskey(person);
    const { sessionToken } = await signIn(device.get(await ask()));
    expect(await sessionOf(sessionToken)).toMatchObject({
      method: 'passkey',
      proof: 'passkey',
      proven: true,
    });
    const { accountAccess } = await callPlatform(checkAccess, { accountId }, sessionToken);
    expect(accountAccess).toMatchObject({ passwordExpired: false, secondFactorMissing: false });
  });

  it('refuses an answer of another page, an unrecognized person, a second use, and a copy with a lower counter', async () => {
    const { device } = await addPasskey(await makePerson());
    const refusedWith = async (answer: PasskeyProof) =>
      expect(signIn(answer)).rejects.toMatchObject(wrongPasskey);
    await refusedWith(device.get(await ask(), { origin: 'https://evil.test' }));
    await refusedWith(device.get(await ask(), { userVerified: false }));
    await refusedWith(device.get({ ...(await ask()), rpId: 'evil.test' }));
    await refusedWith(device.get({ ...(await ask()), challenge: 'AAAA' }));
    const options = await ask();
    await signIn(device.get(options, { counter: 50 }));
    await refusedWith(device.get(options));
    await refusedWith(device.get(await ask(), { counter: 50 }));
    await expect(signIn(device.get(await ask(), { counter: 51 }))).resolves.toBeDefined();
    const { device: other } = await addPasskey(await makePerson());
    await refusedWith({ ...other.get(await ask()), id: device.id, rawId: device.id });
  });

  it('signs in nobody who must verify the email first', async () => {
    const { accountId } = await makeAccount({ verificationRequired: true });
    const person = await addMember(accountId, {}, { emailVerified: false });
    const { device } = await addPasskey(person);
    await expect(signIn(device.get(await ask()))).rejects.toMatchObject({
      message: text('auth.verificationEmail'),
    });
  });
});

it('leaves people without a second factor as they were', async () => {
  const { email, userId } = await makePerson();
  const { user } = await callPlatform(logIn, { email, password });
  expect(user._id).toBe(userId);
});

it('counts wrong codes as wrong passwords, so that the person is locked there', async () => {
  const { person, app } = await makeWithApp();
  const from = { address: uniqueAddress() };
  const tryCode = async () => {
    const { token: waitingToken } = await enterPassword(person);
    return callPlatform(finishSignIn, { waitingToken, code: codeOf(app.secret, 20) }, undefined, from).then(
      () => undefined,
      (error: { code: number }) => error.code,
    );
  };
  const answers: (number | undefined)[] = [];
  while (answers.length < 12 && !answers.includes(parseCode.tooMany)) answers.push(await tryCode());
  expect(answers.at(-1)).toBe(parseCode.tooMany);
  expect(answers.length).toBeGreaterThan(1);
});
