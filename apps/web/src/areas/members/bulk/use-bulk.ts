import { noun, text } from '@campus/contracts/core/text';
import type { MemberSelection } from '@campus/contracts/members/members';
import type { Task } from '@campus/contracts/tasks/tasks';
import type { BulkAction } from '@campus/domain/members/bulk-change';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useFollowTask } from '../../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../../trpc.ts';
import { bulkText } from './bulk.ts';

/** The number of failures listed here. The task's dialog lists all. */
const maxListedFailures = 3;

interface BulkRequest {
  accountId: string;
  selection: MemberSelection;
  /** Identifies the count that the dialog has shown. */
  counted: string | undefined;
  restore: boolean;
}

/** Starts to suspend or unsuspend members, and notifies of the result at the end. */
export function useBulk(action: BulkAction, onStarted: () => void) {
  const notify = useNotify();
  const follow = useFollowTask();
  const { client, members } = trpc.useUtils();

  const onEnd = async (accountId: string, { id: taskId, status, done, failed, total }: Task) => {
    void members.list.invalidate({ accountId });
    void members.person.invalidate({ accountId });
    void members.timeline.invalidate({ accountId });
    if (status !== 'done' && done === 0) return;
    const kind = status === 'done' && failed === 0 ? 'success' : 'warning';
    notify[kind](bulkText[action].ended({ n: formatNumber(done), total: formatNumber(total ?? done) }));
    if (failed === 0) return;
    const { items } = await client.tasks.rows.query({ accountId, taskId, outcome: 'failed' });
    for (const { label: email, reason } of items.slice(0, maxListedFailures))
      notify.error(undefined, () => text('members.saveFailed', { email, reason }));
  };

  return async (asked: BulkRequest) => {
    const { restore, ...input } = asked;
    try {
      const { task, leftOut } = await (action === 'suspend'
        ? client.members.suspend.mutate(input)
        : client.members.unsuspend.mutate({ ...input, restore }));
      follow(task, (ended) => void onEnd(input.accountId, ended).catch(notify.error));
      if (leftOut > 0)
        notify.info(text('members.bulk.cameSince', { members: formatCount(leftOut, noun('noun.member')) }));
      onStarted();
    } catch (error) {
      notify.error(error);
    }
  };
}
