import { checkSession, logIn } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  confirmEmailChange,
  objectToEmailChange,
  updateUserEmail,
} from '@campus/contracts/passwords/email-change-functions';
import { resetPassword } from '@campus/contracts/passwords/functions';
import { leadsTo, secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
import { addPasskey, setUpApp } from '@campus/tests/areas/second-factor';
import { callPlatform } from '@campus/tests/calls/platform';
import { makePerson, type Person, password, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { userIdentityTable } from '../../foundation/schema/tables/user-identity.ts';

const newPassword = 'Other-2026!';
const taken = { code: parseCode.conflict, message: text('email.taken') };
const invalid = { code: parseCode.invalid, message: text('email.objection.invalid') };

const newAddress = () => `new-${unique()}@campus.test`;

function ask({ sessionToken }: Person, email: string) {
  return callPlatform(updateUserEmail, { currentPassword: password, email }, sessionToken);
}

async function confirm({ sessionToken }: Person, email: string) {
  const code = secretIn(await waitForMail(email), 'new-email');
  return callPlatform(confirmEmailChange, { code }, sessionToken);
}

async function change(person: Person, email: string) {
  await ask(person, email);
  await confirm(person, email);
}

function object(code: string) {
  return callPlatform(objectToEmailChange, { code });
}

function emailOf({ userId }: Person) {
  return sql.one('select email, email_verified as verified from "_User" where "objectId" = $1', [userId]);
}

/** Returns the secret in the newest of `mails` objection mails to an address. */
async function objectionSecret(address: string, mails = 1): Promise<string> {
  return secretIn(await waitForMail(address, mails, leadsTo('email-change')), 'email-change');
}

async function factorsOf({ userId }: Person): Promise<string[]> {
  const factors = await sql.query<{ name: string }>('select name from "SecondFactor" where "user" = $1', [
    userId,
  ]);
  return factors.map(({ name }) => name);
}

function recoveryCodesOf({ userId }: Person) {
  return sql.query('select from recovery_code where "user" = $1', [userId]);
}

describe('objectToEmailChange', () => {
  it('restores the old address, ends every session, and mails a link to choose a new password', async () => {
    const person = await makePerson();
    await change(person, newAddress());
    await expect(object(await objectionSecret(person.email, 2))).resolves.toEqual({ email: person.email });
    await expect(emailOf(person)).resolves.toEqual({ email: person.email, verified: true });
    await expect(callPlatform(checkSession, {}, person.sessionToken)).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
    const code = secretIn(await waitForMail(person.email, 3), 'reset-password');
    await callPlatform(resetPassword, { code, newPassword });
    await expect(callPlatform(logIn, { email: person.email, password: newPassword })).resolves.toBeTruthy();
  });

  it('cancels a pending change, and ends every session', async () => {
    const person = await makePerson();
    const pending = newAddress();
    await ask(person, pending);
    const code = secretIn(await waitForMail(pending), 'new-email');
    await expect(object(await objectionSecret(person.email))).resolves.toEqual({ email: person.email });
    await expect(callPlatform(checkSession, {}, person.sessionToken)).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
    const reset = secretIn(await waitForMail(person.email, 2), 'reset-password');
    await callPlatform(resetPassword, { code: reset, newPassword });
    const { sessionToken } = await callPlatform(logIn, { email: person.email, password: newPassword });
    await expect(callPlatform(confirmEmailChange, { code }, sessionToken)).rejects.toMatchObject({
      message: text('email.confirm.invalid'),
    });
  });

  it('removes second factors added since the request, and keeps earlier ones', async () => {
    const person = await makePerson();
    const app = await setUpApp(person);
    await ask(person, newAddress());
    await addPasskey(person, 'Of a thief');
    await object(await objectionSecret(person.email));
    await expect(factorsOf(person)).resolves.toEqual(['Authenticator app']);
    expect(app.recoveryCodes).toHaveLength(10);
    await expect(recoveryCodesOf(person)).resolves.toHaveLength(10);
  });

  it('removes second factors through the mail after the change too, with the recovery codes of the last one', async () => {
    const person = await makePerson();
    const email = newAddress();
    await ask(person, email);
    await addPasskey(person, 'Of a thief');
    await confirm(person, email);
    await object(await objectionSecret(person.email, 2));
    await expect(factorsOf(person)).resolves.toEqual([]);
    await expect(recoveryCodesOf(person)).resolves.toEqual([]);
  });

  it('revokes the password and the linked identities, which may belong to an intruder', async () => {
    const person = await makePerson();
    await userIdentityTable.insert(sql, [
      { userId: person.userId, provider: 'google', issuer: 'https://idp.test', subject: unique() },
    ]);
    await change(person, newAddress());
    await object(await objectionSecret(person.email));
    await expect(callPlatform(logIn, { email: person.email, password })).rejects.toMatchObject({
      message: text('auth.incorrect'),
    });
    await expect(sql.query('select from "UserIdentity" where "user" = $1', [person.userId])).resolves.toEqual(
      [],
    );
  });

  it('works even if the email was changed once more', async () => {
    const person = await makePerson();
    const [second, third] = [newAddress(), newAddress()];
    await change(person, second);
    const first = await objectionSecret(person.email, 2);
    await change(person, third);
    await object(await objectionSecret(second));
    await expect(emailOf(person)).resolves.toEqual({ email: second, verified: true });
    await object(first);
    await expect(emailOf(person)).resolves.toEqual({ email: person.email, verified: true });
  });

  it('ends the links that were mailed since the change', async () => {
    const person = await makePerson();
    const email = newAddress();
    await change(person, email);
    const objection = await objectionSecret(person.email);
    const later = await makeMailedLink('emailObjection', person, { email });
    await object(objection);
    await expect(object(later)).rejects.toMatchObject(invalid);
  });

  it('is refused for a link that is unknown, used, expired or of another purpose', async () => {
    const person = await makePerson();
    const used = await makeMailedLink('emailObjection', person);
    await object(used);
    const codes = [
      'no-such-code',
      used,
      await makeMailedLink('emailObjection', person, { expiresAt: new Date() }),
      await makeMailedLink('verification', person),
    ];
    for (const code of codes) await expect(object(code)).rejects.toMatchObject(invalid);
  });

  it('is not canceled by another person who claims the old address', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    await change(person, newAddress());
    await expect(change(other, person.email)).rejects.toMatchObject(taken);
    await expect(object(await objectionSecret(person.email))).resolves.toEqual({ email: person.email });
  });

  it('is refused when another user has the old address', async () => {
    const person = await makePerson();
    const other = await makePerson();
    const code = await makeMailedLink('emailObjection', person, { email: other.email });
    await expect(object(code)).rejects.toMatchObject(taken);
    await expect(emailOf(person)).resolves.toEqual({ email: person.email, verified: true });
  });

  it('works once when it is used twenty times at the same time', async () => {
    const person = await makePerson();
    const code = await makeMailedLink('emailObjection', person);
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => object(code)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject(invalid);
  });
});
