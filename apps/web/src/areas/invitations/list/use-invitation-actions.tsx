import { text } from '@campus/contracts/core/messages';
import { useCallback, useState } from 'react';
import type { MenuAction } from '../../../components/input/action-menu.tsx';
import { DeleteDialog, ResendDialog } from './invitation-dialogs.tsx';
import { type InvitationRow, useResendInvitation } from './use-invitations.ts';

/** The actions on an invitation, with a confirmation dialog for those that need one. */
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
