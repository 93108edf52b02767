import type { AppRouter } from '@campus/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { thatAllows } from '../support/dashboard-options.ts';
import { addMember, type Person, sql, type TestAccount, unique } from '../support/world.ts';
import type { Examples } from './example-types.ts';

/** The examples of what is done to members. */
export const memberExamples: Examples<Pick<inferRouterInputs<AppRouter>, 'members'>> = {
  'members.list': ({ accountId }) => ({ accountId }),
  'members.getUser': async (account, caller) => ({
    accountId: account.accountId,
    userId: caller && (await belongsTo(account, caller)) ? caller.userId : account.people.member.userId,
  }),
  'members.listUsers': ({ accountId, people }) => ({ accountId, userIds: [people.member.userId] }),
  'members.isMember': ({ accountId, people }) => ({ accountId, email: people.member.email }),
  'members.update': async ({ accountId }) => {
    const username = `person-${unique()}`;
    await addMember(accountId, {}, { username });
    return { accountId, username, attributes: { firstName: 'Grace', title: 'Dr.', teamId: '3' } };
  },
  'members.updateDisplayName': async (account) => ({
    ...(await user(account)),
    displayName: `Grace ${unique()}`,
  }),
  'members.updateFirstName': async (account) => ({ ...(await user(account)), firstName: 'Grace' }),
  'members.updateLastName': async (account) => ({ ...(await user(account)), lastName: 'Hopper' }),
  'members.updateContactEmail': async (account) => ({
    ...(await user(account)),
    contactEmail: 'grace@campus.test',
  }),
  'members.updateTitle': async (account) => ({ ...(await user(account)), title: 'Dr.' }),
  'members.updateTeam': async (account) => ({ ...(await membership(account)), teamId: '3' }),
  'members.updatePermission': async (account) => ({ ...(await membership(account)), permission: 'leader' }),
  'members.updateCustomField': async (account) => {
    await sql.query('update "Account" set "memberProfileCustomFieldsSchema" = $2 where "objectId" = $1', [
      account.accountId,
      JSON.stringify({ Nickname: { type: 'string' } }),
    ]);
    return { ...(await user(account)), name: 'Nickname', value: 'Amazing Grace' };
  },
  'members.getRemoval': (account) => membership(account),
  'members.remove': (account) => membership(account),
  'members.resetPassword': (account) => membership(account),
  'members.previewBulk': async (account) => ({ ...(await selected(account)), action: 'suspend' }),
  'members.suspend': (account) => selected(account),
  'members.unsuspend': (account) => selected(account),
  'members.export': async (account) => ({ accountId: await thatAllows(account, 'isExportAllowed') }),
};

async function belongsTo({ accountId }: TestAccount, { userId }: Person): Promise<boolean> {
  const found = await sql.one('select from "Membership" where account = $1 and "user" = $2', [
    accountId,
    userId,
  ]);
  return found !== undefined;
}

async function user({ accountId }: TestAccount) {
  const { userId } = await addMember(accountId);
  return { accountId, userId };
}

/** A new member of the account. */
export async function membership({ accountId }: TestAccount) {
  const { membershipId } = await addMember(accountId);
  return { accountId, membershipId };
}

async function selected(account: TestAccount) {
  const { accountId, membershipId } = await membership(account);
  return { accountId, selection: { ids: [membershipId] } };
}
