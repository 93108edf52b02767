import type { badgeAction } from '@campus/contracts/badges/badges';
import { noun, text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import type * as z from 'zod';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { useBadges, useRefreshBadges } from './use-badges.ts';

type Action = Pick<z.output<typeof badgeAction>, 'badgeId' | 'unassignBadges'>;

/** Returns the message for the end of a task that gave a badge to many members, or took badges from them. */
export function useBadgesChanged(accountId: string) {
  const notify = useNotify();
  const refresh = useRefreshBadges();
  const { data } = useBadges(accountId);
  return (action: Action) => {
    const badge = data?.items.find(({ id }) => id === action.badgeId)?.name ?? text('badges.column.badge');
    return ({ status, done, skipped, failed }: Task) => {
      const members = formatCount(done, noun('noun.badgedMember'));
      const sentence = changedText(action, { badge, members });
      const rest = { sentence, skipped: formatNumber(skipped), failed: formatNumber(failed) };
      if (status === 'done')
        notify[failed > 0 ? 'warning' : 'success'](
          skipped + failed > 0 ? text('badges.changed.rest', rest) : sentence,
        );
      void refresh();
    };
  };
}

function changedText({ badgeId, unassignBadges }: Action, words: { badge: string; members: string }): string {
  if (!unassignBadges) return text('badges.changed.given', words);
  return badgeId === '' ? text('badges.changed.allTaken', words) : text('badges.changed.taken', words);
}
