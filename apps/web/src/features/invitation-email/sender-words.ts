import { text } from '@campus/contracts/core/text';
import type { Sender } from '@campus/contracts/senders/senders';
import type { SenderState } from './use-sender.ts';

/** Describes what a sender's state means for the invitations. */
export function senderHelp(
  state: SenderState,
  { email, defaultSender, refusal }: Sender,
  typed: string,
): string {
  if (state === 'Loading') return text('sender.loading');
  if (state === 'Typing') return text(typed.trim() === '' ? 'sender.typingDefault' : 'sender.typing');
  if (state === 'Pending') return text('sender.pending', { defaultSender });
  if (state === 'Failed') return text(`sender.failed.${refusal ?? 'late'}`, { defaultSender });
  if (state === 'Unlisted') return text('sender.unlisted', { defaultSender });
  return email === '' ? text('sender.default', { defaultSender }) : text('sender.success');
}

/** The label of the button in the field; undefined if there is no action. */
export function senderAction(state: SenderState): string | undefined {
  if (state === 'Typing') return text('sender.apply');
  if (state === 'Pending' || state === 'Failed') return text('sender.resend');
  if (state === 'Unlisted') return text('sender.add');
  return state === 'Unknown' ? text('action.tryAgain') : undefined;
}
