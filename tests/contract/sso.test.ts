import { linkTypeOf, type ProviderKind, providerKinds } from '@campus/domain/sso/providers';
import { insertSsoConfigs } from '@campus/platform/foundation/records/sso-configs';
import { addPersonAt, linkIdentity, makeSsoWorld, ownerOf } from '@campus/tests/areas/sso/sso-world';
import { openBrowser, type TestBrowser } from '@campus/tests/calls/browser';
import { openGateway } from '@campus/tests/calls/gateway';
import { issuerAt } from '@campus/tests/stack/identity-provider';
import { makeAccount, makePerson, type Person, password, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();

/**
 * Kinds whose new people can sign up, and whose identities the link form links. A passport can only be linked
 * while signed in.
 */
const open = providerKinds.filter((kind) => linkTypeOf(kind) !== undefined);

/** A browser in which a person has signed in with the password. */
async function signedInBrowser({ email }: Person): Promise<TestBrowser> {
  const browser = openBrowser(gateway);
  expect(await browser.call('auth.signIn', { email, password })).toMatchObject({ status: 200 });
  return browser;
}

/** A world, and a person whose identity is linked at its provider. */
async function makeLinked(kind: ProviderKind) {
  const place = await makeSsoWorld(kind);
  const person = await makePerson();
  const issued = await addPersonAt(place, { email: person.email });
  await linkIdentity(place, person, issued);
  return { place, person, issued };
}

async function identitiesIn(browser: TestBrowser) {
  const { data } = await browser.ask('sso.identities');
  return (data as { items: { id: string; kind: string; email: string; providerName: string }[] }).items;
}

describe.each(providerKinds)('%s', (kind) => {
  it('AUTH-001 signs in the user with the identity', async () => {
    const { place, person, issued } = await makeLinked(kind);
    const browser = openBrowser(gateway);
    expect(await browser.enter(place.wanted, issued.email)).toMatchObject({
      status: 200,
      data: { outcome: 'signedIn', user: { id: person.userId, email: person.email } },
    });
    expect(await browser.user()).toMatchObject({ id: person.userId });
  });

  it('AUTH-002 is linked in the session, and signs in afterwards', async () => {
    const place = await makeSsoWorld(kind);
    const person = await makePerson();
    const issued = await addPersonAt(place);
    const browser = await signedInBrowser(person);
    expect(await browser.enter({ ...place.wanted, purpose: 'link' }, issued.email)).toMatchObject({
      status: 200,
      data: { outcome: 'linked' },
    });
    expect(await ownerOf(place, issued)).toBe(person.userId);
    expect(await identitiesIn(browser)).toMatchObject([{ kind, email: issued.email }]);

    const elsewhere = openBrowser(gateway);
    await elsewhere.enter(place.wanted, issued.email);
    expect(await elsewhere.user()).toMatchObject({ id: person.userId });
  });

  it('AUTH-002 is unlinked, and no longer signs in', async () => {
    const { place, person, issued } = await makeLinked(kind);
    const browser = await signedInBrowser(person);
    const [identity] = await identitiesIn(browser);
    expect(await browser.call('sso.unlink', { identityId: identity?.id ?? '' })).toMatchObject({
      status: 200,
    });
    expect(await identitiesIn(browser)).toEqual([]);

    const elsewhere = openBrowser(gateway);
    await elsewhere.enter(place.wanted, issued.email);
    expect(await elsewhere.user()).toBeNull();
    expect(await ownerOf(place, issued)).toBeUndefined();
  });

  it('tells a person that they canceled at the provider, and starts no session', async () => {
    const place = await makeSsoWorld(kind);
    const browser = openBrowser(gateway);
    expect(await browser.enter(place.wanted, 'Cancel')).toMatchObject({
      message:
        'The sign-in was cancelled at the provider, and nothing has changed here. (access_denied: The person chose to cancel.)',
    });
    expect(await browser.user()).toBeNull();
  });
});

describe.each(open)('%s', (kind) => {
  it('AUTH-001 signs up a person whose email no user has, as a member of the world’s account', async () => {
    const place = await makeSsoWorld(kind);
    const issued = await addPersonAt(place);
    const browser = openBrowser(gateway);
    const { data } = await browser.enter(place.wanted, issued.email);
    expect(data).toMatchObject({ outcome: 'signUp', user: null, email: issued.email, firstName: 'Ida' });
    expect(await browser.user()).toBeNull();

    const form = { email: issued.email, firstName: 'Ida', lastName: 'Issued', agreement: true };
    const signedUp = await browser.call('sso.signUp', form);
    expect(signedUp).toMatchObject({ status: 200, data: { user: { email: issued.email } } });
    const user = await browser.user();
    expect(user?.id).toBe(await ownerOf(place, issued));
    expect(await permissionIn(place.account.accountId, user?.id)).toBe('member');
  });

  it('AUTH-001 keeps the provider’s email, even if the sign-up sends another', async () => {
    const place = await makeSsoWorld(kind);
    const issued = await addPersonAt(place);
    const browser = openBrowser(gateway);
    await browser.enter(place.wanted, issued.email);
    const form = { email: 'somebody@else.test', firstName: 'Ida', lastName: 'Issued', agreement: true };
    expect(await browser.call('sso.signUp', form)).toMatchObject({
      status: 200,
      data: { user: { email: issued.email } },
    });
  });

  it('AUTH-002 is linked by the form with the password of the user whose email it has', async () => {
    const place = await makeSsoWorld(kind);
    const person = await makePerson();
    const issued = await addPersonAt(place, { email: person.email });
    const browser = openBrowser(gateway);
    const { data } = await browser.enter(place.wanted, issued.email);
    expect(data).toMatchObject({ outcome: 'link', user: null, email: person.email });
    expect(await browser.user()).toBeNull();

    const form = { email: person.email, linkType: linkTypeOf(kind), remember: true };
    const refused = await browser.call('sso.linkAccounts', { ...form, password: 'not it' });
    expect(refused).toMatchObject({ message: 'Email or password is incorrect. Try again.' });
    expect(await ownerOf(place, issued)).toBeUndefined();
    expect(await browser.user()).toBeNull();

    const linked = await browser.call('sso.linkAccounts', { ...form, password });
    expect(linked).toMatchObject({ status: 200, data: { user: { id: person.userId } } });
    expect(await browser.user()).toMatchObject({ id: person.userId });
    expect(await ownerOf(place, issued)).toBe(person.userId);
  });
});

it('asks a provider that needs consent only for the email', async () => {
  const config = { type: 'emailConsent', issuer: issuerAt('/alps') } as const;
  const place = { ...(await makeSsoWorld('oidc', config)), issuer: '/alps' };
  const issued = await addPersonAt(place);
  const browser = openBrowser(gateway);
  const asked = new URL(await browser.start(place.wanted)).searchParams;
  expect([asked.get('prompt'), asked.get('scope')]).toEqual(['consent', 'openid email']);
  expect((await browser.enter(place.wanted, issued.email)).data).toEqual({
    outcome: 'signUp',
    user: null,
    providerName: expect.any(String),
    email: issued.email,
    firstName: '',
    lastName: '',
  });
});

it('AUTH-001 offers email and password, and every provider the world has enabled', async () => {
  const name = `sso-${unique()}`;
  await makeAccount({
    world: {
      name,
      googleSettings: { enabled: true, whitelistedDomains: [] },
      azureData: [
        { tenant: 'contoso', name: 'Contoso', enabled: true },
        { tenant: 'northwind', name: 'Northwind', enabled: false },
      ],
    },
  });
  const sso = (type: 'oidc' | 'passport') => ({
    type,
    name: `${type} of ${name}`,
    issuer: issuerAt('/university'),
    clientId: 'campus-console',
    worldNames: [name],
  });
  const [oidc, passport] = await insertSsoConfigs(sql, [sso('oidc'), sso('passport')]);
  const { data } = await openBrowser(gateway).ask('worlds.get', { id: name });
  expect(data).toMatchObject({ passwordLogin: true });
  expect((data as { methods: unknown[] }).methods).toEqual([
    { kind: 'google', id: '', label: 'Google' },
    { kind: 'microsoft', id: 'contoso', label: 'Microsoft' },
    { kind: 'oidc', id: oidc, label: `oidc of ${name}` },
    { kind: 'passport', id: passport, label: 'Passport' },
  ]);
});

async function permissionIn(accountId: string, userId = ''): Promise<string | undefined> {
  const row = await sql.one<{ permission: string }>(
    'select permission from "Membership" where account = $1 and "user" = $2',
    [accountId, userId],
  );
  return row?.permission;
}
