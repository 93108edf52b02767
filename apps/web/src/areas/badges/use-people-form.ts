import { assignBadgeToPeople } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/text';
import { resultEmail } from '@campus/contracts/tasks/tasks';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { useSave } from '../../components/feedback/use-save.ts';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { unlessSessionOver } from '../../lib/session-over.ts';
import { useUser } from '../../shell/session.tsx';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../trpc.ts';
import { useBadgesChanged } from './use-badges-changed.ts';
import { useExclusiveOptions } from './use-exclusive-options.ts';

const schema = assignBadgeToPeople.input.safeExtend({ exportEmail: resultEmail });

/** The form that changes the badges of the people in a list. */
export function usePeopleForm(list: { accountId: string; setId: string }) {
  const form = useContractForm(schema, {
    ...list,
    badgeId: '',
    unassignBadges: false,
    overwriteBadges: false,
    exportEmail: useUser().email,
  });
  useExclusiveOptions(form);
  const unassigns = useWatch({ control: form.control, name: 'unassignBadges' }) === true;
  const follow = useFollowTask();
  const onEnd = useBadgesChanged(list.accountId);
  const { mutateAsync } = useSave(trpc.badges.assignToPeople, {
    done: ({ task }, { exportEmail, badgeId = '', unassignBadges }) => {
      follow(task, onEnd({ badgeId, unassignBadges: unassignBadges === true }));
      return text('badges.people.started', { email: exportEmail });
    },
    failed: (reason) => text('badges.people.failed', { reason }),
  });
  const submit = (wish: z.output<typeof schema>) =>
    mutateAsync(wish).then(
      () => undefined,
      unlessSessionOver(() => undefined),
    );
  return { form, unassigns, submit };
}
