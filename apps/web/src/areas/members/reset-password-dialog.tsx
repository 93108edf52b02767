import { text } from '@campus/contracts/core/messages';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useTell } from '../../components/feedback/toasts.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import type { MemberDialogProps } from './member-dialog-props.ts';

/** Asks before a member is mailed a link to choose a new password. */
export function ResetPasswordDialog({ member: { id: membershipId, email }, onClose }: MemberDialogProps) {
  const { id: accountId } = useAccount();
  const tell = useTell();
  const reset = trpc.members.resetPassword.useMutation({
    onSuccess: () => tell.success(text('members.resetPassword.sent', { email })),
    onError: (error) =>
      tell.error(error, (reason) => text('members.resetPassword.failed', { email, reason })),
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
