import { text } from '@campus/contracts/core/messages';
import type { ImportDetails } from '@campus/contracts/imports/imports';
import { useSave } from '../../../components/feedback/use-save.ts';
import { trpc } from '../../../trpc.ts';
import type { BulkTab } from '../import-address.ts';
import { forgetDraft } from '../import-draft.ts';
import { useFollowImport } from '../use-imports.ts';

/** Applies a planned import, or discards it; shows an error if that fails. */
export function useDecideImport(accountId: string, tab: BulkTab, { task, kind }: ImportDetails) {
  const follow = useFollowImport();
  const { imports, tasks } = trpc.useUtils();
  const refresh = () => Promise.all([imports.invalidate(), tasks.invalidate()]);
  const apply = useSave(trpc.imports.applyPlan, {
    done: ({ task: running }) => {
      forgetDraft(accountId, tab);
      follow(running, kind);
      return undefined;
    },
    failed: (reason) => text('imports.apply.failed', { reason }),
    refresh,
  });
  const cancel = useSave(trpc.tasks.cancel, { refresh });
  const ofTask = { accountId, taskId: task.id };
  return { apply: () => apply.mutateAsync(ofTask), discard: () => cancel.mutateAsync(ofTask) };
}
