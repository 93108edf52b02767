import type { WireAccount } from '@campus/contracts/accounts/functions';
import { wireUser } from '@campus/parse-adapter/testing/people';
import { answers, refuses } from '@campus/parse-adapter/testing/upstream';

const wireAccount: WireAccount = {
  objectId: 'a1',
  organizationName: 'Demo Campus',
  customerId: '',
  name: '',
  title: '',
  worldName: 'demo',
  isWebEnabled: false,
  isWebOnly: false,
  webLevels: [],
  verificationRequired: false,
  invitesDisabled: false,
  isProtected: false,
  worldBuildVersion: '2.0',
  level: 'member',
};

/** An account with its settings for members, as getAccount returns it. */
export const wireAccountDetails = {
  ...wireAccount,
  settings: {
    disallowPasswordLogin: false,
    disableProfileEditVisibility: false,
    disableDownloadVisibility: false,
    showUserProfile: true,
    showMemberProfile: false,
    secondFactorRequired: 'none',
    isExportAllowed: false,
    isWebdemoAllowed: false,
    isWebdemoTicketAllowed: false,
    clientDownloadButtonLabel: '',
    downloadURL: '',
    windowsDownloadURL: '',
    macDownloadURL: '',
  },
};

/** The platform's answer about a person. */
export const wireCaller = { userId: wireUser._id, emailVerified: true, superadmin: false, suspended: false };

/** The platform's answer about access to account a1. By default, pages are open to admins. */
export const wireAccess = (level: string, pageAccess: object = defaultPages) => ({
  accountId: 'a1',
  level,
  worldBuildVersion: '2.0',
  verificationRequired: false,
  singleSignOnRequired: false,
  passwordExpired: false,
  secondFactorMissing: false,
  movedTo: '',
  pageAccess,
});

/** A platform's answer about a person with this role in account a1. */
export function accountAccessAs(level: string, pageAccess?: object) {
  const accountAccess = wireAccess(level, pageAccess);
  return { checkAccess: answers({ ...wireCaller, superadmin: level === 'superadmin', accountAccess }) };
}

const defaultPages = {
  members: { default: 'admin' },
  import: { default: 'admin' },
  audit: { default: 'admin' },
};

export const sessionIsOver = refuses(209, 'Invalid session token');
