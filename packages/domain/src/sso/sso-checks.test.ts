import { describe, expect, it } from 'vitest';
import {
  googleTokenRefusal,
  refuseGoogleRedirect,
  refuseMicrosoftRedirect,
  refuseOidcConfig,
  refuseOidcRedirect,
  refuseOidcTokens,
} from './sso-checks.ts';

const redirect = { returnedState: 's1', savedState: 's1', code: 'c1', idToken: '' };
const byCode = { stateField: 'state', flow: 'code' } as const;

describe('the redirect of an OpenID provider', () => {
  it('SSO-032 must return the saved state if the config has a field for it', () => {
    expect(refuseOidcRedirect(byCode, redirect)).toBeUndefined();
    expect(refuseOidcRedirect(byCode, { ...redirect, returnedState: 's2' })).toBe('sso.oidc.state');
    expect(refuseOidcRedirect(byCode, { ...redirect, returnedState: '', savedState: '' })).toBe(
      'sso.oidc.state',
    );
    const unchecked = { ...byCode, stateField: '' };
    expect(refuseOidcRedirect(unchecked, { ...redirect, returnedState: 's2' })).toBeUndefined();
  });

  it('SSO-034 must contain tokens if they come with the redirect', () => {
    const byToken = { ...byCode, flow: 'idToken' } as const;
    expect(refuseOidcRedirect(byToken, redirect)).toBe('sso.oidc.tokensMissing');
    expect(refuseOidcRedirect(byToken, { ...redirect, idToken: 't1' })).toBeUndefined();
  });

  it('SSO-035 must contain a code if it is exchanged for tokens', () => {
    expect(refuseOidcRedirect(byCode, { ...redirect, code: '', idToken: 't1' })).toBe('sso.oidc.codeMissing');
  });
});

describe('the tokens of an OpenID provider', () => {
  const tokens = { returnedNonce: 'n1', savedNonce: 'n1', subject: 'sub' };

  it('SSO-033 must carry the saved nonce', () => {
    expect(refuseOidcTokens(tokens)).toBeUndefined();
    expect(refuseOidcTokens({ ...tokens, returnedNonce: 'n2' })).toBe('sso.oidc.nonce');
    expect(refuseOidcTokens({ ...tokens, returnedNonce: '', savedNonce: '' })).toBe('sso.oidc.nonce');
  });

  it('SSO-036 must name a subject', () => {
    expect(refuseOidcTokens({ ...tokens, subject: '' })).toBe('sso.oidc.subjectMissing');
  });
});

describe('the SSO config', () => {
  it('SSO-037 must be named', () => {
    expect(refuseOidcConfig({ id: '', found: false })).toBe('sso.oidc.configIdMissing');
  });

  it('SSO-038 must exist', () => {
    expect(refuseOidcConfig({ id: 'x', found: false })).toBe('sso.oidc.configMissing');
    expect(refuseOidcConfig({ id: 'x', found: true })).toBeUndefined();
  });
});

describe('the redirect of Google', () => {
  it('SSO-039 must return the saved state', () => {
    expect(refuseGoogleRedirect(redirect)).toBeUndefined();
    expect(refuseGoogleRedirect({ ...redirect, returnedState: 's2' })).toBe('sso.google.state');
    expect(refuseGoogleRedirect({ ...redirect, returnedState: '', savedState: '' })).toBe('sso.google.state');
  });

  it('SSO-040 must contain a code', () => {
    expect(refuseGoogleRedirect({ ...redirect, code: '' })).toBe('sso.google.codeMissing');
  });

  it('SSO-061 fails to verify credentials whose tokens name no person', () => {
    expect(googleTokenRefusal('sso.oidc.subjectMissing')).toBe('sso.google.unverified');
    expect(googleTokenRefusal('sso.oidc.nonce')).toBe('sso.google.tokenInvalid');
    expect(googleTokenRefusal('sso.oidc.tokensMissing')).toBe('sso.google.tokenInvalid');
  });
});

describe('the redirect of Microsoft', () => {
  it('SSO-059 must contain a code, and is checked like that of an OpenID provider otherwise', () => {
    expect(refuseMicrosoftRedirect(byCode, redirect)).toBeUndefined();
    expect(refuseMicrosoftRedirect(byCode, { ...redirect, code: '' })).toBe('sso.codeMissing');
    expect(refuseMicrosoftRedirect(byCode, { ...redirect, returnedState: 's2' })).toBe('sso.oidc.state');
  });
});
