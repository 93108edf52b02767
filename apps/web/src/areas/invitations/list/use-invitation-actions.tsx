import { text } from '@campus/contracts/core/text';
import { useCallback, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import type { MenuAction } from '../../../components/input/action-menu.tsx';
import { type InvitationRow, useRemoveInvitation, useResendInvitation } from './use-invitations.ts';

/** The actions on an invitation, with a confirmation dialog if needed. */
export function useInvitationActions(accountId: string) {
  const { mutate: resend } = useResendInvitation();
  const [asked, setAsked] = useState<{ Dialog: typeof DeleteDialog; invitation: InvitationRow }>();

  const rowActions = useCallback(
    (invitation: InvitationRow) => {
      const actions: MenuAction[] = [];
      if (invitation.can.resend)
        actions.push({
          label: text('invitations.resend'),
          run: () =>
            invitation.hasBeenResent
              ? setAsked({ Dialog: ResendDialog, invitation })
              : resend({ accountId, invitationId: invitation.id }),
        });
      if (invitation.can.remove)
        actions.push({
          label: text('action.delete'),
          danger: true,
          run: () => setAsked({ Dialog: DeleteDialog, invitation }),
        });
      return actions;
    },
    [accountId, resend],
  );

  const dialog = asked && (
    <asked.Dialog accountId={accountId} invitation={asked.invitation} onClose={() => setAsked(undefined)} />
  );
  return { rowActions, dialog };
}

interface DialogProps {
  accountId: string;
  invitation: InvitationRow;
  onClose: () => void;
}

/** Asks for confirmation before an invitation that was already resent is sent again. */
function ResendDialog({ accountId, invitation, onClose }: DialogProps) {
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

/** Asks for confirmation before an invitation is deleted. */
function DeleteDialog({ accountId, invitation, onClose }: DialogProps) {
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
