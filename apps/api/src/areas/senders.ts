import * as wire from '@campus/contracts/senders/functions';
import { setSender } from '@campus/contracts/senders/senders';
import { forward, procedure, router } from '../core/trpc.ts';

export const sendersRouter = router({
  get: forward(wire.getEmailVerificationStatus),
  set: procedure(setSender, async ({ input, platform }) => ({ sender: await platform.senders.set(input) })),
  link: forward(wire.getEmailIdentityLink),
  accept: forward(wire.acceptEmailIdentity),
  withdraw: forward(wire.withdrawEmailIdentity),
});
