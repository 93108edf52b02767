import { text } from '@campus/contracts/core/messages';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import type { MemberDialogProps } from './member-dialog-props.ts';

/**
 * Asks before the second factors of a member who has lost them are removed. The caller first proves who they are again.
 */
export function ResetSecondFactorDialog({
  member: { id: membershipId, email },
  confirmFirst,
  onClose,
}: MemberDialogProps) {
  const { id: accountId } = useAccount();
  const { client } = trpc.useUtils();
  const notify = useNotify();
  const reset = async () => {
    await client.members.resetSecondFactor.mutate({ accountId, membershipId });
    notify.success(text('members.resetSecondFactor.done', { email }));
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
