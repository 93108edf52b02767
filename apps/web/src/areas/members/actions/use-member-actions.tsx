import { text } from '@campus/contracts/core/messages';
import type { MemberRow } from '@campus/contracts/members/members';
import { type ReactNode, useCallback, useState } from 'react';
import type { MenuAction } from '../../../components/input/action-menu.tsx';
import { useConfirmFirst } from '../../../features/second-factor/use-confirm-first.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import type { MemberDialogProps } from './member-dialog-props.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { ResetSecondFactorDialog } from './reset-second-factor-dialog.tsx';

type MemberDialog = (props: MemberDialogProps) => ReactNode;

/** The actions on a member that the caller may take, with their dialogs. `onRemoved` learns of a deleted member. */
export function useMemberActions(onRemoved: MemberDialogProps['onRemoved']) {
  const [asked, setAsked] = useState<{ Dialog: MemberDialog; member: MemberRow }>();
  const { confirmFirst, dialog: confirmation } = useConfirmFirst();
  const rowActions = useCallback((member: MemberRow) => {
    const ask = (Dialog: MemberDialog) => () => setAsked({ Dialog, member });
    const actions: MenuAction[] = [];
    if (member.can.resetPassword)
      actions.push({ label: text('members.resetPassword'), run: ask(ResetPasswordDialog) });
    if (member.can.endSessions)
      actions.push({ label: text('members.endSessions'), run: ask(EndSessionsDialog) });
    if (member.can.resetSecondFactor)
      actions.push({ label: text('members.resetSecondFactor'), run: ask(ResetSecondFactorDialog) });
    if (member.can.remove)
      actions.push({ label: text('action.delete'), danger: true, run: ask(RemovalDialog) });
    return actions;
  }, []);
  const close = () => setAsked(undefined);
  const dialog = (
    <>
      {asked && (
        <asked.Dialog
          member={asked.member}
          confirmFirst={confirmFirst}
          onRemoved={onRemoved}
          onClose={close}
        />
      )}
      {confirmation}
    </>
  );
  return { rowActions, dialog };
}
