import { addEmailIdentity, changedAccount, removeEmailIdentity } from '@campus/contracts/senders/functions';
import type { Sender, setSender } from '@campus/contracts/senders/senders';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

/** The addresses that invitations are sent from. One operation, two functions: a binding names one only. */
export function sendersPlatform({ mutate }: Calls) {
  return {
    /** An empty address goes back to the default sender. */
    async set({ accountId, email }: z.output<typeof setSender.input>): Promise<Sender> {
      const account = await (email === ''
        ? mutate(removeEmailIdentity, { accountId })
        : mutate(addEmailIdentity, { accountId, email }));
      return changedAccount.fromWire(account).sender;
    },
  };
}
