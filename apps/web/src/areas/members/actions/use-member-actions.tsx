import { text } from '@campus/contracts/core/text';
import type { MemberRow } from '@campus/contracts/members/members';
import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import type { MenuAction } from '../../../components/input/action-menu.tsx';
import { useConfirmFirst } from '../../../features/second-factor/use-confirm-first.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import type { MemberDialogProps } from './member-dialog-props.ts';
import { RemovalDialog } from './removal-dialog.tsx';

type MemberDialog = (props: MemberDialogProps) => ReactNode;

/**
 * The actions that the caller may take on a member, with their dialogs. Calls `onRemoved` after a removal.
 */
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

/** Refetches the page of a person after an action on them. */
function useRefreshPerson() {
  const { members } = trpc.useUtils();
  return () => Promise.all([members.person.invalidate(), members.timeline.invalidate()]);
}

/** Asks for confirmation before a member is signed out everywhere. */
function EndSessionsDialog({ member: { id: membershipId, email }, onClose }: MemberDialogProps) {
  const { id: accountId } = useAccount();
  const end = useSave(trpc.members.endSessions, {
    done: () => text('members.endSessions.done', { email }),
    failed: (reason) => text('members.endSessions.failed', { email, reason }),
    refresh: useRefreshPerson(),
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

/** Asks for confirmation before a member is emailed a password reset link. */
function ResetPasswordDialog({ member: { id: membershipId, email }, onClose }: MemberDialogProps) {
  const { id: accountId } = useAccount();
  const reset = useSave(trpc.members.resetPassword, {
    done: () => text('members.resetPassword.sent', { email }),
    failed: (reason) => text('members.resetPassword.failed', { email, reason }),
    refresh: useRefreshPerson(),
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

/**
 * Asks for confirmation before a member's second factors are removed. The caller must confirm their identity
 * first.
 */
function ResetSecondFactorDialog({
  member: { id: membershipId, email },
  confirmFirst,
  onClose,
}: MemberDialogProps) {
  const { id: accountId } = useAccount();
  const { client } = trpc.useUtils();
  const notify = useNotify();
  const refresh = useRefreshPerson();
  const reset = async () => {
    await client.members.resetSecondFactor.mutate({ accountId, membershipId });
    notify.success(text('members.resetSecondFactor.done', { email }));
    void refresh();
  };
  return (
    <ConfirmDialog
      title={text('members.resetSecondFactor.title', { email })}
      message={text('members.resetSecondFactor.consequence', { email })}
      confirmText={text('members.resetSecondFactor.confirm')}
      danger
      onConfirm={() => confirmFirst(reset).catch((error: unknown) => notify.error(error))}
      onClose={onClose}
    />
  );
}
