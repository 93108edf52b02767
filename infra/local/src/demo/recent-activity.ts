import { randomUUID } from 'node:crypto';
import { logIn } from '@campus/contracts/auth/functions';
import { getInvitations, resendInvitation } from '@campus/contracts/invitations/functions';
import {
  getMembersInfo,
  updateUserAccountPermission,
  updateUserAccountTeamId,
  updateUserFirstname,
} from '@campus/contracts/members/functions';
import { saveSettings } from '@campus/contracts/settings/functions';
import { type CallOptions, createParseClient, type ParseClient } from '@campus/parse-adapter/core/client';
import { demoCampus } from './accounts.ts';
import { demoPassword, emailOf } from './sign-ins.ts';

/** Performs a few operations as demo people, so that the audit log and the inbox have content. */
export async function addRecentActivity(platformUrl: string): Promise<void> {
  const platform = createParseClient({
    url: platformUrl,
    appId: 'campus',
    supportEmail: 'support@campus.test',
  });
  try {
    await workAsOwner(platform);
    await overreachAsAdmin(platform);
    await configureWorld(platform);
  } finally {
    await platform.close();
  }
}

async function workAsOwner(platform: ParseClient): Promise<void> {
  const owner = await signIn(platform, 'owner');
  const [first, second, third] = await membersOf(platform, owner);
  if (!first || !second || !third) return;
  const accountId = demoCampus;
  await platform.call(
    updateUserAccountTeamId,
    { membershipId: first._id, accountId, teamId: '26' },
    by(owner),
  );
  await platform.call(
    updateUserFirstname,
    { userId: second.user._id, accountId, firstname: `${second.user.firstname} Maria` },
    by(owner),
  );
  await platform.call(
    updateUserAccountPermission,
    { membershipId: third._id, accountId, permission: 'leader' },
    by(owner),
  );
  const { invitations } = await platform.call(
    getInvitations,
    { accountId, options: { sort: ['desc', 'createdAt'], limit: 50 } },
    by(owner),
  );
  const pending = invitations.find((invitation) => invitation.status === 'pending');
  if (pending)
    await platform.call(resendInvitation, { accountId, invitationId: pending.objectId }, by(owner));
}

/** An admin tries to make someone an owner and is refused, so that the log contains a refusal. */
async function overreachAsAdmin(platform: ParseClient): Promise<void> {
  const admin = await signIn(platform, 'admin');
  const [member] = await membersOf(platform, admin);
  if (!member) return;
  await platform
    .call(
      updateUserAccountPermission,
      { membershipId: member._id, accountId: demoCampus, permission: 'owner' },
      by(admin),
    )
    .catch(() => undefined);
}

/** The owner announces the new term, and the admin corrects the greeting, so that a setting has a history. */
async function configureWorld(platform: ParseClient): Promise<void> {
  const save = async (name: string, welcomeMessage: string, supportEmail?: string) =>
    platform.call(
      saveSettings,
      saveSettings.paramsOf({
        accountId: demoCampus,
        page: 'worldInformation',
        changes: [
          { setting: 'World.welcomeMessage', value: welcomeMessage },
          ...(supportEmail ? [{ setting: 'ServerConfig.supportEmail' as const, value: supportEmail }] : []),
        ],
      }),
      by(await signIn(platform, name)),
    );
  await save('owner', 'Welcome to the summer term!', 'help@campus.test');
  await save('admin', 'Welcome to the autumn term!');
}

async function signIn(platform: ParseClient, name: string): Promise<{ token: string }> {
  const credentials = { email: emailOf({ name }), password: demoPassword };
  const { sessionToken } = await platform.call(logIn, credentials, by('anonymous'));
  return { token: sessionToken };
}

function by(session: CallOptions['session']): CallOptions {
  return { session, requestId: randomUUID(), idempotent: false };
}

async function membersOf(platform: ParseClient, caller: { token: string }) {
  const { results } = await platform.call(
    getMembersInfo,
    { accountId: demoCampus, options: { search: ['email', 'b'], sort: ['asc', 'email'], limit: 3 } },
    by(caller),
  );
  return results.filter((member) => member.permission === 'member');
}
