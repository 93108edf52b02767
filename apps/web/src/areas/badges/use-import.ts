import { importBadgeAssignments } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/text';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { uploadFile } from '../../lib/files.ts';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import type { ImportValues } from './import-values.ts';
import { useBadgesChanged } from './use-badges-changed.ts';

/**
 * Uploads a file of assignments and starts the import. Notifies of the result, and returns whether it
 * started.
 */
export function useImport(accountId: string) {
  const notify = useNotify();
  const follow = useFollowTask();
  const onEnd = useBadgesChanged(accountId);

  return async (values: ImportValues): Promise<boolean> => {
    let sent = 0;
    const onProgress = (part: number) => {
      sent = part;
    };
    try {
      const { task } = await uploadFile(importBadgeAssignments, { accountId, ...values }, { onProgress });
      notify.success(text('badges.import.started', { email: values.exportEmail }));
      follow(task, onEnd(values));
      return true;
    } catch (error) {
      const failed =
        sent < 1 || isAboutFile(error) ? 'badges.import.uploadFailed' : 'badges.import.startFailed';
      notify.error(error, (reason) => text(failed, { reason }));
      return false;
    }
  };
}

/** Whether the error concerns the file, not the options. */
function isAboutFile(error: unknown): boolean {
  return /^(file|badges\.file|badges\.import\.(type|tooLarge))\b/.test(describeError(error).key ?? '');
}
