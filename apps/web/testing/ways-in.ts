import type { OwnSession } from '@campus/contracts/sessions/sessions';
import type { Identity } from '@campus/contracts/sso/sso';
import type { SignInMethod } from '@campus/contracts/worlds/worlds';

/** A sign-in method other than a password, by default Google. */
export function aMethod(own: Partial<SignInMethod> = {}): SignInMethod {
  return { kind: 'google', id: '', label: 'Google', ...own };
}

export const microsoft = aMethod({ kind: 'microsoft', id: 'contoso', label: 'Microsoft' });
export const university = aMethod({ kind: 'oidc', id: 'SsoUniversity', label: 'Demo University' });
export const passport = aMethod({ kind: 'passport', id: 'SsoPassport', label: 'Passport' });

/** A provider account linked to the person. */
export function anIdentity(own: Partial<Identity> = {}): Identity {
  return {
    id: 'identity1',
    kind: 'google',
    providerName: 'Google',
    email: 'ana@gmail.example',
    linkedAt: '2026-10-01T10:00:00.000Z',
    ...own,
  };
}

/** A session of a person: by default the current one, in Chrome on Windows. */
export function aSession(own: Partial<OwnSession> = {}): OwnSession {
  return {
    id: 'session1',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    address: '203.0.113.9',
    method: 'password',
    createdAt: '2026-11-20T10:00:00.000Z',
    lastUsedAt: '2026-11-21T09:30:00.000Z',
    expiresAt: '2026-12-20T10:00:00.000Z',
    current: true,
    ...own,
  };
}
