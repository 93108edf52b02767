import { firstSentence } from '@campus/contracts/core/sentences';
import { type Sender, senderEmail } from '@campus/contracts/senders/senders';
import type { SenderStatus } from '@campus/domain/senders/senders';
import { useState } from 'react';
import { describeError } from '../../lib/describe-error.ts';
import { trpc } from '../../trpc.ts';

/** The state of the field: the status of the address, or the running action. */
export type SenderState = SenderStatus | 'Typing' | 'Loading' | 'Unknown';

/** The sender address of an account's invitations: the stored address, and the typed one. */
export function useSender(accountId: string) {
  const { get } = trpc.useUtils().senders;
  const [draft, setDraft] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const known = trpc.senders.get.useQuery({ accountId });
  const { mutateAsync, isPending } = trpc.senders.set.useMutation({
    onSuccess: () => get.invalidate({ accountId }),
  });
  const sender = known.data?.sender;
  const email = draft ?? sender?.email ?? '';

  const submit = async () => {
    const wanted = email.trim();
    const wrong = wanted === '' ? undefined : senderEmail.safeParse(wanted).error;
    setRefusal(wrong && firstSentence(wrong));
    if (wrong) return;
    try {
      await mutateAsync({ accountId, email: wanted });
      setDraft(undefined);
    } catch (error) {
      setRefusal(describeError(error).message);
    }
  };

  return {
    sender,
    email,
    state: stateOf({ sender, isBusy: isPending || known.isPending, isTyped: draft !== undefined }),
    refusal: refusal ?? (known.error && !sender ? describeError(known.error).message : undefined),
    type: (typed: string) => {
      setRefusal(undefined);
      setDraft(typed === sender?.email ? undefined : typed);
    },
    submit,
    retry: () => known.refetch(),
  };
}

function stateOf({
  sender,
  isBusy,
  isTyped,
}: {
  sender: Sender | undefined;
  isBusy: boolean;
  isTyped: boolean;
}): SenderState {
  if (isBusy) return 'Loading';
  if (!sender) return 'Unknown';
  return isTyped ? 'Typing' : sender.status;
}
