import { describe, expect, it } from 'vitest';
import { backPath, callbackExits, callbackView, failureState, providerRefusal } from './sso-callback.ts';

const failure = { key: 'platform.reason', message: 'Nope.', accountKnown: false };

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
    ['oidc', 'access_denied', 'Guests are not allowed.', 'sso.denied'],
    ['microsoft', 'access_denied', 'Cancelled', 'sso.denied'],
  ] as const)('makes of the error of %s %s "%s": %s', (kind, error, description, refusal) => {
    expect(providerRefusal(kind, { error, description })).toBe(refusal);
  });

  it.each([
    ['google', 'googleFailure'],
    ['microsoft', 'microsoftFailure'],
    ['oidc', 'oidcFailure'],
    ['passport', 'loginFailure'],
  ] as const)('SSO-026 is a failure of its own for %s', (kind, state) => {
    expect(failureState(kind, 'signIn')).toBe(state);
  });

  it('SSO-027 is a link failure when linking the accounts failed', () => {
    expect(failureState('google', 'link')).toBe('linkFailure');
    expect(failureState('oidc', 'link')).toBe('linkFailure');
  });

  it('SSO-012 shows exactly one of link form, sign-up form and warning', () => {
    const views = ['sso.notLinked', 'sso.emailNotRegistered', 'sso.oidc.state', 'platform.reason'].map(
      (key) => callbackView({ ...failure, key, accountKnown: true }).view,
    );
    expect(views).toEqual(['link', 'signUp', 'warning', 'warning']);
  });

  it('SSO-051 leads an unregistered email to the sign-up where the account is known', () => {
    expect(callbackView({ ...failure, key: 'sso.emailNotRegistered', accountKnown: true })).toEqual({
      view: 'signUp',
    });
  });

  it('SSO-052 warns of an unregistered email where no account is known', () => {
    expect(callbackView({ ...failure, key: 'sso.emailNotRegistered' })).toEqual({
      view: 'warning',
      notice: 'sso.notRegistered',
    });
  });

  it.each([
    ['SSO-054', 'sso.google.state'],
    ['SSO-057', 'sso.google.codeMissing'],
    ['SSO-058', 'sso.google.tokenInvalid'],
  ])('%s warns of an invalid request after %s', (_row, key) => {
    expect(callbackView({ ...failure, key })).toEqual({ view: 'warning', notice: 'sso.invalidRequest' });
  });

  it.each([
    ['SSO-055', 'sso.google.domain', 'Your Google account must end in @campus.test'],
    ['SSO-056', 'sso.google.noDomains', 'No Google domains have been whitelisted.'],
    ['SSO-059', 'sso.codeMissing', 'Missing authentication code.'],
  ])('%s warns in its own words after %s', (_row, key, message) => {
    expect(callbackView({ key, message, accountKnown: true })).toEqual({
      view: 'warning',
      notice: 'message',
    });
  });

  it('SSO-060 warns in general of a failure nobody expected', () => {
    expect(callbackView({ ...failure, key: 'internal.error' })).toEqual({
      view: 'warning',
      notice: 'sso.oops',
    });
  });

  it('SSO-062 warns that something went wrong when the failure says nothing', () => {
    expect(callbackView({ ...failure, message: '' })).toEqual({
      view: 'warning',
      notice: 'sso.somethingWrong',
    });
  });
});
