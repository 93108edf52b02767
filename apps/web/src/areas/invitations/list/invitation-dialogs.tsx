import { text } from '@campus/contracts/core/messages';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { type InvitationRow, useRemoveInvitation, useResendInvitation } from './use-invitations.ts';

interface DialogProps {
  accountId: string;
  invitation: InvitationRow;
  onClose: () => void;
}

/** Asks before an invitation that was already sent again is sent once more. */
export function ResendDialog({ accountId, invitation, onClose }: DialogProps) {
  const resend = useResendInvitation();
  return (
    <ConfirmDialog
      title={text('invitations.resend.title', invitation)}
      message={text('invitations.resend.again', invitation)}
      confirmText={text('invitations.resend')}
      onConfirm={() => resend.mutateAsync({ accountId, invitationId: invitation.id })}
      onClose={onClose}
    />
  );
}

/** Asks before an invitation is deleted. */
export function DeleteDialog({ accountId, invitation, onClose }: DialogProps) {
  const remove = useRemoveInvitation();
  return (
    <ConfirmDialog
      title={text('invitations.delete.title', invitation)}
      message={text('invitations.delete.consequence', invitation)}
      confirmText={text('action.delete')}
      danger
      onConfirm={() => remove.mutateAsync({ accountId, invitationId: invitation.id })}
      onClose={onClose}
    />
  );
}
