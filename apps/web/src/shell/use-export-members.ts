import { noun, text } from '@campus/contracts/core/text';
import type { exportMembers } from '@campus/contracts/members/member-actions';
import type { Task } from '@campus/contracts/tasks/tasks';
import type * as z from 'zod';
import { useNotify } from '../components/feedback/toasts.tsx';
import { useSave } from '../components/feedback/use-save.ts';
import { formatCount } from '../lib/format.ts';
import { trpc } from '../trpc.ts';
import { useUser } from './session.tsx';
import { useFollowTask } from './tasks/follow-tasks.tsx';

/**
 * Starts an export of all members, or of those that match a filter. The result is emailed and can be
 * downloaded.
 */
export function useExport(accountId: string) {
  const follow = useFollowTask();
  const notify = useNotify();
  const { email } = useUser();
  const { mutate } = useSave(trpc.members.export, {
    done: ({ task }) => {
      const onEnd = ({ status, done }: Task) => {
        const members = formatCount(done, noun('noun.member'));
        if (status === 'done') notify.success(text('members.export.done', { members, email }));
      };
      follow(task, onEnd, text('members.export.failed'));
      return text('members.export.started');
    },
    failed: () => text('members.export.failed'),
  });
  return (matching?: z.input<typeof exportMembers.input>['matching']) => mutate({ accountId, matching });
}
