import '@campus/contracts/core/account-messages';
import type { exportGraph } from '@campus/contracts/analytics/analytics';
import { text } from '@campus/contracts/core/messages';
import type * as z from 'zod';
import { useSave } from '../../components/feedback/use-save.ts';
import { useAccount } from '../../shell/account.tsx';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../trpc.ts';

export type AskedExport = Omit<z.input<typeof exportGraph.input>, 'accountId'>;

/** Starts an export of figures, whose result is mailed. */
export function useExportGraph() {
  const { id: accountId } = useAccount();
  const follow = useFollowTask();
  const { mutateAsync } = useSave(trpc.analytics.export, {
    done: ({ task }) => {
      follow(task, undefined, text('analytics.export.failed'));
      return text('analytics.export.started');
    },
    // A failure without a key has no words of its own.
    failed: (reason, { key }) => (key === undefined ? text('analytics.export.failed') : reason),
  });
  return (asked: AskedExport) => mutateAsync({ accountId, ...asked });
}
