import { useState } from 'react';
import { useNotify } from '../components/feedback/toasts.tsx';
import { afterPaint } from '../lib/after-paint.ts';
import { useUnsavedChanges } from '../lib/unsaved-changes.tsx';
import { showConflict } from './conflict-notice.tsx';

/**
 * Runs saves. One that fails says why, in words of its own if it has any, and reads again what is stored; the drafts
 * stay as they are. One that meets a conflict scrolls to it. `send` returns whether all was saved.
 */
export function useSaving({
  failed,
  reload,
}: {
  /** The sentence about a failure. */
  failed: (reason: string, failure: unknown) => string;
  reload: () => Promise<unknown>;
}) {
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  const run = async (send: () => Promise<boolean>, failedWords = failed): Promise<boolean> => {
    setIsSaving(true);
    try {
      const isSaved = await send();
      // The bar with the button covers what is below it.
      if (!isSaved) afterPaint(showConflict);
      return isSaved;
    } catch (failure) {
      notify.error(failure, (reason) => failedWords(reason, failure));
      await reload();
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return { isSaving, run };
}

/**
 * Asks before a page is left that has drafts, or a save under way. `save` is one of the choices, except during a save;
 * without it, people stay or leave.
 */
export function useLeaveGuard({
  isDirty,
  isSaving,
  save,
}: {
  isDirty: boolean;
  isSaving: boolean;
  save?: (() => Promise<boolean>) | undefined;
}) {
  useUnsavedChanges(isDirty || isSaving, isSaving ? undefined : save);
}
