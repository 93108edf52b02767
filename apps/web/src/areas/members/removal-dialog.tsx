import type { getRemoval } from '@campus/contracts/member-actions';
import { noun, text } from '@campus/contracts/messages';
import type * as z from 'zod';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useTell } from '../../components/toasts.tsx';
import { formatCount, formatList } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { MemberDialogProps } from './use-member-actions.tsx';

type Removal = z.output<typeof getRemoval.output>;

/** Says what deleting a member takes away, and asks; or says why the member cannot be deleted. */
export function RemovalDialog({ member, onClose }: MemberDialogProps) {
  const { id: accountId, organizationName: account } = useAccount();
  const { email } = member;
  const ofMember = { accountId, membershipId: member.id };
  const removal = trpc.members.getRemoval.useQuery(ofMember, { gcTime: 0 });
  const remove = useRemoveMember(email);
  const title = text('members.removal.title', { email, account });
  if (!removal.data) return <AnswerDialog title={title} error={removal.error} onClose={onClose} />;
  if (removal.data.refusal !== '')
    return (
      <AnswerDialog title={text('members.removal.refused', { email })} onClose={onClose}>
        {removal.data.refusal}
      </AnswerDialog>
    );
  const things = formatList(lostWith(removal.data));
  return (
    <ConfirmDialog
      title={title}
      message={`${text('members.removal.loses', { email, account, things })} ${text('members.removal.stays')}`}
      confirmText={text('action.delete')}
      danger
      onConfirm={() => remove.mutateAsync(ofMember)}
      onClose={onClose}
    />
  );
}

function lostWith({ permission, badges, customFields, pendingInvitations }: Removal): string[] {
  return [
    text('members.removal.role', { role: text(`role.${permission}`) }),
    ...(badges > 0 ? [formatCount(badges, noun('noun.assignedBadge'))] : []),
    ...(customFields > 0 ? [formatCount(customFields, noun('noun.profileValue'))] : []),
    ...(pendingInvitations > 0 ? [formatCount(pendingInvitations, noun('noun.pendingInvitation'))] : []),
  ];
}

function useRemoveMember(email: string) {
  const tell = useTell();
  const { members } = trpc.useUtils();
  return trpc.members.remove.useMutation({
    onSuccess: () => tell.success(text('members.removed', { email })),
    onError: (error) => tell.error(error, (message) => text('members.removeFailed', { email, message })),
    onSettled: () => members.list.invalidate(),
  });
}
