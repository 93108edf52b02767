import type { AppRouter } from '@campus/api/router';
import { lastDays } from '@campus/domain/analytics/period';
import { setUpApp } from '@campus/tests/areas/second-factor';
import { thatAllows } from '@campus/tests/events/dashboard-options';
import { makePeopleSet } from '@campus/tests/world/people-sets';
import { addMember, type Person, sql, type TestAccount, unique } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';

/** Examples for actions on members. */
export const memberExamples: Examples<Pick<inferRouterInputs<AppRouter>, 'members'>> = {
  'members.list': ({ accountId }) => ({ accountId }),
  'members.find': ({ accountId, people }) => ({ accountId, search: people.member.email }),
  'members.getUser': async (account, caller) => ({
    accountId: account.accountId,
    userId: caller && (await belongsTo(account, caller)) ? caller.userId : account.people.member.userId,
  }),
  'members.listUsers': ({ accountId, people }) => ({ accountId, userIds: [people.member.userId] }),
  'members.isMember': ({ accountId, people }) => ({ accountId, email: people.member.email }),
  'members.update': async (account) => {
    await sql.query('update "Account" set "memberProfileCustomFieldsSchema" = $2 where "objectId" = $1', [
      account.accountId,
      JSON.stringify({ Nickname: { type: 'string' } }),
    ]);
    return {
      ...(await membership(account)),
      displayName: `Grace ${unique()}`,
      firstName: 'Grace',
      lastName: 'Hopper',
      contactEmail: 'grace@campus.test',
      title: 'Dr.',
      teamId: '3',
      permission: 'leader',
      customFields: { Nickname: 'Amazing Grace' },
    };
  },
  'members.updateByUsername': async ({ accountId }) => {
    const username = `person-${unique()}`;
    await addMember(accountId, {}, { username });
    return { accountId, username, attributes: { firstName: 'Grace', title: 'Dr.', teamId: '3' } };
  },
  'members.person': (account) => membership(account),
  'members.timeline': (account) => membership(account),
  'members.getRemoval': (account) => membership(account),
  'members.remove': (account) => membership(account),
  'members.resetPassword': (account) => membership(account),
  'members.endSessions': (account) => membership(account),
  'members.resetSecondFactor': async ({ accountId }) => {
    const member = await addMember(accountId);
    await setUpApp(member);
    return { accountId, membershipId: member.membershipId };
  },
  'members.previewBulk': async (account) => ({ ...(await selected(account)), action: 'suspend' }),
  'members.suspend': (account) => selected(account),
  'members.unsuspend': (account) => selected(account),
  'members.keepPeople': ({ accountId }) => ({
    accountId,
    origin: { kind: 'figure', graph: 'logins', date: lastDays(2, 'UTC', new Date()).from },
  }),
  'members.keptPeople': (account, caller) => peopleSet(account, caller),
  'members.export': async (account) => ({ accountId: await thatAllows(account, 'isExportAllowed') }),
};

/** A people set of the caller or, if the caller may not have one, of the account's admin. */
export async function peopleSet({ accountId, people }: TestAccount, caller: Person | undefined) {
  const { userId } = caller ?? people.admin;
  return { accountId, setId: await makePeopleSet(accountId, userId, [people.member.userId]) };
}

async function belongsTo({ accountId }: TestAccount, { userId }: Person): Promise<boolean> {
  const found = await sql.one('select from "Membership" where account = $1 and "user" = $2', [
    accountId,
    userId,
  ]);
  return found !== undefined;
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
