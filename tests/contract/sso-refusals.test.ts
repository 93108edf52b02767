import { text } from '@campus/contracts/core/text';
import { claim } from '@campus/local/ports';
import { addPersonAt, linkIdentity, makeSsoWorld, ownerOf } from '@campus/tests/areas/sso/sso-world';
import { openBrowser } from '@campus/tests/calls/browser';
import { openGateway } from '@campus/tests/calls/gateway';
import { stack } from '@campus/tests/stack/stack';
import { makePerson, password, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();
const browserOf = () => openBrowser(gateway);

const otherDomain = 'Your Google account must end in @campus.test';

describe('an identity that signs nobody in', () => {
  it('AUTH-083 gets the sentence for passports, even if an email matches', async () => {
    const place = await makeSsoWorld('passport');
    const { email } = await makePerson();
    for (const issued of [await addPersonAt(place), await addPersonAt(place, { email })]) {
      const browser = browserOf();
      expect(await browser.enter(place.wanted, issued.email)).toMatchObject({
        status: 404,
        message: 'Could not find a user account linked to your Passport account',
      });
      expect(await browser.user()).toBeNull();
    }
  });

  it('has no account to sign up for if the sign-in began at the console itself', async () => {
    const place = await makeSsoWorld('oidc', { dashboardEndpoints: [new URL(stack.urls.console).origin] });
    const issued = await addPersonAt(place);
    const browser = browserOf();
    expect(await browser.enter({ ...place.wanted, world: '' }, issued.email)).toMatchObject({
      status: 403,
      key: 'sso.emailNotRegistered',
      message: 'Email not registered in database.',
    });
  });

  it('waits for the password even when the provider has verified the user’s email', async () => {
    const place = await makeSsoWorld('google');
    const person = await makePerson();
    const issued = await addPersonAt(place, { email: person.email, email_verified: true });
    const browser = browserOf();
    expect((await browser.enter(place.wanted, issued.email)).data).toMatchObject({ outcome: 'link' });
    expect([await browser.user(), await ownerOf(place, issued)]).toEqual([null, undefined]);
  });
});

it('says so when the provider cannot be reached', async () => {
  const place = await makeSsoWorld('oidc', { issuer: `http://localhost:${await claim(0)}/nobody` });
  expect(await browserOf().call('sso.start', place.wanted)).toMatchObject({
    status: 503,
    message: 'The provider cannot be reached at the moment. Please try again in a minute.',
  });
});

describe('the rules of a kind', () => {
  it('refuse a guest of a Microsoft tenant, linked or not', async () => {
    const place = await makeSsoWorld('microsoft');
    const person = await makePerson();
    const issued = await addPersonAt(place, { email: person.email, acct: 1 });
    await linkIdentity(place, person, issued);
    const browser = browserOf();
    expect(await browser.enter(place.wanted, issued.email)).toMatchObject({
      status: 403,
      message: 'Logins with guest user accounts not supported.',
    });
    expect(await browser.user()).toBeNull();
  });

  it.each([
    ['of another domain', { email: `ida-${unique()}@elsewhere.test`, hd: 'elsewhere.test' }, otherDomain],
    ['of another organization', { hd: 'elsewhere.test' }, otherDomain],
    ['of a domain that only ends alike', { email: `ida-${unique()}@not-campus.test` }, otherDomain],
    ['with an address nobody verified', { email_verified: false }, text('sso.google.emailUnverified')],
  ])('refuse a Google account %s', async (_, account, message) => {
    const place = await makeSsoWorld('google');
    const person = await makePerson();
    const issued = await addPersonAt(place, account);
    await linkIdentity(place, person, issued);
    const browser = browserOf();
    expect(await browser.enter(place.wanted, issued.email)).toMatchObject({
      status: 403,
      message,
    });
    expect(await browser.user()).toBeNull();
  });

  it('admit no Google account before a domain is whitelisted', async () => {
    const place = await makeSsoWorld('google', { googleDomains: [] });
    const issued = await addPersonAt(place);
    expect(await browserOf().enter(place.wanted, issued.email)).toMatchObject({
      message: 'No Google domains have been whitelisted.',
    });
  });

  it('begin nothing through a provider the world has not enabled', async () => {
    const google = await makeSsoWorld('google');
    const { wanted } = await makeSsoWorld('oidc');
    const browser = browserOf();
    const begin = (other: object) => browser.call('sso.start', { ...wanted, ...other });
    expect(await begin({ world: google.world })).toMatchObject({
      message: 'This way to log in is not enabled here.',
    });
    expect(await begin({ kind: 'google', id: '' })).toMatchObject({
      message: 'Google sign-in is not enabled for this account.',
    });
    expect(await begin({ kind: 'microsoft', id: 'northwind' })).toMatchObject({ key: 'sso.notOffered' });
    expect(await begin({ id: '' })).toMatchObject({ message: 'Unable to find SSO Config ID.' });
    expect(await begin({ id: 'nonesuch12' })).toMatchObject({ message: 'Missing SSO Config Object.' });
    expect(browser.cookies.size).toBe(0);
  });
});

describe('the forms', () => {
  const tooLong = `${'a'.repeat(89)}@campus.test`;
  const signUp = { email: 'ida@campus.test', firstName: 'Ida', lastName: 'Issued', agreement: true };
  const link = { email: 'ida@campus.test', password, linkType: 'Google' };

  it('SSO-015 refuse to sign up with an email of more than 100 characters', async () => {
    const refused = await browserOf().call('sso.signUp', { ...signUp, email: tooLong });
    expect(refused).toMatchObject({ status: 400, message: 'At most 100 characters are allowed.' });
  });

  it('SSO-018 refuse to link with an email of more than 100 characters', async () => {
    const refused = await browserOf().call('sso.linkAccounts', { ...link, email: tooLong });
    expect(refused).toMatchObject({ status: 400, message: 'At most 100 characters are allowed.' });
  });

  it.each(['Passport', 'google', 'OpenID', ''])('SSO-022 refuse the link type %j', async (linkType) => {
    const refused = await browserOf().call('sso.linkAccounts', { ...link, linkType });
    expect(refused).toMatchObject({ status: 400, message: 'The account to link is of another kind.' });
  });

  it('SSO-022 refuse to link an identity as one of another kind', async () => {
    const place = await makeSsoWorld('oidc');
    const person = await makePerson();
    const issued = await addPersonAt(place, { email: person.email });
    const browser = browserOf();
    await browser.enter(place.wanted, issued.email);
    const refused = await browser.call('sso.linkAccounts', { ...link, email: person.email });
    expect(refused).toMatchObject({ message: 'The account to link is of another kind.' });
    expect([await browser.user(), await ownerOf(place, issued)]).toEqual([null, undefined]);
  });

  it.each(['sso.signUp', 'sso.linkAccounts'])(
    'have nothing to do in a browser without an identity: %s',
    async (path) => {
      const refused = await browserOf().call(path, path === 'sso.signUp' ? signUp : link);
      expect(refused).toMatchObject({ message: 'The sign-in took too long. Please start again.' });
    },
  );

  it('link the pending identity only to the user with its email', async () => {
    const place = await makeSsoWorld('google');
    const [owner, other] = [await makePerson(), await makePerson()];
    const issued = await addPersonAt(place, { email: owner.email });
    const browser = browserOf();
    await browser.enter(place.wanted, issued.email);
    await browser.call('sso.linkAccounts', { ...link, email: other.email });
    expect(await ownerOf(place, issued)).toBe(owner.userId);
  });
});
