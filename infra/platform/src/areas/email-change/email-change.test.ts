import { logIn } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  cancelEmailChange,
  confirmEmailChange,
  getCredentials,
  resendEmailChange,
  updateUserEmail,
} from '@campus/contracts/passwords/email-change-functions';
import { resetPassword, updateUserPassword } from '@campus/contracts/passwords/functions';
import { secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeMailedLink, makePendingEmail } from '@campus/tests/areas/mailed-links/mailed-links';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { makePerson, type Person, password, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const newPassword = 'Other-2026!';
const taken = { code: parseCode.conflict, message: text('email.taken') };
const invalid = { code: parseCode.invalid, message: text('email.confirm.invalid') };

const newAddress = () => `new-${unique()}@campus.test`;

function ask({ sessionToken }: Person, email: string, currentPassword = password) {
  return callPlatform(updateUserEmail, { currentPassword, email }, sessionToken);
}

function confirm({ sessionToken }: Person, code: string) {
  return callPlatform(confirmEmailChange, { code }, sessionToken);
}

const credentialsOf = ({ sessionToken }: Person) => callPlatform(getCredentials, {}, sessionToken);

function emailOf({ userId }: Person) {
  return sql.one('select email, email_verified as verified from "_User" where "objectId" = $1', [userId]);
}

const codeTo = async (address: string) => secretIn(await waitForMail(address), 'new-email');

describe('updateUserEmail', () => {
  it('AUTH-067 stores the lowercased email as pending; the present email still signs in', async () => {
    const person = await makePerson();
    const email = newAddress();
    await expect(ask(person, ` ${email.toUpperCase()} `)).resolves.toMatchObject({
      user: { _id: person.userId, email: person.email, email_verified: true },
    });
    await expect(emailOf(person)).resolves.toEqual({ email: person.email, verified: true });
    await expect(credentialsOf(person)).resolves.toEqual({
      hasPassword: true,
      pendingEmail: { email, expiresAt: expect.any(String) },
    });
    await expect(callPlatform(logIn, { email: person.email, password })).resolves.toBeTruthy();
    await expect(callPlatform(logIn, { email, password })).rejects.toMatchObject({
      message: text('auth.incorrect'),
    });
  });

  it('AUTH-067 fails when the current password is wrong, and changes nothing', async () => {
    const person = await makePerson();
    await expect(ask(person, newAddress(), 'Wrong-2026!')).rejects.toMatchObject({
      message: text('password.currentWrong'),
    });
    await expect(credentialsOf(person)).resolves.toMatchObject({ pendingEmail: null });
  });

  it('AUTH-067 fails when another user has the email, in any case', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    await expect(ask(person, other.email.toUpperCase())).rejects.toMatchObject(taken);
    await expect(credentialsOf(person)).resolves.toMatchObject({ pendingEmail: null });
  });

  it('AUTH-067 needs a session', async () => {
    const call = callPlatform(updateUserEmail, { currentPassword: password, email: newAddress() });
    await expect(call).rejects.toMatchObject({ code: parseCode.signedOut });
  });

  it("refuses the caller's current email and invalid addresses", async () => {
    const person = await makePerson();
    await expect(ask(person, person.email)).rejects.toMatchObject({ message: text('email.unchanged') });
    await expect(ask(person, 'nobody')).rejects.toMatchObject({ message: text('auth.email.format') });
  });

  it('tells the present address at once, with a link to object', async () => {
    const person = await makePerson();
    const email = newAddress();
    await ask(person, email);
    const notice = await waitForMail(person.email);
    expect(notice.subject).toBe(text('email.asked.mail.subject', { brand: 'Campus' }));
    expect(notice.text).toContain(`asked to log in with ${email} instead`);
    expect(notice.text).toContain(`${stack.urls.console}/email-change/${secretIn(notice, 'email-change')}`);
  });

  it('mails the new address, which may be mistyped, neither name nor present address', async () => {
    const person = await makePerson();
    const email = newAddress();
    await ask(person, email);
    const { text: body, html } = await waitForMail(email);
    for (const part of [person.email, 'Ada']) {
      expect(body).not.toContain(part);
      expect(html).not.toContain(part);
    }
  });

  it('refuses a sixth mail within a quarter of an hour, even to other addresses', async () => {
    const person = await makePerson();
    for (let time = 0; time < 5; time++) await ask(person, newAddress());
    await expect(ask(person, newAddress())).rejects.toMatchObject({ code: parseCode.tooMany });
    await expect(callPlatform(resendEmailChange, {}, person.sessionToken)).rejects.toMatchObject({
      code: parseCode.tooMany,
    });
  });
});

describe('confirmEmailChange', () => {
  it('makes the new, verified email the sign-in email, and notifies the old address', async () => {
    const person = await makePerson();
    const email = newAddress();
    await ask(person, email);
    await expect(confirm(person, await codeTo(email))).resolves.toMatchObject({
      user: { email, email_verified: true },
    });
    await expect(emailOf(person)).resolves.toEqual({ email, verified: true });
    await expect(callPlatform(logIn, { email, password })).resolves.toBeTruthy();
    await expect(credentialsOf(person)).resolves.toMatchObject({ pendingEmail: null });
    const notice = await waitForMail(person.email, 2);
    expect(notice.text).toContain(`was changed to ${email}`);
    expect(notice.text).toContain('/email-change/');
  });

  it('is refused to a stranger who receives the mail at a mistyped address, signed in or not', async () => {
    const [person, stranger] = [await makePerson(), await makePerson()];
    const email = newAddress();
    await ask(person, email);
    const code = await codeTo(email);
    await expect(confirm(stranger, code)).rejects.toMatchObject(invalid);
    await expect(callPlatform(confirmEmailChange, { code })).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
    await expect(emailOf(person)).resolves.toEqual({ email: person.email, verified: true });
    await expect(confirm(person, code)).resolves.toBeTruthy();
  });

  it('is refused for a link that is unknown, used, expired, superseded, canceled, or of another purpose', async () => {
    const person = await makePerson();
    const used = await makePendingEmail(person);
    await confirm(person, used);
    // A link that expires before its mail is sent is never mailed.
    const mailed = async () => {
      const email = newAddress();
      await ask(person, email);
      return codeTo(email);
    };
    const superseded = await mailed();
    const givenUp = await mailed();
    await callPlatform(cancelEmailChange, {}, person.sessionToken);
    const codes = [
      'no-such-code',
      used,
      superseded,
      givenUp,
      await makeMailedLink('emailChange', person, { expiresAt: new Date() }),
      await makeMailedLink('verification', person),
    ];
    for (const code of codes) await expect(confirm(person, code)).rejects.toMatchObject(invalid);
  });

  it('is refused after a change of the password, which cancels the request of a thief', async () => {
    const person = await makePerson();
    const code = await makePendingEmail(person);
    const change = { currentPassword: password, newPassword };
    await callPlatform(updateUserPassword, change, person.sessionToken);
    await expect(credentialsOf(person)).resolves.toMatchObject({ pendingEmail: null });
    await expect(confirm(person, code)).rejects.toMatchObject(invalid);
  });

  it('tells an old address that was never verified only that it changed, without a link', async () => {
    const person = await makePerson({ emailVerified: false });
    const email = newAddress();
    await ask(person, email);
    await confirm(person, await codeTo(email));
    const { text: body, html } = await waitForMail(person.email, 2);
    expect(body).toContain('was changed');
    for (const part of [email, 'Ada', '/email-change/']) {
      expect(body).not.toContain(part);
      expect(html).not.toContain(part);
    }
  });

  it('ends the links that were mailed to the old address', async () => {
    const person = await makePerson();
    const code = await makeMailedLink('passwordReset', person);
    await confirm(person, await makePendingEmail(person));
    await expect(callPlatform(resetPassword, { code, newPassword })).rejects.toMatchObject({
      message: text('password.reset.invalid'),
    });
  });

  it('gives an address to one of twenty people who request it at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => makePerson()));
    const email = newAddress();
    const codes = await Promise.all(people.map((person) => makePendingEmail(person, email)));
    const attempts = await Promise.allSettled(
      people.map((person, index) => confirm(person, codes[index] ?? '')),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject(taken);
  });

  it('works once when it is used twenty times at the same time', async () => {
    const person = await makePerson();
    const code = await makePendingEmail(person);
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(person, code)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject(invalid);
  });
});

describe('a pending email', () => {
  it('gets a new link on request, and the old link ends', async () => {
    const person = await makePerson();
    const email = newAddress();
    await ask(person, email);
    const first = await codeTo(email);
    await callPlatform(resendEmailChange, {}, person.sessionToken);
    const second = secretIn(await waitForMail(email, 2), 'new-email');
    await expect(confirm(person, first)).rejects.toMatchObject({ key: 'link.replaced' });
    await expect(confirm(person, second)).resolves.toBeTruthy();
  });

  it.each([resendEmailChange, cancelEmailChange])('is required by $name', async (call) => {
    const { sessionToken } = await makePerson();
    await expect(callPlatform(call, {}, sessionToken)).rejects.toMatchObject({
      code: parseCode.notFound,
      message: text('email.nonePending'),
    });
  });

  it('lets a person sign up with an address that another person mistyped', async () => {
    const person = await makePerson();
    const email = newAddress();
    await ask(person, email);
    const owner = await makePerson({ email });
    await expect(confirm(person, await codeTo(email))).rejects.toMatchObject(taken);
    await expect(callPlatform(logIn, { email, password })).resolves.toMatchObject({
      user: { _id: owner.userId },
    });
  });
});
