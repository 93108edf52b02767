import { text } from '@campus/contracts/core/messages';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import type { MemberDialogProps } from './member-dialog-props.ts';

/** Asks before a member is signed out everywhere. */
export function EndSessionsDialog({ member: { id: membershipId, email }, onClose }: MemberDialogProps) {
  const { id: accountId } = useAccount();
  const end = useSave(trpc.members.endSessions, {
    done: () => text('members.endSessions.done', { email }),
    failed: (reason) => text('members.endSessions.failed', { email, reason }),
  });
  return (
    <ConfirmDialog
      title={text('members.endSessions.title', { email })}
      message={text('members.endSessions.consequence', { email })}
      confirmText={text('members.endSessions')}
      onConfirm={() => end.mutateAsync({ accountId, membershipId })}
      onClose={onClose}
    />
  );
}
