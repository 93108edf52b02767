import { checkSession, logIn } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/messages';
import { objectToEmailChange, resetPassword, updateUserEmail } from '@campus/contracts/passwords/functions';
import { verifyEmail } from '@campus/contracts/verification/functions';
import { describe, expect, it } from 'vitest';
import { secretIn, waitForMail } from '../../../../../tests/support/mail.ts';
import { makeMailedLink } from '../../../../../tests/support/mailed-links.ts';
import { callPlatform } from '../../../../../tests/support/platform.ts';
import { stack } from '../../../../../tests/support/stack.ts';
import { makePerson, type Person, password, sql, unique } from '../../../../../tests/support/world.ts';
import { userIdentityTable } from '../../ground/schema/tables/user-identity.ts';

const newPassword = 'Other-2026!';
const taken = { code: parseCode.conflict, message: text('email.taken') };
const invalid = { code: parseCode.invalid, message: text('email.objection.invalid') };

function newAddress(): string {
  return `new-${unique()}@campus.test`;
}

function change({ sessionToken }: Person, email: string, currentPassword = password) {
  return callPlatform(updateUserEmail, { currentPassword, email }, sessionToken);
}

function object(code: string) {
  return callPlatform(objectToEmailChange, { code });
}

async function emailOf({ userId }: Person) {
  return sql.one('select email, email_verified as verified from "_User" where "objectId" = $1', [userId]);
}

async function objectionSecret(address: string): Promise<string> {
  return secretIn(await waitForMail(address), 'email-change');
}

describe('updateUserEmail', () => {
  it('AUTH-067 stores the lowercased email as unverified and answers the user', async () => {
    const person = await makePerson();
    const email = newAddress();
    await expect(change(person, ` ${email.toUpperCase()} `)).resolves.toMatchObject({
      user: { _id: person.userId, email, email_verified: false },
    });
    await expect(emailOf(person)).resolves.toEqual({ email, verified: false });
    await expect(callPlatform(logIn, { email, password })).resolves.toBeTruthy();
  });

  it('AUTH-067 fails when the current password is wrong, and changes nothing', async () => {
    const person = await makePerson();
    await expect(change(person, newAddress(), 'Wrong-2026!')).rejects.toMatchObject({
      message: text('password.currentWrong'),
    });
    await expect(emailOf(person)).resolves.toEqual({ email: person.email, verified: true });
  });

  it('AUTH-067 fails when another user has the email, in any case', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    await expect(change(person, other.email.toUpperCase())).rejects.toMatchObject(taken);
    await expect(emailOf(person)).resolves.toEqual({ email: person.email, verified: true });
  });

  it('AUTH-067 needs a session', async () => {
    const call = callPlatform(updateUserEmail, { currentPassword: password, email: newAddress() });
    await expect(call).rejects.toMatchObject({ code: parseCode.signedOut });
  });

  it("refuses the caller's current email and anything that is not an address", async () => {
    const person = await makePerson();
    await expect(change(person, person.email)).rejects.toMatchObject({ message: text('email.unchanged') });
    await expect(change(person, 'nobody')).rejects.toMatchObject({ message: text('auth.email.format') });
  });

  it('asks the new address to verify itself and tells the former one, with a link to object', async () => {
    const person = await makePerson();
    const email = newAddress();
    await change(person, email);
    await callPlatform(verifyEmail, { code: secretIn(await waitForMail(email), 'verify') });
    await expect(emailOf(person)).resolves.toEqual({ email, verified: true });
    const told = await waitForMail(person.email);
    expect(told.text).toContain(`was changed to ${email}`);
    expect(told.text).toContain(`${stack.urls.console}/email-change/${secretIn(told, 'email-change')}`);
  });

  it('tells a former address that was never proved no more than that, and gives it no link', async () => {
    const person = await makePerson({ emailVerified: false });
    const email = newAddress();
    await change(person, email);
    const { text: body, html } = await waitForMail(person.email);
    expect(body).toContain('was changed');
    for (const part of [email, 'Ada', '/email-change/']) {
      expect(body).not.toContain(part);
      expect(html).not.toContain(part);
    }
  });

  it('ends the links that were mailed to the former address', async () => {
    const person = await makePerson();
    const code = await makeMailedLink('passwordReset', person);
    await change(person, newAddress());
    await expect(callPlatform(resetPassword, { code, newPassword })).rejects.toMatchObject({
      message: text('password.reset.invalid'),
    });
  });

  it('gives an address to one of twenty who want it at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => makePerson()));
    const email = newAddress();
    const attempts = await Promise.allSettled(people.map((person) => change(person, email)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject(taken);
  });
});

describe('objectToEmailChange', () => {
  it('gives the former address back, ends every session and mails a link to choose a new password', async () => {
    const person = await makePerson();
    await change(person, newAddress());
    await expect(object(await objectionSecret(person.email))).resolves.toEqual({ email: person.email });
    await expect(emailOf(person)).resolves.toEqual({ email: person.email, verified: true });
    await expect(callPlatform(checkSession, {}, person.sessionToken)).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
    const code = secretIn(await waitForMail(person.email, 2), 'reset-password');
    await callPlatform(resetPassword, { code, newPassword });
    await expect(callPlatform(logIn, { email: person.email, password: newPassword })).resolves.toBeTruthy();
  });

  it('revokes the password and linked accounts, which may belong to an intruder', async () => {
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

  it('stands though the email was changed once more', async () => {
    const person = await makePerson();
    const [second, third] = [newAddress(), newAddress()];
    await change(person, second);
    await callPlatform(verifyEmail, { code: secretIn(await waitForMail(second), 'verify') });
    await change(person, third);
    await object(secretIn(await waitForMail(second, 2), 'email-change'));
    await expect(emailOf(person)).resolves.toEqual({ email: second, verified: true });
    await object(await objectionSecret(person.email));
    await expect(emailOf(person)).resolves.toEqual({ email: person.email, verified: true });
  });

  it('ends the links that were mailed since', async () => {
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

  it('is not voided by another person who claims the former address', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    await change(person, newAddress());
    await expect(change(other, person.email)).rejects.toMatchObject(taken);
    await expect(object(await objectionSecret(person.email))).resolves.toEqual({ email: person.email });
  });

  it('is refused when another user has the address nevertheless', async () => {
    const person = await makePerson();
    const other = await makePerson();
    const code = await makeMailedLink('emailObjection', person, { email: other.email });
    await expect(object(code)).rejects.toMatchObject(taken);
    await expect(emailOf(person)).resolves.toEqual({ email: person.email, verified: true });
  });

  it('works once of twenty times at the same time', async () => {
    const person = await makePerson();
    const code = await makeMailedLink('emailObjection', person);
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => object(code)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject(invalid);
  });
});
