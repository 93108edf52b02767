import {
  acceptEmailIdentity,
  getEmailIdentityLink,
  getEmailVerificationStatus,
  withdrawEmailIdentity,
} from '@campus/contracts/senders/functions';
import { setSender } from '@campus/contracts/senders/senders';
import { forward, procedure, router } from '../core/trpc.ts';

export const sendersRouter = router({
  get: forward(getEmailVerificationStatus),
  set: procedure(setSender, async ({ input, platform }) => ({ sender: await platform.senders.set(input) })),
  link: forward(getEmailIdentityLink),
  accept: forward(acceptEmailIdentity),
  withdraw: forward(withdrawEmailIdentity),
});
