import { noun, text } from '@campus/contracts/core/messages';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { QueryText } from '../../../components/layout/query-text.tsx';
import { formatCount } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';
import { useRemovePendingInvitations } from './use-bulk-invitations.ts';

/** Asks before all pending invitations are deleted, and says how many that concerns. */
export function DeletePendingDialog({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const counted = trpc.invitations.countPending.useQuery({ accountId }, { gcTime: 0 });
  const { mutateAsync } = useRemovePendingInvitations();
  const cannot = !counted.isPending && !counted.data?.pending;
  return (
    <ConfirmDialog
      title={text('invitations.deletePending.title')}
      message={<QueryText query={counted}>{({ pending }) => consequence(pending)}</QueryText>}
      confirmText={cannot ? undefined : text('action.delete')}
      {...(cannot && { cancelText: text('action.close') })}
      danger
      pending={counted.isPending}
      onConfirm={() => mutateAsync({ accountId })}
      onClose={onClose}
    />
  );
}

function consequence(pending: number): string {
  if (pending === 0) return text('invitations.deletePending.none');
  return text('invitations.deletePending.consequence', {
    invitations: formatCount(pending, noun('noun.pendingInvitation')),
  });
}
