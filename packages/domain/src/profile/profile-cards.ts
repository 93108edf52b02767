import type { Environment } from '../core/environments.ts';

/** The cards of a person's own profile, in order; the suspension banner is above them. */
export const profileCards = [
  'publicProfile',
  'memberProfile',
  'webDemo',
  'credentials',
  'preferences',
  'streaming',
  'download',
  'secondFactor',
  'unlink',
  'sessions',
  'deleteAvatar',
  'deleteAccount',
] as const;
export type ProfileCard = (typeof profileCards)[number];

/** What an account lets its members see of the profile. */
export interface ProfileSettings {
  disallowPasswordLogin: boolean;
  disableDownloadVisibility: boolean;
  isWebOnly: boolean;
  showUserProfile: boolean;
  showMemberProfile: boolean;
  isWebdemoAllowed: boolean;
}

/**
 * The cards a person sees. Without an account, only those about the person alone; a suspended person is not
 * offered what opens the world.
 */
export function visibleProfileCards(person: {
  account: ProfileSettings | undefined;
  suspended: boolean;
  /** How many pages the person may open. */
  pages: number;
  environment: Environment;
}): ProfileCard[] {
  const { account, suspended, pages, environment } = person;
  const shown: Record<ProfileCard, boolean> = {
    publicProfile: account?.showUserProfile ?? true,
    memberProfile: account?.showMemberProfile ?? false,
    webDemo: Boolean(account?.isWebdemoAllowed) && !suspended,
    credentials: !account?.disallowPasswordLogin,
    preferences: account !== undefined && pages > 0,
    streaming: account !== undefined && !suspended,
    download: account !== undefined && !account.disableDownloadVisibility && !account.isWebOnly,
    secondFactor: true,
    unlink: true,
    sessions: true,
    deleteAvatar: environment === 'development',
    deleteAccount: true,
  };
  return profileCards.filter((card) => shown[card]);
}
