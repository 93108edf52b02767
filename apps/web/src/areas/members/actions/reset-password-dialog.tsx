import { text } from '@campus/contracts/core/messages';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import type { MemberDialogProps } from './member-dialog-props.ts';

/** Asks before a member is mailed a link to choose a new password. */
export function ResetPasswordDialog({ member: { id: membershipId, email }, onClose }: MemberDialogProps) {
  const { id: accountId } = useAccount();
  const reset = useSave(trpc.members.resetPassword, {
    done: () => text('members.resetPassword.sent', { email }),
    failed: (reason) => text('members.resetPassword.failed', { email, reason }),
  });
  return (
    <ConfirmDialog
      title={text('members.resetPassword.title', { email })}
      message={text('members.resetPassword.consequence', { email })}
      confirmText={text('members.resetPassword.send')}
      onConfirm={() => reset.mutateAsync({ accountId, membershipId })}
      onClose={onClose}
    />
  );
}
