import { describe, expect, it } from 'vitest';
import {
  backPath,
  callbackExits,
  callbackForm,
  callbackNotice,
  failureState,
  providerRefusal,
} from './sso-callback.ts';

describe('leaving a callback page', () => {
  it('SSO-013 leads back to the world where it is known, and to the login otherwise', () => {
    expect(backPath('demo')).toBe('/world/demo');
    expect(backPath('a/b ?c')).toBe('/world/a%2Fb%20%3Fc');
    expect(backPath('')).toBe('/login');
    expect(backPath(undefined)).toBe('/login');
  });

  it('SSO-024 leads on to the accounts, the logout, the login and the home path only', () => {
    expect(Object.values(callbackExits).sort()).toEqual(['/', '/accounts', '/login', '/logout']);
    expect(callbackExits.signedIn).toBe('/accounts');
  });
});

describe('a callback that failed', () => {
  it.each([
    ['google', 'invalid_client', '', 'sso.invalidClient'],
    ['microsoft', 'invalid_client', 'Guest accounts', 'sso.invalidClient'],
    ['microsoft', 'access_denied', 'AADSTS500213: guest user accounts are not allowed.', 'sso.guest'],
    ['oidc', 'access_denied', 'Guests are not allowed.', 'sso.cancelled'],
    ['microsoft', 'access_denied', 'Cancelled', 'sso.cancelled'],
    ['microsoft', 'server_error', 'Not today', 'sso.denied'],
  ] as const)('turns the error of %s %s "%s" into: %s', (kind, error, description, refusal) => {
    expect(providerRefusal(kind, { error, description })).toBe(refusal);
  });

  it.each([
    ['google', 'googleFailure'],
    ['microsoft', 'microsoftFailure'],
    ['oidc', 'oidcFailure'],
    ['passport', 'loginFailure'],
  ] as const)('SSO-026 is a separate failure for %s', (kind, state) => {
    expect(failureState(kind, 'signIn')).toBe(state);
  });

  it('SSO-027 is a link failure when linking the accounts failed', () => {
    expect(failureState('google', 'link')).toBe('linkFailure');
    expect(failureState('oidc', 'link')).toBe('linkFailure');
  });

  it('SSO-012 SSO-053 shows the link form for an email whose user has not linked the identity, except a passport', () => {
    const refusal = { key: 'sso.notLinked', accountKnown: true };
    expect(callbackForm({ ...refusal, kind: 'google' })).toBe('link');
    expect(callbackForm({ ...refusal, kind: 'oidc', accountKnown: false })).toBe('link');
    expect(callbackForm({ ...refusal, kind: 'passport' })).toBeUndefined();
  });

  it('SSO-012 SSO-051 shows the sign-up form for an unregistered email where the account is known', () => {
    const refusal = { key: 'sso.emailNotRegistered', kind: 'google', accountKnown: true } as const;
    expect(callbackForm(refusal)).toBe('signUp');
  });

  it('SSO-012 SSO-052 warns of an unregistered email where no account is known', () => {
    const key = 'sso.emailNotRegistered';
    expect(callbackForm({ key, kind: 'google', accountKnown: false })).toBeUndefined();
    expect(callbackNotice({ key, message: 'Email not registered in database.' })).toBe('sso.notRegistered');
  });

  it.each([
    ['SSO-054', 'sso.google.state'],
    ['SSO-057', 'sso.google.codeMissing'],
    ['SSO-058', 'sso.google.tokenInvalid'],
  ])('SSO-012 %s warns of an invalid request after %s', (_row, key) => {
    expect(callbackForm({ key, kind: 'google', accountKnown: true })).toBeUndefined();
    expect(callbackNotice({ key, message: 'Nope.' })).toBe('sso.invalidRequest');
  });

  it.each([
    ['SSO-055', 'sso.google.domain', 'Your Google account must end in @campus.test'],
    ['SSO-056', 'sso.google.noDomains', 'No Google domains have been whitelisted.'],
    ['SSO-059', 'sso.codeMissing', 'Missing authentication code.'],
    ['SSO-061', 'sso.google.unverified', 'Failed to verify Google credentials'],
  ])('%s warns with the sentence of the failure itself after %s', (_row, key, message) => {
    expect(callbackNotice({ key, message })).toBe('message');
  });

  it('SSO-060 warns in general of an unexpected failure', () => {
    expect(callbackNotice({ key: 'internal.error', message: 'Nope.' })).toBe('sso.oops');
  });

  it('SSO-062 warns that something went wrong when the failure has no text', () => {
    expect(callbackNotice({ key: 'platform.reason', message: '' })).toBe('sso.somethingWrong');
  });
});
