import { text } from '@campus/contracts/core/messages';
import type { ImportDetails } from '@campus/contracts/imports/imports';
import { useTell } from '../../components/feedback/toasts.tsx';
import { trpc } from '../../trpc.ts';
import type { BulkTab } from './import-address.ts';
import { forgetDraft } from './import-draft.ts';
import { useFollowImport } from './use-imports.ts';

/** Applies a planned import, or discards it; what failed is told. */
export function useDecideImport(accountId: string, tab: BulkTab, { task, kind }: ImportDetails) {
  const tell = useTell();
  const follow = useFollowImport();
  const { imports, tasks } = trpc.useUtils();
  const onSettled = () => Promise.all([imports.invalidate(), tasks.invalidate()]);
  const apply = trpc.imports.applyPlan.useMutation({
    onSuccess: ({ task: running }) => {
      forgetDraft(accountId, tab);
      follow(running, kind);
    },
    onError: (error) => tell.error(error, (reason) => text('imports.apply.failed', { reason })),
    onSettled,
  });
  const cancel = trpc.tasks.cancel.useMutation({ onError: (error) => tell.error(error), onSettled });
  const ofTask = { accountId, taskId: task.id };
  return { apply: () => apply.mutateAsync(ofTask), discard: () => cancel.mutateAsync(ofTask) };
}
