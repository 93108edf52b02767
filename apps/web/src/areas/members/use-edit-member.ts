import { text } from '@campus/contracts/messages';
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useRef } from 'react';
import { useTell } from '../../components/toasts.tsx';
import { trpc } from '../../trpc.ts';
import { type MemberEdit, type MemberList, withAnswer, withEdit, withoutEdit } from './member-edits.ts';
import { sendEdit } from './send-edit.ts';

/**
 * Saves edits of members' cells, one after the other, and tells how that ended. An edit shows at once in every
 * list that is at hand; it is taken back when it fails. Rows keep their place until the list is asked for again.
 */
export function useEditMember(accountId: string) {
  const { client, members } = trpc.useUtils();
  const queries = useQueryClient();
  const tell = useTell();
  const underWay = useRef(new Set<MemberEdit>());
  const change = (by: (list: MemberList) => MemberList) =>
    members.list.setQueriesData({ accountId }, {}, (list) => list && { ...list, ...by(list) });

  return useMutation({
    scope: { id: 'members.edit' },
    mutationFn: (edit: MemberEdit) => sendEdit(client, accountId, edit),
    onMutate: async (edit) => {
      underWay.current.add(edit);
      await queries.cancelQueries({ queryKey: getQueryKey(trpc.members.list), predicate: isShown });
      change((list) => withEdit(list, edit));
    },
    onSuccess: ({ member, username }, edit) => {
      underWay.current.delete(edit);
      change((list) => withAnswer(list, member, [...underWay.current]));
      const { displayName, email } = member;
      if (username) tell.warning(text('members.usernameChanged', { displayname: displayName, ...username }));
      else tell.success(text('accounts.updated', { name: displayName || email }));
    },
    onError: (error, edit) => {
      underWay.current.delete(edit);
      change((list) => withoutEdit(list, edit));
      tell.error(error, (reason) => failure(edit, reason));
    },
    onSettled: () => members.list.invalidate({ accountId }, { refetchType: 'none' }),
  });
}

function failure({ field }: MemberEdit, reason: string): string {
  if (field === 'permission') return text('members.permissionFailed', { reason });
  if (field === 'teamId') return text('members.teamFailed', { reason });
  return text('members.updateFailed', { label: text(`members.field.${field}`), reason });
}

/** A list that is being read again would put the old value back; one that is not there yet is waited for. */
function isShown({ state }: Query): boolean {
  return state.data !== undefined;
}
