import {
  acceptEmailIdentity,
  addEmailIdentity,
  getEmailIdentityLink,
  getEmailVerificationStatus,
  removeEmailIdentity,
  withdrawEmailIdentity,
} from '@campus/contracts/senders/functions';
import type { Call } from '../../call/call.ts';
import { cloudFunction } from '../../call/define.ts';
import { accountReader } from '../accounts/read-accounts.ts';
import { acceptSender, withdrawSender } from './answer-sender.ts';
import { forgetSender, submitSender } from './change-sender.ts';
import { findLinkedSender } from './linked-sender.ts';
import { readSender } from './read-sender.ts';

const access = { level: 'admin', page: 'import' } as const;

/** The addresses that invitations are sent from. */
export const senderFunctions = [
  cloudFunction(getEmailVerificationStatus, {
    access,
    handle: (call) => readSender(call, call.input),
  }),

  cloudFunction(addEmailIdentity, {
    access,
    limit: { calls: 20, seconds: 600 },
    audit: { operation: 'senders.add' },
    handle: async (call) => {
      await submitSender(call, call.input);
      return changedAccount(call);
    },
  }),

  cloudFunction(removeEmailIdentity, {
    access,
    audit: { operation: 'senders.remove' },
    handle: async (call) => {
      await forgetSender(call, call.input);
      return changedAccount(call);
    },
  }),

  cloudFunction(getEmailIdentityLink, {
    access: 'public',
    limit: { calls: 60, seconds: 60 },
    handle: async ({ sql, input }) => {
      const { email, organizationName, state } = await findLinkedSender(sql, input.code);
      return { email, organizationName, state };
    },
  }),

  cloudFunction(acceptEmailIdentity, {
    access: 'public',
    limit: { calls: 20, seconds: 60 },
    audit: { operation: 'senders.accept' },
    handle: (call) => acceptSender(call, call.input.code),
  }),

  cloudFunction(withdrawEmailIdentity, {
    access: 'public',
    limit: { calls: 20, seconds: 60 },
    audit: { operation: 'senders.withdraw' },
    handle: (call) => withdrawSender(call, call.input.code),
  }),
];

async function changedAccount(call: Call<{ accountId: string }, typeof access>) {
  const { sql, services, actor, input, audit } = call;
  const reader = accountReader(sql, services.config.protectedAccountIds);
  const account = await reader.one(input.accountId, actor.standing.level);
  if (!account) throw new Error(`There is no account ${input.accountId}.`);
  audit.note({ target: { type: 'account', id: account.objectId, label: account.organizationName } });
  const sender = await readSender(call, { accountId: input.accountId });
  return { ...account, dashboardOptions: { fromEmail: sender.email }, sender };
}
