import { acceptSender, getSender, setSender } from '@campus/contracts/senders';
import { procedure, router } from '../trpc.ts';

export const sendersRouter = router({
  get: procedure(getSender, async ({ input, platform }) => ({ sender: await platform.senders.get(input) })),
  set: procedure(setSender, async ({ input, platform }) => ({ sender: await platform.senders.set(input) })),
  accept: procedure(acceptSender, ({ input, platform }) => platform.senders.accept(input.code)),
});
