import type { AppRouter } from '@campus/api/router';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { makeAccount, makePerson, password, type TestAccount, unique } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';

/** Examples for operations on invitations. */
export const invitationExamples: Examples<Pick<inferRouterInputs<AppRouter>, 'invitations'>> = {
  'invitations.list': ({ accountId }) => ({ accountId }),
  'invitations.find': ({ accountId }) => ({ accountId, search: 'a' }),
  'invitations.create': ({ accountId }) => ({ accountId, email: `invitee-${unique()}@campus.test` }),
  'invitations.resend': (account) => invitation(account),
  'invitations.remove': (account) => invitation(account),
  'invitations.get': (account) => link(account),
  'invitations.checkInvitee': (account) => link(account),
  'invitations.register': async (account) => {
    const { email, secret } = await makeInvitation(account);
    const names = { firstName: 'Grace', lastName: 'Hopper' };
    return { invitationId: secret, email, ...names, password, confirmation: password, consent: true };
  },
  'invitations.loginAndJoin': async (account) => {
    const { email } = await makePerson();
    return { ...(await link(account, email)), email, password };
  },
  // The target is an account in which none of these people has a role.
  'invitations.accept': async (_, caller) => link(await makeAccount(), caller?.email),
  'invitations.removePending': ({ accountId }) => ({ accountId }),
  'invitations.countPending': ({ accountId }) => ({ accountId }),
  'invitations.countUnanswered': ({ accountId }) => ({ accountId }),
  'invitations.resendUnanswered': ({ accountId }) => ({ accountId }),
  'invitations.export': ({ accountId }) => ({ accountId }),
};

async function invitation(account: TestAccount) {
  const { invitationId } = await makeInvitation(account);
  return { accountId: account.accountId, invitationId };
}

async function link(account: TestAccount, email?: string) {
  const { secret } = await makeInvitation(account, email ? { email } : {});
  return { invitationId: secret };
}
