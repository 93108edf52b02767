import { type ReactNode, Suspense, useState } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { lazyPage } from '../../lib/lazy-page.ts';

const ConfirmItIsYou = lazyPage(() => import('./confirm-it-is-you.tsx'), 'ConfirmItIsYou');

const proofNeeded = ['secondFactor.proofNeeded', 'sso.proofNeeded'];

/** Runs a change. If it requires the person to confirm their identity, asks for that first. */
export type ConfirmFirst = (change: () => Promise<unknown>) => Promise<void>;

interface Asked {
  again: () => Promise<unknown>;
}

/**
 * Runs changes that require the person to confirm their identity. If one is refused for that reason, a dialog
 * asks for proof and the change runs again. Render `dialog`.
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
