import { text } from '@campus/contracts/core/text';
import { resendFailure, resendSuccess } from '@campus/domain/verification/verification';
import { useEffect, useState } from 'react';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { describeError } from '../../../lib/describe-error.ts';
import { verificationSentence } from './verification-sentence.ts';

const sentShows = 10_000;

type Stage = { step: 'idle' } | { step: 'sending' } | { step: 'sent'; email: string };

/** Resends the verification email. */
export interface Resend {
  /** The text of the link, which shows the progress. */
  label: string;
  busy: boolean;
  /** Sends to this address, unless a request is running or has just finished. */
  send: (email: string) => Promise<void>;
}

/**
 * Resends the verification email and reports progress. Success shows for 10 s. A failure shows a toast, as
 * does the server's success message if `announce` is set.
 */
export function useResend(
  request: () => Promise<{ message: string }>,
  { announce = false }: { announce?: boolean } = {},
): Resend {
  const [stage, setStage] = useState<Stage>({ step: 'idle' });
  const notify = useNotify();
  useEffect(() => {
    if (stage.step !== 'sent') return;
    const timer = setTimeout(() => setStage({ step: 'idle' }), sentShows);
    return () => clearTimeout(timer);
  }, [stage]);

  const send = async (email: string) => {
    if (stage.step !== 'idle') return;
    setStage({ step: 'sending' });
    try {
      const { message } = await request();
      setStage({ step: 'sent', email });
      if (announce) notify.success(verificationSentence(resendSuccess(message)));
    } catch (error) {
      setStage({ step: 'idle' });
      notify.error(error, () => verificationSentence(resendFailure(describeError(error))));
    }
  };
  return { label: labelOf(stage), busy: stage.step !== 'idle', send };
}

function labelOf(stage: Stage): string {
  if (stage.step === 'sent') return text('verification.sentTo', { email: stage.email });
  return text(stage.step === 'sending' ? 'verification.sending' : 'verification.resend');
}
