import { linkTypeOf, providerKinds } from '@campus/domain/sso/providers';
import { visitProvider } from '@campus/tests/areas/sso/provider-visit';
import { addPersonAt, linkIdentity, makeSsoWorld, ownerOf } from '@campus/tests/areas/sso/sso-world';
import { openBrowser } from '@campus/tests/calls/browser';
import { openGateway } from '@campus/tests/calls/gateway';
import { stack } from '@campus/tests/stack/stack';
import { makePerson, type Person, password, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();
const browserOf = () => openBrowser(gateway);

async function signedInBrowser({ email }: Person) {
  const browser = browserOf();
  await browser.call('auth.signIn', { email, password });
  return browser;
}

describe('another person’s user', () => {
  it.each(['google', 'microsoft', 'oidc'] as const)(
    '%s: is not opened by an unverified email that matches; only the user’s password joins the two',
    async (kind) => {
      const place = await makeSsoWorld(kind);
      const victim = await makePerson({ emailVerified: false });
      // With an unverified email, Google would refuse the address first.
      const claims = kind === 'google' ? {} : { email_verified: false };
      const issued = await addPersonAt(place, { email: victim.email, ...claims });
      const attacker = browserOf();
      expect(await attacker.enter(place.wanted, issued.email)).toMatchObject({
        status: 200,
        data: { outcome: 'link', user: null },
      });
      const form = { email: victim.email, linkType: linkTypeOf(kind), password: 'Guessed-2026!' };
      expect(await attacker.call('sso.linkAccounts', form)).toMatchObject({
        message: 'Email or password is incorrect. Try again.',
      });
      const newcomer = { email: victim.email, firstName: 'Eve', lastName: 'Else', agreement: true };
      expect((await attacker.call('sso.signUp', newcomer)).status).toBeGreaterThanOrEqual(400);
      expect([await attacker.user(), await ownerOf(place, issued)]).toEqual([null, undefined]);
    },
  );

  it.each(providerKinds)('%s: keeps an identity that is linked already', async (kind) => {
    const place = await makeSsoWorld(kind);
    const [owner, other] = [await makePerson(), await makePerson()];
    const issued = await addPersonAt(place);
    await linkIdentity(place, owner, issued);
    const browser = await signedInBrowser(other);
    expect(await browser.enter({ ...place.wanted, purpose: 'link' }, issued.email)).toMatchObject({
      status: 409,
      message: 'This account is already linked to another user.',
    });
    expect(await ownerOf(place, issued)).toBe(owner.userId);
    expect(await browser.user()).toMatchObject({ id: other.userId });
  });

  it('is not signed in when the form links an identity that was linked in the meantime', async () => {
    const place = await makeSsoWorld('google');
    const [owner, other] = [await makePerson(), await makePerson()];
    const issued = await addPersonAt(place, { email: other.email });
    const browser = browserOf();
    await browser.enter(place.wanted, issued.email);
    await linkIdentity(place, owner, issued);
    const form = { email: other.email, password, linkType: 'Google' };
    expect(await browser.call('sso.linkAccounts', form)).toMatchObject({ key: 'sso.alreadyLinked' });
    expect([await browser.user(), await ownerOf(place, issued)]).toEqual([null, owner.userId]);
    // The session from makePerson.
    expect(await sql.query('select 1 from "_Session" where "user" = $1', [other.userId])).toHaveLength(1);
  });

  it('is not linked by a flow that another user of this browser began, or that nobody finishes', async () => {
    const place = await makeSsoWorld('oidc');
    const [first, second] = [await makePerson(), await makePerson()];
    const issued = await addPersonAt(place);
    const browser = await signedInBrowser(first);
    const { params } = await browser.visit({ ...place.wanted, purpose: 'link' }, issued.email);
    const signedOut = openBrowser(gateway, new Map(browser.cookies));
    signedOut.cookies.delete('campus_session');
    await browser.call('auth.signOut', {});
    await browser.call('auth.signIn', { email: second.email, password });
    expect(await browser.complete('oidc', params)).toMatchObject({ status: 403 });
    expect(await signedOut.complete('oidc', params)).toMatchObject({ status: 401 });
    expect(await ownerOf(place, issued)).toBeUndefined();
  });

  it('is joined to one identity of a kind: a second one is refused until the first is unlinked', async () => {
    const place = await makeSsoWorld('microsoft');
    const person = await makePerson();
    const [first, second] = [await addPersonAt(place), await addPersonAt(place)];
    await linkIdentity(place, person, first);
    const browser = await signedInBrowser(person);
    expect(await browser.enter({ ...place.wanted, purpose: 'link' }, second.email)).toMatchObject({
      message: 'Another account of this kind is linked already. Unlink it first.',
    });
    expect(await ownerOf(place, second)).toBeUndefined();
  });

  it('AUTH-002 is unlinked by its own user only', async () => {
    const place = await makeSsoWorld('oidc');
    const [owner, other] = [await makePerson(), await makePerson()];
    const issued = await addPersonAt(place);
    await linkIdentity(place, owner, issued);
    const { id = '' } =
      (await sql.one<{ id: string }>('select "objectId" as id from "UserIdentity" where subject = $1', [
        issued.sub,
      ])) ?? {};
    const unlink = async (person?: Person) => {
      const browser = person ? await signedInBrowser(person) : browserOf();
      return browser.call('sso.unlink', { identityId: id });
    };
    expect(await unlink(other)).toMatchObject({ status: 404, message: 'This account is not linked.' });
    expect(await unlink()).toMatchObject({ status: 401 });
    expect(await ownerOf(place, issued)).toBe(owner.userId);
  });
});

describe('where a sign-in leads', () => {
  const poison = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.test;proto=https',
    'x-original-host': 'evil.test',
    referer: 'https://evil.test/google',
  };

  it.each(['google', 'microsoft', 'oidc', 'passport'] as const)(
    '%s: is the console’s own address, regardless of the request’s headers',
    async (kind) => {
      const place = await makeSsoWorld(kind);
      const believing = await openGateway({ trustProxy: '127.0.0.1' });
      for (const at of [gateway, believing]) {
        const url = new URL(await openBrowser(at).start(place.wanted, poison));
        const path = { google: '/google', microsoft: '/microsoft', oidc: '/oidc', passport: '/okta' }[kind];
        expect(url.searchParams.get('redirect_uri')).toBe(stack.urls.console + path);
        expect(url.href).not.toContain('evil.test');
      }
    },
  );

  it('is finished at the console’s own address, regardless of the request’s headers', async () => {
    const place = await makeSsoWorld('oidc');
    const person = await makePerson();
    const issued = await addPersonAt(place);
    await linkIdentity(place, person, issued);
    const browser = browserOf();
    const { params } = await visitProvider(await browser.start(place.wanted, poison), issued.email);
    const answer = await browser.call('sso.complete', { kind: 'oidc', params }, poison);
    expect(answer).toMatchObject({ data: { outcome: 'signedIn', user: { id: person.userId } } });
    expect(JSON.stringify(answer)).not.toContain('evil.test');
  });

  it('cannot be chosen by a request', async () => {
    const place = await makeSsoWorld('oidc');
    const person = await makePerson();
    const issued = await addPersonAt(place);
    await linkIdentity(place, person, issued);
    const names = ['redirect_uri', 'redirectUri', 'return', 'returnTo', 'returnUrl', 'next', 'url', 'issuer'];
    const elsewhere = Object.fromEntries(names.map((name) => [name, 'https://evil.test/']));

    const browser = browserOf();
    for (const [name, address] of Object.entries(elsewhere))
      expect((await browser.call('sso.start', { ...place.wanted, [name]: address })).data).toBeUndefined();
    const begun = await browser.call('sso.start', place.wanted);
    const { url = '' } = (begun.data ?? {}) as { url?: string };
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${stack.urls.console}/oidc`);
    expect(url).not.toContain('evil.test');

    const { params } = await visitProvider(url, issued.email);
    const some = { return: 'https://evil.test/', redirect_uri: 'https://evil.test/', next: '//evil.test' };
    const completed = { kind: 'oidc', params: { ...params, ...some } };
    expect((await browser.call('sso.complete', { ...completed, ...elsewhere })).data).toBeUndefined();
    const answer = await browser.call('sso.complete', completed);
    expect(answer).toMatchObject({ data: { outcome: 'signedIn', user: { id: person.userId } } });
    expect(JSON.stringify(answer)).not.toContain('evil.test');
  });
});
