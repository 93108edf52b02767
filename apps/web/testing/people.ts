import type { AccountSummary, EnteredAccount } from '@campus/contracts/accounts/accounts';
import type { SessionUser } from '@campus/contracts/auth/auth';
import type { FactorList } from '@campus/contracts/second-factor/second-factor';
import { pages } from '@campus/domain/access/pages';
import { rememberAccount } from '../src/lib/storage.ts';
import type { Answers } from './answering-link.ts';
import { aProfile } from './profiles.ts';
import { onePage } from './rows.ts';
import { aSession } from './ways-in.ts';
import { aWorld } from './worlds.ts';

/** A signed-in person. */
export function aUser(own: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 'user1',
    email: 'ana@example.org',
    displayName: 'Ana Okafor',
    firstName: 'Ana',
    lastName: 'Okafor',
    emailVerified: true,
    superadmin: false,
    suspended: false,
    ...own,
  };
}

/** An account as the picker lists it. */
export function anAccount(own: Partial<AccountSummary> = {}): AccountSummary {
  return {
    id: 'account1',
    organizationName: 'Demo Campus',
    worldName: 'demo',
    isWebEnabled: true,
    isWebOnly: false,
    verificationRequired: false,
    level: 'admin',
    ...own,
  };
}

/** The settings of an account whose members see everything. */
export const openSettings: EnteredAccount['settings'] = {
  disallowPasswordLogin: false,
  secondFactorRequired: 'none',
  disableProfileEditVisibility: false,
  disableDownloadVisibility: false,
  showUserProfile: true,
  showMemberProfile: true,
  isExportAllowed: true,
  isWebdemoAllowed: true,
  isWebdemoTicketAllowed: true,
  download: { label: '', any: 'https://download.campus.test/client', windows: '', mac: '' },
};

/** An account as entered by a person: by default, an admin who may open every page. */
export function anEnteredAccount(own: Partial<EnteredAccount> = {}): EnteredAccount {
  return {
    ...anAccount(),
    title: 'Demo Campus',
    worldDisplayName: 'Demo World',
    invitesDisabled: false,
    settings: openSettings,
    landing: 'enter',
    movedTo: '',
    pages: [...pages],
    absentPages: [],
    assignablePermissions: ['member', 'leader', 'moderator', 'admin'],
    ...own,
  };
}

/** The gateway's answers without a session. */
export const signedOut = {
  console: {
    config: () => ({
      brand: 'Campus',
      supportEmail: 'support@campus.test',
      helpUrl: 'https://help.campus.test/',
      licenseUrl: 'https://campus.test/license',
      environment: 'development' as const,
      clientVersion: '1.0.0',
      streamingClientVersion: '',
      errorReporting: false,
    }),
  },
  auth: { session: () => ({ user: null }), signOut: () => ({}) },
  worlds: { signInMethods: () => ({ items: [] }) },
} satisfies Answers;

/** The second factors of a person who has none. */
export const noFactors: FactorList = { items: [], recoveryCodesLeft: 0, passkeysOffered: true };

/** The gateway's answers for a signed-in person with these accounts. */
export function signedIn(user: SessionUser = aUser(), accounts: AccountSummary[] = [anAccount()]) {
  return {
    ...signedOut,
    auth: {
      ...signedOut.auth,
      session: () => ({ user }),
      credentials: () => ({ hasPassword: true, pendingEmail: null }),
    },
    accounts: { list: () => ({ items: accounts }) },
    sso: { identities: () => ({ items: [] }) },
    secondFactor: { list: () => noFactors },
    sessions: { list: () => ({ items: [aSession()], total: 1 }) },
    profile: { get: () => ({ profile: aProfile() }) },
  } satisfies Answers;
}

/** A person who works in an account, which is the current one of this tab and of the gateway's answers. */
export function workingIn(account: EnteredAccount = anEnteredAccount(), user: SessionUser = aUser()) {
  rememberAccount(account.id);
  const answers = signedIn(user, [account]);
  return {
    ...answers,
    accounts: { ...answers.accounts, get: () => account },
    worlds: { ...answers.worlds, get: () => aWorld() },
    profile: { ...answers.profile, getMember: () => ({ fields: [], shownAs: null }) },
    tasks: { list: () => onePage([]) },
    streaming: { account: () => ({ campus: null, gdn: null, clientBuild: '1.0.0' }) },
  } satisfies Answers;
}
