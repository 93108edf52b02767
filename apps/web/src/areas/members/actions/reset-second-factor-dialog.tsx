import { text } from '@campus/contracts/core/messages';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import type { MemberDialogProps } from './member-dialog-props.ts';

/** Asks before the second factors of a member who has lost them are removed. */
export function ResetSecondFactorDialog({ member: { id: membershipId, email }, onClose }: MemberDialogProps) {
  const { id: accountId } = useAccount();
  const reset = useSave(trpc.members.resetSecondFactor, {
    done: () => text('members.resetSecondFactor.done', { email }),
  });
  return (
    <ConfirmDialog
      title={text('members.resetSecondFactor.title', { email })}
      message={text('members.resetSecondFactor.consequence', { email })}
      confirmText={text('members.resetSecondFactor.confirm')}
      danger
      onConfirm={() => reset.mutateAsync({ accountId, membershipId })}
      onClose={onClose}
    />
  );
}
