import {
  acceptSender,
  getSender,
  getSenderLink,
  setSender,
  withdrawSender,
} from '@campus/contracts/senders/senders';
import { procedure, router } from '../core/trpc.ts';

export const sendersRouter = router({
  get: procedure(getSender, async ({ input, platform }) => ({ sender: await platform.senders.get(input) })),
  set: procedure(setSender, async ({ input, platform }) => ({ sender: await platform.senders.set(input) })),
  link: procedure(getSenderLink, ({ input, platform }) => platform.senders.link(input.code)),
  accept: procedure(acceptSender, ({ input, platform }) => platform.senders.accept(input.code)),
  withdraw: procedure(withdrawSender, ({ input, platform }) => platform.senders.withdraw(input.code)),
});
