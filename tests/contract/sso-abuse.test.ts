import type { ProviderKind } from '@campus/domain/sso/providers';
import { visitProvider } from '@campus/tests/areas/sso/provider-visit';
import { addPersonAt, linkIdentity, makeSsoWorld, type SsoWorld } from '@campus/tests/areas/sso/sso-world';
import { openBrowser, type TestBrowser } from '@campus/tests/calls/browser';
import { openGateway } from '@campus/tests/calls/gateway';
import { issuerAt } from '@campus/tests/stack/identity-provider';
import { stack } from '@campus/tests/stack/stack';
import { makePerson } from '@campus/tests/world/world';
import { afterEach, describe, expect, it, vi } from 'vitest';

const gateway = await openGateway();
const browserOf = (cookies?: Map<string, string>) => openBrowser(gateway, cookies);

const rejected = {
  google: 'The given token is invalid',
  oidc: 'The provider did not accept the sign-in. Please start again.',
};
const foreignState = {
  google: 'Invalid state parameter.',
  oidc: "State doesn't match the saved value!",
};
const notBegun = {
  google: 'Invalid state parameter.',
  microsoft: 'The sign-in took too long. Please start again.',
  oidc: 'Unable to find SSO Config ID.',
  passport: 'The sign-in took too long. Please start again.',
};

/**
 * A world with a person whose identity is linked at its provider. Every attack tries to get this person's
 * session.
 */
async function makeVictim(kind: ProviderKind) {
  const place = await makeSsoWorld(kind);
  const person = await makePerson();
  const issued = await addPersonAt(place, { email: person.email });
  await linkIdentity(place, person, issued);
  return { place, person, issued };
}

/** Begins a sign-in, changes its redirect address, and continues normally. */
async function enterChanged(
  browser: TestBrowser,
  { wanted }: SsoWorld,
  email: string,
  change: Record<string, string>,
) {
  const url = new URL(await browser.start(wanted));
  for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
  return browser.complete(wanted.kind, (await visitProvider(url.href, email)).params);
}

async function expectRefused(browser: TestBrowser, answer: object, message: string): Promise<void> {
  expect(answer).toMatchObject({ data: undefined, message });
  expect(await browser.user()).toBeNull();
  expect([...browser.cookies.keys()]).not.toContain('campus_session');
}

afterEach(() => {
  vi.useRealTimers();
});

describe.each(['google', 'oidc'] as const)('%s', (kind) => {
  it('refuses a redirect that has been answered before, in this browser and in a copy of it', async () => {
    const { place, issued } = await makeVictim(kind);
    const browser = browserOf();
    const { params } = await browser.visit(place.wanted, issued.email);
    const copy = browserOf(new Map(browser.cookies));
    expect((await browser.complete(kind, params)).data).toMatchObject({ outcome: 'signedIn' });
    expect(await browser.complete(kind, params)).toMatchObject({ message: notBegun[kind] });
    await expectRefused(copy, await copy.complete(kind, params), rejected[kind]);
  });

  it('refuses the redirect of a sign-in that another browser began, whether one is under way here or not', async () => {
    const { place, issued } = await makeVictim(kind);
    const { params } = await browserOf().visit(place.wanted, issued.email);
    const [idle, busy] = [browserOf(), browserOf()];
    await busy.start(place.wanted);
    await expectRefused(idle, await idle.complete(kind, params), notBegun[kind]);
    await expectRefused(busy, await busy.complete(kind, params), foreignState[kind]);
  });

  it('refuses a redirect without a state, and with an invented one', async () => {
    const { place, issued } = await makeVictim(kind);
    for (const state of [{}, { state: '' }, { state: 'x'.repeat(43) }]) {
      const browser = browserOf();
      const { params } = await browser.visit(place.wanted, issued.email);
      const { state: _, ...others } = params;
      await expectRefused(browser, await browser.complete(kind, { ...others, ...state }), foreignState[kind]);
    }
  });

  it('refuses the code of another person’s sign-in, smuggled into one’s own', async () => {
    const { place, issued } = await makeVictim(kind);
    const { params: theirs } = await browserOf().visit(place.wanted, issued.email);
    const attacker = browserOf();
    const { params: own } = await attacker.visit(place.wanted, issued.email);
    const smuggled = { ...own, code: theirs.code ?? '' };
    await expectRefused(attacker, await attacker.complete(kind, smuggled), rejected[kind]);
  });

  it('refuses an id token with another nonce', async () => {
    const { place, issued } = await makeVictim(kind);
    const browser = browserOf();
    const message = kind === 'google' ? rejected.google : "Nonce doesn't match the saved value!";
    const answer = await enterChanged(browser, place, issued.email, { nonce: 'another-nonce' });
    await expectRefused(browser, answer, message);
  });

  it('refuses a code that was given to another client, and one bound to another verifier', async () => {
    const { place, issued } = await makeVictim(kind);
    const changes: Record<string, string>[] = [
      { client_id: 'other-application' },
      { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
    ];
    for (const change of changes) {
      const browser = browserOf();
      const answer = await enterChanged(browser, place, issued.email, change);
      await expectRefused(browser, answer, rejected[kind]);
    }
  });

  it('refuses a code that was given for another return address', async () => {
    const { place, issued } = await makeVictim(kind);
    const browser = browserOf();
    const answer = await enterChanged(browser, place, issued.email, {
      redirect_uri: `${stack.urls.console}/microsoft`,
    });
    await expectRefused(browser, answer, rejected[kind]);
  });

  it('refuses the answer of another issuer, under its own name, no name, and the right name', async () => {
    const { place, issued } = await makeVictim(kind);
    const elsewhere = await addPersonAt(
      { ...place, issuer: '/alps' },
      { sub: issued.sub, email: issued.email },
    );
    for (const name of ['its own', 'none', 'the right one'] as const) {
      const browser = browserOf();
      const { search } = new URL(await browser.start(place.wanted));
      const { params } = await visitProvider(`${issuerAt('/alps')}/auth${search}`, elsewhere.email);
      const { iss = '', ...others } = params;
      expect(iss).toBe(issuerAt('/alps'));
      const names = { 'its own': { iss }, none: {}, 'the right one': { iss: issuerAt(place.issuer) } };
      const answer = await browser.complete(kind, { ...others, ...names[name] });
      await expectRefused(browser, answer, rejected[kind]);
    }
  });

  it('ignores a flow with a forged cookie', async () => {
    const { place, issued } = await makeVictim(kind);
    const browser = browserOf();
    const { params } = await browser.visit(place.wanted, issued.email);
    for (const [name, value] of browser.cookies) {
      const middle = Math.floor(value.length / 2);
      const other = value[middle] === 'A' ? 'B' : 'A';
      browser.cookies.set(name, value.slice(0, middle) + other + value.slice(middle + 1));
    }
    await expectRefused(browser, await browser.complete(kind, params), notBegun[kind]);
  });

  it('ends a flow after ten minutes', async () => {
    const { place, issued } = await makeVictim(kind);
    const early = browserOf();
    const late = browserOf();
    const [soon, tooLate] = [
      await early.visit(place.wanted, issued.email),
      await late.visit(place.wanted, issued.email),
    ];
    const begun = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(begun + 601_000);
    await expectRefused(late, await late.complete(kind, tooLate.params), notBegun[kind]);
    vi.useRealTimers();
    expect((await early.complete(kind, soon.params)).data).toMatchObject({ outcome: 'signedIn' });
  });
});

it.each(Object.entries(notBegun))(
  '%s refuses a callback in a browser that began nothing',
  async (kind, message) => {
    const browser = browserOf();
    const params = { code: 'some-code', state: 'some-state' };
    await expectRefused(browser, await browser.complete(kind as ProviderKind, params), message);
  },
);

it('refuses to finish a flow as one of another kind', async () => {
  const { place, issued } = await makeVictim('oidc');
  const browser = browserOf();
  const { params } = await browser.visit(place.wanted, issued.email);
  await expectRefused(browser, await browser.complete('passport', params), notBegun.passport);
});
