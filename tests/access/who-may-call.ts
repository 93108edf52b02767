import type { Access } from '@campus/domain/access/access';
import { type Caller, callers } from './callers.ts';
import { belowRefusal, forbidden, noTask, signedOut, suspended, suspendedEverywhere } from './refusals.ts';

const upFrom = (caller: Caller) => callers.slice(callers.indexOf(caller));

/** The callers of each operation, stated here independently of the domain. */
const allowed: Record<string, readonly Caller[]> = {
  public: callers,
  signedIn: upFrom('stranger'),
  unsuspended: ['stranger', ...upFrom('member')],
  entering: upFrom('suspended'),
  affiliated: upFrom('suspended'),
  superadmin: ['superadmin'],
  'level member': upFrom('member'),
  'level leader': upFrom('leader'),
  'level moderator': upFrom('moderator'),
  'level admin': upFrom('admin'),
  'level owner': upFrom('owner'),
  'page members': upFrom('admin'),
  'page inWorldControls': upFrom('admin'),
  'page integrations': upFrom('admin'),
  'page avatarAssetCollections': upFrom('admin'),
  'page worldCustomizations': upFrom('admin'),
  'page worldThemes': upFrom('admin'),
  'page manageRooms': upFrom('admin'),
  'page roles': upFrom('admin'),
  'page roomPermissions': upFrom('admin'),
  'page manageWebRooms': upFrom('admin'),
  'page effectiveAccess': upFrom('admin'),
  'page audit': upFrom('admin'),
  'page privateSpaceCreator': upFrom('admin'),
  'page privateSpaceReport': upFrom('admin'),
  'page analyticsDashboard': upFrom('admin'),
  'page roomActivity': upFrom('admin'),
  'page roomAttendance': upFrom('admin'),
  'page privateVolumeAttendance': upFrom('admin'),
  'page of the input': upFrom('admin'),
};

/**
 * Operations about a task. People who may not start its kind get "not found". In the examples, the kind needs
 * the members page.
 */
const aboutTasks = ['tasks.get', 'tasks.rows', 'tasks.cancel', 'tasks.file'];

/** People who pass the access rule but could not start such a task. */
const finding = (name: string, caller: Caller) =>
  aboutTasks.includes(name) && ['member', 'leader', 'moderator'].includes(caller) ? noTask : undefined;

/** Operations that are open to everyone. New ones must be added by hand, with a reason. */
export const publicOperations = [
  'auth.become',
  'auth.createToken',
  'auth.forgotPassword',
  'auth.objectToEmailChange',
  'auth.readResetLink',
  'auth.resetPassword',
  'auth.session',
  'auth.signIn',
  'auth.signOut',
  'auth.tokenOwner',
  'console.config',
  'console.reportError',
  'credentials.issueToken',
  'credentials.revokeToken',
  'invitations.checkInvitee',
  'invitations.get',
  'invitations.loginAndJoin',
  'invitations.register',
  'secondFactor.finishSignIn',
  'secondFactor.finishToken',
  'secondFactor.passkeySignIn',
  'secondFactor.passkeySignInOptions',
  'secondFactor.signInOptions',
  'senders.accept',
  'senders.link',
  'senders.withdraw',
  'signUp.create',
  'sso.complete',
  'sso.linkAccounts',
  'sso.signUp',
  'sso.start',
  'streaming.launch',
  'verification.resend',
  'verification.verify',
  'worlds.get',
  'worlds.signInMethods',
];

/** The input names of an account's objects. */
export const references = [
  'userId',
  'personId',
  'membershipId',
  'invitationId',
  'username',
  'taskId',
  'fileId',
  'saveId',
  'credentialId',
  'spaceId',
  'entryId',
  'roomId',
  'moveId',
  'pinId',
  'removalId',
  'recordId',
  'keyId',
  'viewId',
  'noteId',
  'setId',
];

/** Operations that begin a session. They also end the caller's previous session, with a separate call. */
export const beginningSessions = [
  'auth.become',
  'auth.signIn',
  'invitations.loginAndJoin',
  'invitations.register',
  'secondFactor.passkeySignIn',
  'signUp.create',
];

/** The name of an operation's access in titles and in `allowed`. */
export function nameOf(access: Access): string {
  if (typeof access === 'string') return access;
  if ('pageOf' in access) return 'page of the input';
  return 'level' in access ? `level ${access.level}` : `page ${access.page}`;
}

/** Whether an operation admits this caller. */
export const isFor = (access: Access, name: string, caller: Caller) =>
  (allowed[nameOf(access)]?.includes(caller) ?? false) && !finding(name, caller);

/** How an operation refuses a caller without access. */
export function refusalOf(name: string, caller: Caller, access: Access) {
  if (caller === 'nobody') return signedOut;
  if (caller === 'suspended' && typeof access === 'object') return suspended;
  if (caller === 'suspended' && access === 'unsuspended') return suspendedEverywhere;
  return finding(name, caller) ?? (caller === 'stranger' ? forbidden : belowRefusal(access));
}
