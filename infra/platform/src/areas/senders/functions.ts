import * as wire from '@campus/contracts/senders/functions';
import { setSender } from '@campus/contracts/senders/senders';
import type { Call } from '../../call/call.ts';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import { accountReader } from '../accounts/read-accounts.ts';
import { acceptSender, withdrawSender } from './answer-sender.ts';
import { deleteStoredSender, submitSender } from './change-sender.ts';
import { findLinkedSender } from './linked-sender.ts';
import { readSender } from './read-sender.ts';

const { access } = setSender;

/** The functions for the sender addresses of invitations. */
export const senderFunctions = [
  implement(wire.getEmailVerificationStatus, async (call) => ({
    sender: await readSender(call, call.input),
  })),

  // Both do a part of `setSender` with their own audit operation. Only adding sends a mail.
  cloudFunction(wire.addEmailIdentity, {
    access,
    callerLimit: { calls: 20, seconds: 600 },
    audit: { operation: 'senders.add' },
    handle: async (call) => {
      await submitSender(call, call.input);
      return readChangedAccount(call);
    },
  }),

  cloudFunction(wire.removeEmailIdentity, {
    access,
    audit: { operation: 'senders.remove' },
    handle: async (call) => {
      await deleteStoredSender(call, call.input);
      return readChangedAccount(call);
    },
  }),

  implement(wire.getEmailIdentityLink, async ({ sql, input }) => {
    const { email, organizationName, state } = await findLinkedSender(sql, input.code);
    return { email, organizationName, state };
  }),

  implement(wire.acceptEmailIdentity, (call) => acceptSender(call, call.input.code)),

  implement(wire.withdrawEmailIdentity, (call) => withdrawSender(call, call.input.code)),
];

async function readChangedAccount(call: Call<{ accountId: string }, typeof access>) {
  const { sql, services, actor, input, audit } = call;
  const reader = accountReader(sql, services.config.protectedAccountIds);
  const account = await reader.one(input.accountId, actor.accountAccess.level);
  if (!account) throw new Error(`There is no account ${input.accountId}.`);
  audit.note({ target: { type: 'account', id: account.id, label: account.organizationName } });
  const sender = await readSender(call, { accountId: input.accountId });
  return wire.changedAccount.toWire({ ...account, dashboardOptions: { fromEmail: sender.email }, sender });
}
