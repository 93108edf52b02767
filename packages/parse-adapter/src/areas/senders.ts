import { addEmailIdentity, changedAccount, removeEmailIdentity } from '@campus/contracts/senders/functions';
import type { Sender, setSender } from '@campus/contracts/senders/senders';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

/** The sender addresses of invitations. One operation uses two functions, so no binding fits. */
export function sendersPlatform({ mutate }: Calls) {
  return {
    /** An empty address restores the default sender. */
    async set({ accountId, email }: z.output<typeof setSender.input>): Promise<Sender> {
      const account = await (email === ''
        ? mutate(removeEmailIdentity, { accountId })
        : mutate(addEmailIdentity, { accountId, email }));
      return changedAccount.fromWire(account).sender;
    },
  };
}
