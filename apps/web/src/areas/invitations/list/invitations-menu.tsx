import { noun, text } from '@campus/contracts/core/text';
import { unansweredStatuses } from '@campus/domain/invitations/reminders';
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
import { RemindDialog, type Reminding } from './remind-dialog.tsx';
import type { InvitationsState } from './use-invitations.ts';

/** The actions on all invitations, and on those that the list shows. */
export function InvitationsMenu({
  search,
  status,
  found,
}: Pick<InvitationsState, 'search' | 'status'> & {
  /** The number of invitations that match the search and the status. */
  found: number;
}) {
  const { id } = useAccount();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const [reminding, setReminding] = useState<Reminding>();
  const startExport = useExportInvitations(id);
  const isFiltered = (search !== '' || status !== undefined) && found > 0;
  const waits = unansweredStatuses.find((waiting) => waiting === status);
  const run: Record<string, () => void> = {
    export: () => startExport({}),
    exportFound: () => startExport({ search, status }),
    remind: () => setReminding({}),
    remindFound: () => setReminding({ search, status: waits }),
    deletePending: () => setAsksToDelete(true),
  };
  return (
    <>
      <MenuButton label={text('invitations.actions')} onSelect={(value) => run[value]?.()}>
        <Menu.Item value="export">{text('invitations.export')}</Menu.Item>
        {isFiltered && (
          <Menu.Item value="exportFound">
            {status === undefined
              ? text('invitations.export.found', { search, count: formatNumber(found) })
              : text('invitations.export.listed', { count: formatNumber(found) })}
          </Menu.Item>
        )}
        <Menu.Item value="remind">{text('invitations.remind')}</Menu.Item>
        {isFiltered && (status === undefined || waits) && (
          <Menu.Item value="remindFound">{text('invitations.remind.listed')}</Menu.Item>
        )}
        <Menu.Item value="deletePending" color="fg.error">
          {text('invitations.deletePending')}
        </Menu.Item>
      </MenuButton>
      {reminding && (
        <RemindDialog accountId={id} reminding={reminding} onClose={() => setReminding(undefined)} />
      )}
      {asksToDelete && <DeletePendingDialog accountId={id} onClose={() => setAsksToDelete(false)} />}
    </>
  );
}

/** Asks for confirmation before all pending invitations are deleted, with their number. */
function DeletePendingDialog({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const counted = trpc.invitations.countPending.useQuery({ accountId }, { gcTime: 0 });
  const { mutateAsync } = useRemovePendingInvitations(counted.data?.pending ?? 0);
  const cannot = !counted.isPending && !counted.data?.pending;
  return (
    <ConfirmDialog
      title={text('invitations.deletePending.title')}
      message={<QueryText query={counted}>{consequence}</QueryText>}
      confirmText={cannot ? undefined : text('action.delete')}
      {...(cannot && { cancelText: text('action.close') })}
      danger
      pending={counted.isPending}
      onConfirm={() => mutateAsync({ accountId, counted: counted.data?.counted })}
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

/** Deletes the pending invitations that were counted. */
function useRemovePendingInvitations(counted: number) {
  const { invitations } = trpc.useUtils();
  return useSave(trpc.invitations.removePending, {
    done: (answer) => deletionResult(answer, counted),
    failed: () => text('invitations.deletePendingFailed'),
    refresh: () => invitations.list.invalidate(),
  });
}

/** Describes what was deleted of the invitations that were counted, and what was left out. */
function deletionResult({ removed, leftOut }: { removed: number; leftOut: number }, counted: number): string {
  const result =
    removed === counted
      ? text('invitations.deletedPending')
      : text('invitations.deletedOf', { removed: formatNumber(removed), counted: formatNumber(counted) });
  if (leftOut === 0) return result;
  const invitations = formatCount(leftOut, noun('noun.pendingInvitation'));
  return `${result} ${text('invitations.cameSince', { invitations })}`;
}

/** Starts an export of all invitations or of those that match. The result is emailed. */
function useExportInvitations(accountId: string) {
  const follow = useFollowTask();
  const { mutate } = useSave(trpc.invitations.export, {
    done: ({ task }) => {
      follow(task);
      return text('invitations.exported');
    },
    failed: () => text('invitations.exportFailed'),
  });
  return (listed: Partial<Pick<InvitationsState, 'search' | 'status'>>) => mutate({ accountId, ...listed });
}
