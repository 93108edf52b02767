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

/** An account with what it lets its members see, as getAccount returns it. */
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

/** A platform's answers about a person with this role in every account. */
export function accountAccessAs(level: string) {
  return {
    checkSession: answers({ user: wireUser }),
    getMemberRole: answers({ name: `${level}sOf_a1`, level }),
    getPageAccess: answers({
      worldBuildVersion: '2.0',
      verificationRequired: false,
      singleSignOnRequired: false,
      passwordExpired: false,
      secondFactorMissing: false,
      movedTo: '',
      pages: { members: { default: 'admin' }, import: { default: 'admin' }, audit: { default: 'admin' } },
    }),
  };
}

export const sessionIsOver = refuses(209, 'Invalid session token');
