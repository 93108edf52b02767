import { type ReactNode, Suspense, useState } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { lazyPage } from '../../lib/lazy-page.ts';

const ConfirmItIsYou = lazyPage(() => import('./confirm-it-is-you.tsx'), 'ConfirmItIsYou');

const proofNeeded = ['secondFactor.proofNeeded', 'sso.proofNeeded'];

/** Makes a change; where it needs a fresh proof of the person, once that is given. */
export type ConfirmFirst = (change: () => Promise<unknown>) => Promise<void>;

interface Asked {
  again: () => Promise<unknown>;
}

/**
 * Runs changes that need a fresh proof of the person: when one is refused for that, a dialog asks for the proof, and
 * the change is made again. `dialog` must be drawn.
 */
export function useConfirmFirst(): { confirmFirst: ConfirmFirst; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const notify = useNotify();
  const confirmFirst = async (change: () => Promise<unknown>) => {
    try {
      await change();
    } catch (error) {
      if (!proofNeeded.includes(describeError(error).key ?? '')) throw error;
      setAsked({ again: change });
    }
  };
  const close = () => setAsked(undefined);
  const confirmed = async () => {
    close();
    await asked?.again().catch((error: unknown) => notify.error(error));
  };
  const dialog = asked && (
    <Suspense>
      <ConfirmItIsYou onConfirmed={() => void confirmed()} onClose={close} />
    </Suspense>
  );
  return { confirmFirst, dialog };
}
