import * as wire from '@campus/contracts/senders/functions';
import type { getSender, Sender, setSender } from '@campus/contracts/senders/senders';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

export type SendersPlatform = ReturnType<typeof sendersPlatform>;

/** The addresses that invitations are sent from. */
export function sendersPlatform({ query, mutate }: Calls) {
  return {
    async get(input: z.output<typeof getSender.input>): Promise<Sender> {
      return senderOf(await query(wire.getEmailVerificationStatus, input));
    },

    /** An empty address goes back to the default sender. */
    async set({ accountId, email }: z.output<typeof setSender.input>): Promise<Sender> {
      const account = await (email === ''
        ? mutate(wire.removeEmailIdentity, { accountId })
        : mutate(wire.addEmailIdentity, { accountId, email }));
      return senderOf(account.sender);
    },

    link: (code: string) => query(wire.getEmailIdentityLink, { code }),
    accept: (code: string) => mutate(wire.acceptEmailIdentity, { code }),
    withdraw: (code: string) => mutate(wire.withdrawEmailIdentity, { code }),
  };
}

function senderOf({ verificationStatus, ...same }: wire.WireSender): Sender {
  return { ...same, status: verificationStatus };
}
