import type { Level } from './levels.ts';

/**
 * Whether a session needs single sign-on before it opens an account without passwords. Superadmins never need it. An
 * owner may bypass it while the provider fails.
 */
export function needsSingleSignOn(session: {
  level: Level;
  disallowPasswordLogin: boolean;
  /** Whether a provider that the account's world offers has proven the person. */
  provenByProvider: boolean;
  /** Whether the owner of the session entered the account without it. */
  bypassed: boolean;
}): boolean {
  if (!session.disallowPasswordLogin || session.provenByProvider || session.level === 'superadmin')
    return false;
  return !(session.level === 'owner' && session.bypassed);
}

/** Why a person may not bypass single sign-on. */
export function refuseBypass(session: {
  level: Level;
  /** Whether the person has proven a second factor in this session. */
  secondFactor: boolean;
}): 'access.forbidden' | 'access.secondFactorRequired' | undefined {
  if (session.level !== 'owner') return 'access.forbidden';
  return session.secondFactor ? undefined : 'access.secondFactorRequired';
}
