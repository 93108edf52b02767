import { noun, text } from '@campus/contracts/core/text';
import type {
  MemberProfileConfiguration,
  updateMemberProfileConfiguration,
} from '@campus/contracts/member-profile/member-profile';
import type { Task } from '@campus/contracts/tasks/tasks';
import type * as z from 'zod';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useSaving } from '../../editing/use-saving.ts';
import { formatCount, formatList } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../trpc.ts';

type Changes = Omit<z.input<typeof updateMemberProfileConfiguration.input>, 'accountId'>;

/**
 * Saves a part of the configuration and reports the result; `failed` is the sentence about a failure. `settle` ends a
 * save, and returns the names of what is in conflict.
 */
export function useSaveConfiguration(
  failed: (reason: string) => string,
  settle: (saved: MemberProfileConfiguration) => readonly string[],
) {
  const { id: accountId } = useAccount();
  const { client, memberProfile, accounts, members, profile } = trpc.useUtils();
  const notify = useNotify();
  const follow = useFollowTask();
  const { isSaving, run } = useSaving({ failed, reload: () => memberProfile.get.invalidate({ accountId }) });

  const onDropped = (ended: Task) => {
    void memberProfile.get.invalidate({ accountId });
    if (ended.status === 'done')
      notify.success(
        text('memberProfile.dropped', { members: formatCount(ended.done, noun('noun.member')) }),
      );
  };

  const save = (changes: Changes) =>
    run(async () => {
      const { configuration, task } = await client.memberProfile.update.mutate({ accountId, ...changes });
      memberProfile.get.setData({ accountId }, { configuration });
      const conflicts = settle(configuration);
      if (conflicts.length === 0) notify.success(text('memberProfile.saved'));
      else notify.warning(text('editing.conflicts', { names: formatList(conflicts) }));
      if (task) follow(task, onDropped);
      // The profile shows what the account allows, and the members table has a column for each field.
      void Promise.all([
        accounts.get.invalidate(),
        members.list.invalidate(),
        profile.getMember.invalidate(),
      ]);
      return conflicts.length === 0;
    });
  return { save, isSaving, run };
}
