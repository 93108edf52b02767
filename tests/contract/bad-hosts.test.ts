import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { mailsTo, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
import { addPersonAt, makeSsoWorld } from '@campus/tests/areas/sso/sso-world';
import { openBrowser } from '@campus/tests/calls/browser';
import { browserHeaders, openGateway, type SignedIn } from '@campus/tests/calls/gateway';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, makePerson, password, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();

/** Every header with which a request can claim another host for the console. */
const poisoned = {
  host: 'evil.test',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-server': 'evil.test',
  'x-forwarded-proto': 'https',
  'x-host': 'evil.test',
  'x-original-url': 'https://evil.test/',
  forwarded: 'host=evil.test;proto=https',
  referer: 'https://evil.test/',
};

async function call(path: string, input: object, person?: SignedIn): Promise<void> {
  const headers = { ...(await browserHeaders(person)), ...poisoned };
  const { status, body } = await gateway.http.post(`/trpc/${path}`).set(headers).send(input);
  expect([path, status, body.error?.message]).toEqual([path, 200, undefined]);
}

/** Mails sent by calls with poisoned headers: the receiver, and the path of the link. */
const mails: Record<string, () => Promise<{ to: string; path: string }>> = {
  'auth.forgotPassword': async () => {
    const { email } = await makePerson();
    await call('auth.forgotPassword', { email });
    return { to: email, path: 'reset-password' };
  },
  'verification.resend': async () => {
    const { email } = await makePerson({ emailVerified: false });
    await call('verification.resend', { email, password });
    return { to: email, path: 'verify' };
  },
  'verification.resendOwn': async () => {
    const person = await makePerson({ emailVerified: false });
    await call('verification.resendOwn', {}, person);
    return { to: person.email, path: 'verify' };
  },
  'signUp.create': async () => {
    const { accountId } = await makeAccount({ verificationRequired: true });
    const to = `new-${unique()}@campus.test`;
    const names = { firstname: 'Grace', lastname: 'Hopper', agreement: true };
    await call('signUp.create', { accountId, email: to, password, confirmation: password, ...names });
    return { to, path: 'verify' };
  },
  'sso.signUp': async () => {
    const place = await makeSsoWorld('oidc');
    await sql.query('update "Account" set "verificationRequired" = true where "objectId" = $1', [
      place.account.accountId,
    ]);
    const { email } = await addPersonAt(place, { email_verified: false });
    const browser = openBrowser(gateway);
    await browser.enter(place.wanted, email);
    const form = { email, firstName: 'Ida', lastName: 'Issued', agreement: true };
    expect(await browser.call('sso.signUp', form, poisoned)).toMatchObject({ status: 200 });
    return { to: email, path: 'verify' };
  },
  'auth.changeEmail to the new address': async () => {
    const to = `changed-${unique()}@campus.test`;
    await call('auth.changeEmail', { currentPassword: password, email: to }, await makePerson());
    return { to, path: 'new-email' };
  },
  'auth.changeEmail to the previous address': async () => {
    const person = await makePerson();
    await call('auth.changeEmail', { currentPassword: password, email: `x${person.email}` }, person);
    return { to: person.email, path: 'email-change' };
  },
  'auth.objectToEmailChange': async () => {
    const to = `previous-${unique()}@campus.test`;
    const code = await makeMailedLink('emailObjection', await makePerson(), { email: to });
    await call('auth.objectToEmailChange', { code });
    return { to, path: 'reset-password' };
  },
  'invitations.create': async () => {
    const { accountId, people } = await makeAccount();
    const to = `invitee-${unique()}@campus.test`;
    await call('invitations.create', { accountId, email: to }, people.owner);
    return { to, path: 'invitation' };
  },
  'invitations.resend': async () => {
    const account = await makeAccount();
    const { invitationId, email } = await makeInvitation(account);
    await call('invitations.resend', { accountId: account.accountId, invitationId }, account.people.owner);
    return { to: email, path: 'invitation' };
  },
};

describe('a mail sent by a call with another host header', () => {
  it.each(Object.keys(mails))('%s leads to the configured address', async (name) => {
    const { to, path } = (await mails[name]?.()) ?? { to: '', path: '' };
    const { text, html } = await waitForMail(to);
    const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
    expect(links.filter((link) => link.startsWith(`${stack.urls.console}/${path}/`))).toHaveLength(1);
    expect(html).toContain(`href="${stack.urls.console}/${path}/`);
    expect(text + html).not.toContain('evil.test');
    expect(await mailsTo(to)).toHaveLength(1);
  });
});
