import type { Badge } from '@campus/contracts/badges/badges';
import { noun, text } from '@campus/contracts/core/text';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { formatCount } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';
import { useRefreshBadges } from './use-badges.ts';

/** Asks for confirmation before a badge is deleted, and names the affected members. */
export function DeleteBadgeDialog({
  accountId,
  badge,
  onClose,
}: {
  accountId: string;
  badge: Badge;
  onClose: () => void;
}) {
  const { mutateAsync } = useDeleteBadge(badge);
  return (
    <ConfirmDialog
      title={text('badges.delete.ask', { badge: badge.name })}
      message={
        badge.members === 0
          ? text('badges.delete.unused')
          : text('badges.delete.consequence', { members: formatCount(badge.members, noun('noun.member')) })
      }
      confirmText={text('action.delete')}
      danger
      onConfirm={() => mutateAsync({ accountId, badgeId: badge.id })}
      onClose={onClose}
    />
  );
}

function useDeleteBadge({ name }: Badge) {
  const refresh = useRefreshBadges();
  return useSave(trpc.badges.delete, {
    done: () => text('badges.deleted', { badge: name }),
    failed: (reason, { key }) =>
      key === 'badges.notFound' ? text('badges.deleteMissing') : text('badges.deleteFailed', { reason }),
    refresh,
  });
}
