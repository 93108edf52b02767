import type { AppRouter } from '@campus/api/router';
import { insertSsoConfigs } from '@campus/platform/foundation/records/sso-configs';
import { avatarTable } from '@campus/platform/foundation/schema/tables/avatar';
import { userIdentityTable } from '@campus/platform/foundation/schema/tables/user-identity';
import { hashOf } from '@campus/platform/foundation/secret';
import { makeBadge } from '@campus/tests/areas/badges';
import { makeMailedLink, makePendingEmail } from '@campus/tests/areas/mailed-links/mailed-links';
import { streamOpenly } from '@campus/tests/areas/streaming';
import { makeTask } from '@campus/tests/areas/tasks';
import { anotherSession } from '@campus/tests/calls/gateway';
import { thatAllows } from '@campus/tests/events/dashboard-options';
import { issuerAt } from '@campus/tests/stack/identity-provider';
import { makePerson, type Person, password, sql, type TestAccount, unique } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import { credentialExamples } from './credential-examples.ts';
import { customizationExamples } from './customization-examples.ts';
import { effectiveAccessExamples } from './effective-access-examples.ts';
import type { Examples, NameIn } from './example-types.ts';
import { importExamples } from './import-examples.ts';
import { integrationExamples } from './integration-examples.ts';
import { invitationExamples } from './invitation-examples.ts';
import { memberExamples, membership, peopleSet } from './member-examples.ts';
import { roleExamples } from './role-examples.ts';
import { roomExamples } from './room-examples.ts';
import { roomPermissionExamples } from './room-permission-examples.ts';
import { secondFactorExamples } from './second-factor-examples.ts';
import { settingsExamples } from './settings-examples.ts';
import { spaceExamples } from './space-examples.ts';
import { usageExamples } from './usage-examples.ts';
import { webRoomExamples } from './web-room-examples.ts';

type Inputs = inferRouterInputs<AppRouter>;

type OperationName = NameIn<Inputs>;

const newPassword = 'Harbor-2027!';
const nowhere = 'Nowhere000';

/** Operations that need the browser's state after a redirect to a provider, not only a session. */
export const needRedirect: readonly OperationName[] = ['sso.complete', 'sso.linkAccounts', 'sso.signUp'];

/** Operations that need a sign-in that waits for its second factor. */
export const needWaiting: readonly OperationName[] = [
  'secondFactor.signInOptions',
  'secondFactor.finishSignIn',
  'secondFactor.finishToken',
];

/**
 * Returns for every operation an input that succeeds, with new targets in the account each time. For
 * `needRedirect`, it succeeds after a redirect. An operation without an example does not compile.
 */
export const examples: Examples<Inputs> = {
  'auth.signIn': async () => ({ email: (await makePerson()).email, password }),
  'auth.createToken': async () => ({ email: (await makePerson()).email, password }),
  'auth.signOut': () => ({}),
  'auth.session': () => ({}),
  'auth.tokenOwner': async () => ({ sessionToken: (await makePerson()).sessionToken }),
  'auth.become': async () => ({ sessionToken: (await makePerson()).sessionToken }),
  'auth.forgotPassword': async () => ({ email: (await makePerson()).email }),
  'auth.readResetLink': async () => ({ code: await makeMailedLink('passwordReset', await makePerson()) }),
  'auth.resetPassword': async () => ({
    code: await makeMailedLink('passwordReset', await makePerson()),
    newPassword,
    confirmation: newPassword,
  }),
  'auth.changePassword': () => ({ currentPassword: password, newPassword, confirmation: newPassword }),
  'auth.changeEmail': () => ({ currentPassword: password, email: `changed-${unique()}@campus.test` }),
  'auth.credentials': () => ({}),
  'auth.resendEmailChange': async (_, caller) => {
    if (caller) await makePendingEmail(caller);
    return {};
  },
  'auth.cancelEmailChange': async (_, caller) => {
    if (caller) await makePendingEmail(caller);
    return {};
  },
  'auth.confirmEmailChange': async (_, caller) => ({
    code: await makePendingEmail(caller ?? (await makePerson())),
  }),
  'auth.objectToEmailChange': async () => {
    const email = `previous-${unique()}@campus.test`;
    return { code: await makeMailedLink('emailObjection', await makePerson(), { email }) };
  },
  'console.config': () => ({}),
  'console.reportError': () => ({ message: 'It broke.', path: '/login', clientVersion: '0.1.0' }),

  'worlds.get': async (account) => ({ id: await worldOf(account) }),
  'worlds.signInMethods': async (account) => ({ world: await worldOf(account) }),
  'signUp.create': async (account) => ({
    accountId: account.accountId,
    world: await worldOf(account),
    email: `new-${unique()}@campus.test`,
    password,
    confirmation: password,
    firstname: 'Grace',
    lastname: 'Hopper',
    agreement: true,
  }),

  'sso.start': async (account) => {
    const world = await worldOf(account);
    const issuer = issuerAt('/university');
    const [id = ''] = await insertSsoConfigs(sql, [
      { type: 'oidc', name: `SSO ${unique()}`, issuer, clientId: 'campus-console', worldNames: [world] },
    ]);
    return { kind: 'oidc', id, world };
  },
  'sso.complete': () => ({ kind: 'oidc', params: { code: 'code', state: 'state' } }),
  'sso.linkAccounts': async () => ({ email: (await makePerson()).email, password, linkType: 'OIDC' }),
  'sso.signUp': () => ({
    email: `new-${unique()}@campus.test`,
    firstName: 'Grace',
    lastName: 'Hopper',
    agreement: true,
  }),
  'sso.identities': () => ({}),
  'sso.failures': ({ accountId }) => ({ accountId }),
  'sso.unlink': async (_, caller) => ({ identityId: caller ? await linked(caller) : nowhere }),

  'verification.verify': async () => ({
    code: await makeMailedLink('verification', await makePerson({ emailVerified: false })),
  }),
  'verification.resend': async () => ({
    email: (await makePerson({ emailVerified: false })).email,
    password,
  }),
  'verification.resendOwn': async (_, caller) => {
    await sql.query('update "_User" set email_verified = false where "objectId" = $1', [
      caller?.userId ?? '',
    ]);
    return {};
  },
  'verification.get': ({ accountId }) => ({ accountId }),

  ...secondFactorExamples,
  ...settingsExamples,
  ...credentialExamples,

  'sessions.list': () => ({}),
  'sessions.end': async (_, caller) => ({ sessionId: caller ? await otherSession(caller) : nowhere }),
  'sessions.endOthers': () => ({}),

  'profile.get': () => ({}),
  'profile.update': () => ({ description: 'Teaches history.' }),
  'profile.removePicture': () => ({}),
  'profile.updateUser': () => ({ phone: '+1 555 0100' }),
  'profile.getMember': ({ accountId }) => ({ accountId }),
  // A superadmin who is not a member has no field to change.
  'profile.updateMember': ({ accountId }) => ({ accountId, fields: {} }),
  'profile.openWebDemo': async (account) => ({ accountId: await thatAllows(account, 'isWebdemoAllowed') }),
  'profile.deleteAvatar': async (_, caller) => {
    if (caller) await avatarTable.insert(sql, [{ userId: caller.userId }]);
    return {};
  },
  'profile.deletion': () => ({}),
  'profile.deleteAccount': (_, caller) => ({ confirmation: caller?.email ?? '', currentPassword: password }),

  'accounts.list': () => ({}),
  'accounts.search': ({ organizationName }) => ({ search: organizationName }),
  'accounts.get': ({ accountId }) => ({ accountId }),
  'accounts.roles': ({ accountId }) => ({ accountId }),
  'accounts.defaultSchema': () => ({}),
  'accounts.create': () => ({ organizationName: `Academy ${unique()}` }),
  'accounts.update': ({ accountId }) => ({ accountId, title: 'The academy' }),
  'accounts.requireSecondFactor': ({ accountId }) => ({ accountId, required: 'none' }),
  'accounts.features': ({ accountId }) => ({ accountId }),
  'accounts.updateFeatures': ({ accountId }) => ({ accountId, memberExport: true }),
  'accounts.exists': ({ organizationName }) => ({ field: 'organizationName', value: organizationName }),
  'accounts.bypassSingleSignOn': ({ accountId }) => ({ accountId }),
  'accounts.join': ({ accountId }) => ({ accountId }),

  ...memberExamples,

  'controls.options': ({ accountId }) => ({ accountId }),
  'controls.saveOptions': ({ accountId }) => ({
    accountId,
    options: [{ name: 'Library', url: 'https://library.example.org' }],
  }),
  'controls.statuses': ({ accountId }) => ({ accountId }),
  'controls.saveStatuses': ({ accountId }) => ({ accountId, statuses: [{ status: 'In a lecture' }] }),

  ...integrationExamples,
  ...customizationExamples,
  ...roleExamples,
  ...roomExamples,
  ...usageExamples,
  ...webRoomExamples,
  ...roomPermissionExamples,
  ...effectiveAccessExamples,

  'badges.list': ({ accountId }) => ({ accountId }),
  'badges.find': ({ accountId }) => ({ accountId, search: 'a' }),
  'badges.delete': async ({ accountId }) => ({ accountId, badgeId: await makeBadge(accountId) }),
  'badges.listAssignments': ({ accountId }) => ({ accountId }),
  'badges.assign': async (account) => ({
    ...(await membership(account)),
    badgeId: await makeBadge(account.accountId),
  }),
  'badges.assignToPeople': async (account, caller) => ({
    ...(await peopleSet(account, caller)),
    badgeId: await makeBadge(account.accountId),
    exportEmail: (caller ?? account.people.admin).email,
  }),
  'badges.exportAssignments': async (account) => ({
    accountId: await thatAllows(account, 'isExportAllowed'),
    recipient: account.people.owner.email,
  }),

  'memberProfile.get': ({ accountId }) => ({ accountId }),
  'memberProfile.update': ({ accountId }) => ({ accountId, disableProfileEditVisibility: true }),
  'memberProfile.fieldUse': ({ accountId }) => ({ accountId, names: ['Team'] }),

  'streaming.account': ({ accountId }) => ({ accountId }),
  'streaming.start': async (account) => {
    await streamOpenly(account);
    return { accountId: account.accountId, vendor: 'gdn' };
  },
  'streaming.launch': async (account) => {
    await streamOpenly(account);
    return { world: await worldOf(account) };
  },

  ...invitationExamples,
  ...importExamples,
  ...spaceExamples,

  'tasks.list': ({ accountId }) => ({ accountId }),
  'tasks.get': (account, caller) => task(account, caller),
  'tasks.rows': (account, caller) => task(account, caller),
  'tasks.cancel': (account, caller) => task(account, caller),

  'audit.list': ({ accountId }) => ({ accountId }),
};

/** A task that the caller may read. */
async function task({ accountId, people }: TestAccount, caller: Person | undefined) {
  return { accountId, taskId: await makeTask({ accountId, by: caller ?? people.owner }) };
}

/** The name of an account's world. */
async function worldOf({ accountId }: TestAccount): Promise<string> {
  const world = await sql.one<{ name: string }>('select name from "ServerConfig" where account = $1', [
    accountId,
  ]);
  return world?.name ?? '';
}

/** Links an identity to a person; returns its id. */
async function linked({ userId }: Person): Promise<string> {
  const issuer = `https://${unique()}.test`;
  const [id = ''] = await userIdentityTable.insert(sql, [
    { userId, provider: 'google', issuer, subject: unique() },
  ]);
  return id;
}

/** Signs a person in elsewhere; returns the session's id. */
async function otherSession(caller: Person): Promise<string> {
  const { sessionToken } = await anotherSession(caller);
  const session = await sql.one<{ id: string }>(
    'select "objectId" as id from "_Session" where "sessionToken" = $1',
    [hashOf(sessionToken)],
  );
  return session?.id ?? '';
}
