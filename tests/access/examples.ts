import type { AppRouter } from '@campus/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { makeInvitation } from '../support/invitations.ts';
import {
  addMember,
  makeAccount,
  makePerson,
  type Person,
  password,
  type TestAccount,
  unique,
} from '../support/world.ts';

type Inputs = inferRouterInputs<AppRouter>;
type Area = keyof Inputs;

/** The dotted names of all operations. */
export type OperationName = { [A in Area]: `${A}.${keyof Inputs[A] & string}` }[Area];

type InputOf<N extends OperationName> = N extends `${infer A extends Area}.${infer O}`
  ? Inputs[A][O & keyof Inputs[A]]
  : never;

type Example<N extends OperationName> = (
  account: TestAccount,
  caller: Person | undefined,
) => InputOf<N> | Promise<InputOf<N>>;

/**
 * For every operation an input that succeeds, each time with targets of its own in the account. An operation
 * without an example does not compile.
 */
export const examples: { [N in OperationName]: Example<N> } = {
  'auth.signIn': async () => ({ email: (await makePerson()).email, password }),
  'auth.createToken': async () => ({ email: (await makePerson()).email, password }),
  'auth.signOut': () => ({}),
  'auth.session': () => ({}),
  'console.config': () => ({}),

  'accounts.list': () => ({}),
  'accounts.search': ({ organizationName }) => ({ search: organizationName }),
  'accounts.get': ({ accountId }) => ({ accountId }),
  'accounts.roles': ({ accountId }) => ({ accountId }),

  'members.list': ({ accountId }) => ({ accountId }),
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

  'invitations.list': ({ accountId }) => ({ accountId }),
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
  // Into an account in which nobody here has a role yet.
  'invitations.accept': async (_, caller) => link(await makeAccount(), caller?.email),

  'audit.list': ({ accountId }) => ({ accountId }),
};

async function user({ accountId }: TestAccount) {
  const { userId } = await addMember(accountId);
  return { accountId, userId };
}

async function membership({ accountId }: TestAccount) {
  const { membershipId } = await addMember(accountId);
  return { accountId, membershipId };
}

async function invitation(account: TestAccount) {
  const { invitationId } = await makeInvitation(account);
  return { accountId: account.accountId, invitationId };
}

async function link(account: TestAccount, email?: string) {
  const { secret } = await makeInvitation(account, email ? { email } : {});
  return { invitationId: secret };
}
