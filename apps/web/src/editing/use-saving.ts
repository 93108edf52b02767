import { useState } from 'react';
import { useNotify } from '../components/feedback/toasts.tsx';
import { useUnsavedChanges } from '../lib/unsaved-changes.tsx';

/**
 * Runs saves. One that fails says why, in words of its own if it has any, and reads again what is stored; the drafts
 * stay as they are. `send` returns whether all was saved.
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
      return await send();
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
