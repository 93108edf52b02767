import { noun, text } from '@campus/contracts/core/text';
import type { updateMemberProfileConfiguration } from '@campus/contracts/member-profile/member-profile';
import type { Task } from '@campus/contracts/tasks/tasks';
import { useState } from 'react';
import type * as z from 'zod';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { formatCount } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../trpc.ts';

type Changes = Omit<z.input<typeof updateMemberProfileConfiguration.input>, 'accountId'>;

/** Saves a part of the configuration and reports the result; `failed` is the sentence about a failure. */
export function useSaveConfiguration(failed: (reason: string) => string) {
  const { id: accountId } = useAccount();
  const { client, memberProfile, accounts, members, profile } = trpc.useUtils();
  const notify = useNotify();
  const follow = useFollowTask();
  const [saving, setSaving] = useState(false);

  const onDropped = (ended: Task) => {
    void memberProfile.get.invalidate({ accountId });
    if (ended.status === 'done')
      notify.success(
        text('memberProfile.dropped', { members: formatCount(ended.done, noun('noun.member')) }),
      );
  };

  const save = async (changes: Changes, onSaved: () => void) => {
    setSaving(true);
    try {
      const { configuration, task } = await client.memberProfile.update.mutate({ accountId, ...changes });
      memberProfile.get.setData({ accountId }, { configuration });
      onSaved();
      notify.success(text('memberProfile.saved'));
      if (task) follow(task, onDropped);
      // The profile shows what the account allows, and the members table has a column for each field.
      void Promise.all([
        accounts.get.invalidate(),
        members.list.invalidate(),
        profile.getMember.invalidate(),
      ]);
    } catch (error) {
      notify.error(error, failed);
      void memberProfile.get.invalidate({ accountId });
    } finally {
      setSaving(false);
    }
  };
  return { save, saving };
}
