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

/** A second factor that was added without single sign-on opens the bypass after this many days. */
export const factorSettlesDays = 7;

/** A second factor that a session has passed. */
export interface PassedFactor {
  addedAt: Date;
  /** Whether the account's single sign-on had proven the session in which it was added. */
  addedThroughProvider: boolean;
}

/**
 * Why a person may not bypass single sign-on. A password alone can add a second factor, so a new one does not count: the
 * person and all owners get mails about it, and have some days to act.
 */
export function refuseBypass(
  session: {
    level: Level;
    /** The second factor that the person has proven in this session, while it exists. */
    factor: PassedFactor | undefined;
  },
  now: Date,
): 'access.forbidden' | 'access.secondFactorRequired' | 'access.secondFactorTooNew' | undefined {
  const { level, factor } = session;
  if (level !== 'owner') return 'access.forbidden';
  if (!factor) return 'access.secondFactorRequired';
  const isSettled = now.getTime() - factor.addedAt.getTime() >= factorSettlesDays * 86_400_000;
  return isSettled || factor.addedThroughProvider ? undefined : 'access.secondFactorTooNew';
}
