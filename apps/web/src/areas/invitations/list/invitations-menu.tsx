import { noun, text } from '@campus/contracts/core/text';
import { Menu } from '@chakra-ui/react/menu';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { MenuButton } from '../../../components/input/menu-button.tsx';
import { QueryText } from '../../../components/layout/query-text.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useAccount } from '../../../shell/account.tsx';
import { useFollowTask } from '../../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../../trpc.ts';

/** The actions on all invitations, and on those that match the search. */
export function InvitationsMenu({
  search,
  found,
}: {
  search: string;
  /** The number of invitations that match the search. */
  found: number;
}) {
  const { id } = useAccount();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const startExport = useExportInvitations(id);
  const run: Record<string, () => void> = {
    export: () => startExport(),
    exportFound: () => startExport(search),
    deletePending: () => setAsksToDelete(true),
  };
  return (
    <>
      <MenuButton label={text('invitations.actions')} onSelect={(value) => run[value]?.()}>
        <Menu.Item value="export">{text('invitations.export')}</Menu.Item>
        {search !== '' && found > 0 && (
          <Menu.Item value="exportFound">
            {text('invitations.export.found', { search, count: formatNumber(found) })}
          </Menu.Item>
        )}
        <Menu.Item value="deletePending" color="fg.error">
          {text('invitations.deletePending')}
        </Menu.Item>
      </MenuButton>
      {asksToDelete && <DeletePendingDialog accountId={id} onClose={() => setAsksToDelete(false)} />}
    </>
  );
}

/** Asks for confirmation before all pending invitations are deleted, with their number. */
function DeletePendingDialog({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const counted = trpc.invitations.countPending.useQuery({ accountId }, { gcTime: 0 });
  const { mutateAsync } = useRemovePendingInvitations();
  const cannot = !counted.isPending && !counted.data?.pending;
  return (
    <ConfirmDialog
      title={text('invitations.deletePending.title')}
      message={<QueryText query={counted}>{consequence}</QueryText>}
      confirmText={cannot ? undefined : text('action.delete')}
      {...(cannot && { cancelText: text('action.close') })}
      danger
      pending={counted.isPending}
      onConfirm={() => mutateAsync({ accountId })}
      onClose={onClose}
    />
  );
}

function consequence({ pending, expired }: { pending: number; expired: number }): string {
  if (pending === 0) return text('invitations.deletePending.none');
  return text('invitations.deletePending.consequence', {
    invitations: formatCount(pending, noun('noun.pendingInvitation')),
    expired,
  });
}

/** Deletes all pending invitations of the account. */
function useRemovePendingInvitations() {
  const { invitations } = trpc.useUtils();
  return useSave(trpc.invitations.removePending, {
    done: () => text('invitations.deletedPending'),
    failed: () => text('invitations.deletePendingFailed'),
    refresh: () => invitations.list.invalidate(),
  });
}

/** Starts an export of all invitations or of those that match a search. The result is emailed. */
function useExportInvitations(accountId: string) {
  const follow = useFollowTask();
  const { mutate } = useSave(trpc.invitations.export, {
    done: ({ task }) => {
      follow(task);
      return text('invitations.exported');
    },
    failed: () => text('invitations.exportFailed'),
  });
  return (search?: string) => mutate({ accountId, search });
}
