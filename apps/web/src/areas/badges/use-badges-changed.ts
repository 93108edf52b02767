import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useRefreshBadges } from './use-badges.ts';

/** Returns the message for the end of a task that changed the badges of many members. */
export function useBadgesChanged() {
  const notify = useNotify();
  const refresh = useRefreshBadges();
  return ({ status, done, skipped, failed }: Task) => {
    const counts = { done: formatNumber(done), skipped: formatNumber(skipped), failed: formatNumber(failed) };
    const sentence = text('badges.import.ended', counts);
    if (status === 'done') notify[failed > 0 ? 'warning' : 'success'](sentence);
    void refresh();
  };
}
