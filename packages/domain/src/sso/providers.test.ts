import { describe, expect, it } from 'vitest';
import {
  isAddressOf,
  isGuestAccount,
  isLinkTypeOf,
  isOfDomains,
  linkTypeOf,
  passportStep,
  refuseGoogleAccount,
} from './providers.ts';

describe('the page of the passport', () => {
  const visitor = { authenticated: true, signedIn: false, linked: false };

  it('SSO-004 sends a visitor who is not authenticated at the provider to it, signed in here or not', () => {
    expect(passportStep({ ...visitor, authenticated: false })).toBe('redirect');
    expect(passportStep({ authenticated: false, signedIn: true, linked: true })).toBe('redirect');
  });

  it('SSO-005 links the accounts of a signed-in person who is not linked', () => {
    expect(passportStep({ ...visitor, signedIn: true })).toBe('link');
  });

  it('SSO-006 logs in anyone else who is authenticated', () => {
    expect(passportStep(visitor)).toBe('logIn');
    expect(passportStep({ ...visitor, signedIn: true, linked: true })).toBe('logIn');
  });
});

describe('link types', () => {
  it('name the kinds that a form can link', () => {
    expect(isLinkTypeOf('Google', 'google')).toBe(true);
    expect(isLinkTypeOf('Google', 'microsoft')).toBe(false);
    expect(linkTypeOf('oidc')).toBe('OIDC');
    expect(linkTypeOf('passport')).toBeUndefined();
  });
});

describe('the whitelisted domains', () => {
  const ada = { email: 'ada@campus.test', emailVerified: true, hostedDomain: 'campus.test' };

  it('admit a verified address of one of them', () => {
    expect(isOfDomains(ada, ['other.test', '@Campus.test '])).toBe(true);
    expect(isOfDomains({ ...ada, hostedDomain: '' }, ['campus.test'])).toBe(true);
  });

  it.each([
    ['an address of another domain', { email: 'ada@campus.test.evil.test' }],
    ['an address of a subdomain', { email: 'ada@sub.campus.test' }],
    ['an address that only begins like one', { email: 'campus.test@evil.test' }],
    ['an address Google has not verified', { emailVerified: false }],
    ['an account that another organization owns', { hostedDomain: 'evil.test' }],
  ])('refuse %s', (_what, wrong) => {
    expect(isOfDomains({ ...ada, ...wrong }, ['campus.test'])).toBe(false);
  });
});

describe('a guest account', () => {
  it.each([
    [{ acct: 1 }, true],
    [{ acct: 0 }, false],
    [{ preferred_username: 'ada_home.test#EXT#@tenant.onmicrosoft.test' }, true],
    [{ upn: 'ada_home.test#EXT#@tenant.onmicrosoft.test', acct: 0 }, true],
    [{ preferred_username: 'ada@tenant.test' }, false],
    [{}, false],
  ])('is told by its claims: %j', (claims, guest) => {
    expect(isGuestAccount(claims)).toBe(guest);
  });
});

it.each([
  ['ada@campus.test', true],
  ['ada@CAMPUS.test', true],
  ['ada@other.test', true],
  ['ada@sub.campus.test', false],
  ['campus.test@evil.test', false],
  ['ada@campus.test.evil.test', false],
  ['', false],
])('an address belongs to its own domain only: %s', (email, expected) => {
  expect(isAddressOf(email, ['campus.test', ' @Other.test', ''])).toBe(expected);
});

it('no address is of no domain', () => {
  expect(isAddressOf('ada@campus.test', [])).toBe(false);
});

it.each([
  ['none is whitelisted', {}, [], 'sso.google.noDomains'],
  [
    'Google has not verified the email',
    { emailVerified: false },
    ['campus.test'],
    'sso.google.emailUnverified',
  ],
  ['the email is of another domain', { emailVerified: false }, ['other.test'], 'sso.google.domain'],
  ['it is accepted', {}, ['campus.test'], undefined],
] as const)('SSO-044 SSO-045 says why a Google account is refused when %s', (_, own, domains, refusal) => {
  const google = { email: 'ada@campus.test', emailVerified: true, hostedDomain: '', ...own };
  expect(refuseGoogleAccount(google, domains)).toBe(refusal);
});
