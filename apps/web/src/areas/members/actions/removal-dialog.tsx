import { noun, text } from '@campus/contracts/core/text';
import type { getRemoval } from '@campus/contracts/members/member-actions';
import type * as z from 'zod';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { QueryText } from '../../../components/layout/query-text.tsx';
import { formatCount, formatList } from '../../../lib/format.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import type { MemberDialogProps } from './member-dialog-props.ts';

type Removal = z.output<typeof getRemoval.output>;

/**
 * Lists what removing a member deletes and asks for confirmation, or explains why the member cannot be
 * removed.
 */
export function RemovalDialog({ member, onRemoved, onClose }: MemberDialogProps) {
  const { id: accountId, organizationName: account } = useAccount();
  const { email } = member;
  const ofMember = { accountId, membershipId: member.id };
  const removal = trpc.members.getRemoval.useQuery(ofMember, { gcTime: 0, refetchOnWindowFocus: false });
  const remove = useRemoveMember(email);
  const cannot = removal.isError || (removal.data !== undefined && removal.data.refusal !== '');
  return (
    <ConfirmDialog
      title={text(cannot ? 'members.removal.refused' : 'members.removal.title', { email, account })}
      message={
        <QueryText query={removal}>{(data) => data.refusal || consequence(data, email, account)}</QueryText>
      }
      confirmText={cannot ? undefined : text('action.delete')}
      {...(cannot && { cancelText: text('action.close') })}
      danger
      pending={removal.isPending}
      onConfirm={() => remove.mutateAsync(ofMember, { onSuccess: () => onRemoved(member.id) })}
      onClose={onClose}
    />
  );
}

function consequence(removal: Removal, email: string, account: string): string {
  const things = formatList(lostWith(removal));
  const { credentials } = removal;
  return [
    text('members.removal.loses', { email, account, things }),
    text('members.removal.stays'),
    ...(credentials > 0
      ? [
          text('members.removal.credentials', {
            email,
            credentials: formatCount(credentials, noun('noun.madeCredential')),
          }),
        ]
      : []),
  ].join(' ');
}

function lostWith({ permission, badges, customFields, pendingInvitations }: Removal): string[] {
  return [
    permission === 'suspended'
      ? text('members.removal.membership')
      : text('members.removal.role', { role: text(`role.${permission}`) }),
    ...(badges > 0 ? [formatCount(badges, noun('noun.assignedBadge'))] : []),
    ...(customFields > 0 ? [formatCount(customFields, noun('noun.profileValue'))] : []),
    ...(pendingInvitations > 0 ? [formatCount(pendingInvitations, noun('noun.pendingInvitation'))] : []),
  ];
}

function useRemoveMember(email: string) {
  const { members } = trpc.useUtils();
  return useSave(trpc.members.remove, {
    done: () => text('members.removed', { email }),
    failed: (message) => text('members.removeFailed', { email, message }),
    refresh: () => members.list.invalidate(),
  });
}
