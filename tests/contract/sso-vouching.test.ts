import { startSession } from '@campus/platform/areas/identity/sessions';
import { mailsTo, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
import { addPersonAt, makeSsoWorld, ownerOf, type SsoWorld } from '@campus/tests/areas/sso/sso-world';
import { openBrowser } from '@campus/tests/calls/browser';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { makeAccount, makePerson, password, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const gateway = await openGateway();

/** Signs up through a provider in a browser, as the person with this address at the provider. */
async function signUpAs(place: SsoWorld, email: string) {
  const issued = await addPersonAt(place, { email, email_verified: true });
  const browser = openBrowser(gateway);
  expect(await browser.enter(place.wanted, email)).toMatchObject({ data: { outcome: 'signUp' } });
  const person = { email, firstName: 'Eve', lastName: 'Else', agreement: true };
  const { data } = await browser.call('sso.signUp', person);
  return { browser, issued, user: (data as { user: { id: string; emailVerified: boolean } }).user };
}

it('a provider opens no account of another domain by vouching for an address there', async () => {
  const domain = `fabrikam-${unique()}.test`;
  const { accountId } = await makeAccount({
    enableRestrictedRegistration: true,
    registrationDomains: [domain],
  });
  const place = await makeSsoWorld('oidc', { domains: ['alps.test'] });
  const { browser, user } = await signUpAs(place, `boss@${domain}`);
  expect(user.emailVerified).toBe(false);
  expect((await waitForMail(`boss@${domain}`)).text).toContain('/verify/');
  expect(await browser.call('accounts.join', { accountId })).toMatchObject({
    status: 403,
    key: 'access.verificationRequired',
  });
  const members = await sql.query('select from "Membership" where account = $1 and "user" = $2', [
    accountId,
    user.id,
  ]);
  expect(members).toEqual([]);
});

it('is trusted about its own domains', async () => {
  const place = await makeSsoWorld('oidc', { domains: ['alps.test'] });
  const { user } = await signUpAs(place, `ada-${unique()}@alps.test`);
  expect(user.emailVerified).toBe(true);
});

it('an identity planted before its victim came does not survive a password reset', async () => {
  const place = await makeSsoWorld('oidc', { domains: ['alps.test'] });
  const email = `victim-${unique()}@corp.test`;
  const { browser, issued, user } = await signUpAs(place, email);
  const victim = { userId: user.id, email, displayName: '', sessionToken: '' };
  const code = await makeMailedLink('passwordReset', victim);
  const chosen = { code, newPassword: password, confirmation: password };
  expect(await openBrowser(gateway).call('auth.resetPassword', chosen)).toMatchObject({ status: 200 });
  expect(await browser.user()).toBeNull();
  expect(await ownerOf(place, issued)).toBeUndefined();
  expect(await browser.enter(place.wanted, email)).toMatchObject({ data: { outcome: 'link', user: null } });
  expect(await browser.user()).toBeNull();
});

it('linking needs a proof of the last few minutes, and is mailed', async () => {
  const place = await makeSsoWorld('oidc');
  const person = await makePerson();
  const issued = await addPersonAt(place);
  const provenAt = new Date(Date.now() - 11 * 60_000);
  const { userId } = person;
  const stale = await startSession(sql, { userId, method: 'password', proven: { provenAt } });
  const wanted = { ...place.wanted, purpose: 'link' } as const;
  const start = gateway.as({ userId, sessionToken: stale }).sso.start.mutate(wanted);
  expect(await refusalOf(start)).toMatchObject({ status: 403, key: 'sso.proofNeeded' });
  expect(await mailsTo(person.email)).toEqual([]);

  const browser = openBrowser(gateway);
  await browser.call('auth.signIn', { email: person.email, password });
  expect(await browser.enter(wanted, issued.email)).toMatchObject({ data: { outcome: 'linked' } });
  expect(await ownerOf(place, issued)).toBe(userId);
  expect((await waitForMail(person.email)).text).toContain('was linked to your');
});
