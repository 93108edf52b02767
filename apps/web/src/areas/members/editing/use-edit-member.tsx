import { text } from '@campus/contracts/core/text';
import type { memberChanges } from '@campus/contracts/members/member-changes';
import type { Member } from '@campus/contracts/members/members';
import type { Person } from '@campus/contracts/members/person';
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useCallback, useRef, useState } from 'react';
import type * as z from 'zod';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useGrantQuestion } from '../../../features/granting/use-grant-question.tsx';
import { describeError, failureOf } from '../../../lib/describe-error.ts';
import { trpc } from '../../../trpc.ts';
import { type Conflict, ConflictDialog } from './conflict-dialog.tsx';
import { fieldLabel } from './edit-words.ts';
import {
  deleteEdit,
  type MemberEdit,
  type MemberList,
  withAnswer,
  withEdit,
  withoutEdit,
} from './member-edits.ts';

/**
 * Saves edits of members' cells one after the other, and notifies of each result. An edit shows at once in
 * every cached list and page of a person. It is reverted if it fails, and asked about if another person was faster. Rows keep
 * their place until the list is fetched again.
 */
export function useEditMember(accountId: string) {
  const { client, members } = trpc.useUtils();
  const queries = useQueryClient();
  const notify = useNotify();
  const underWay = useRef(new Set<MemberEdit>());
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const change = ({ member: { id: membershipId } }: MemberEdit, by: (list: MemberList) => MemberList) => {
    members.list.setQueriesData({ accountId }, {}, (list) => list && { ...list, ...by(list) });
    members.person.setData({ accountId, membershipId }, (shown) => shown && withPerson(shown, by));
  };

  const { mutateAsync } = useMutation({
    scope: { id: 'members.edit' },
    mutationFn: (edit: MemberEdit) => sendEdit(client, accountId, edit),
    onMutate: async (edit) => {
      underWay.current.add(edit);
      for (const shown of [trpc.members.list, trpc.members.person])
        await queries.cancelQueries({ queryKey: getQueryKey(shown), predicate: isShown });
      change(edit, (list) => withEdit(list, edit));
    },
    onSuccess: ({ member, username }, edit) => {
      underWay.current.delete(edit);
      change(edit, (list) => withAnswer(list, member, [...underWay.current]));
      const { displayName, email } = member;
      if (username)
        notify.warning(text('members.usernameChanged', { displayname: displayName, ...username }));
      else notify.success(text('accounts.updated', { name: displayName || email }));
    },
    onError: (error, edit) => {
      underWay.current.delete(edit);
      deleteEdit(edit, underWay.current);
      change(edit, (list) => withoutEdit(list, edit));
      const { message: reason } = describeError(error);
      if (isConflict(error)) setConflicts((others) => [...others, { edit, reason }]);
      else notify.error(error, () => failure(edit, reason));
    },
    onSettled: (_, error, edit) => {
      // Other people's changes are fetched at once, unless that would revert pending edits.
      const isOutdated = isConflict(error) || (error && edit.overwrite);
      const refetchType = isOutdated && underWay.current.size === 0 ? 'active' : 'none';
      const settled = underWay.current.size === 0 ? 'active' : 'none';
      return Promise.all([
        members.list.invalidate({ accountId }, { refetchType }),
        members.person.invalidate({ accountId }, { refetchType: settled }),
        members.timeline.invalidate({ accountId }),
      ]);
    },
  });

  const { mayGrant, dialog: question } = useGrantQuestion();
  const edit = useCallback(
    async (wanted: MemberEdit): Promise<string | undefined> => {
      const { displayName, email } = wanted.member;
      const permission = wanted.field === 'permission' ? wanted.value : undefined;
      if (!(await mayGrant(displayName || email, permission))) return undefined;
      return failureOf(mutateAsync(wanted).catch(unlessConflict));
    },
    [mayGrant, mutateAsync],
  );

  const [conflict] = conflicts;
  const dialog = conflict ? (
    <ConflictDialog
      conflict={conflict}
      onOverwrite={() => void failureOf(mutateAsync({ ...conflict.edit, overwrite: true }))}
      onClose={() => setConflicts((all) => all.filter((other) => other !== conflict))}
    />
  ) : (
    question
  );
  return { edit, dialog };
}

/** The page of a person with the changes that a list would show. */
function withPerson<Shown extends { person: Person }>(
  shown: Shown,
  by: (list: MemberList) => MemberList,
): Shown {
  const [changed] = by({ items: [shown.person] }).items;
  return { ...shown, person: { ...shown.person, ...changed, can: shown.person.can } };
}

/** Whether another person has changed the value since it was read. */
function isConflict(error: unknown): boolean {
  return describeError(error).code === 'CONFLICT';
}

/** A conflict has a question of its own. */
function unlessConflict(error: unknown): void {
  if (!isConflict(error)) throw error;
}

function failure(edit: MemberEdit, reason: string): string {
  if (edit.field === 'permission') return text('members.permissionFailed', { reason });
  if (edit.field === 'teamId') return text('members.teamFailed', { reason });
  return text('members.updateFailed', { label: fieldLabel(edit), reason });
}

/** A list that is being refetched would show the old value again; one that is still loading is waited for. */
function isShown({ state }: Query): boolean {
  return state.data !== undefined;
}

type Client = ReturnType<typeof trpc.useUtils>['client'];
type Changes = z.input<typeof memberChanges>;

interface Answer {
  member: Member;
  /** The old and the new username, when a new display name made the old one unavailable. */
  username?: { old: string; new: string } | null;
}

/** Sends an edit with the value the person saw before, unless the edit overwrites any value. */
function sendEdit({ members }: Client, accountId: string, edit: MemberEdit): Promise<Answer> {
  return members.update.mutate({
    accountId,
    membershipId: edit.member.id,
    ...fieldWith(edit, edit.value),
    expected: edit.overwrite ? undefined : fieldWith(edit, edit.before),
  });
}

/** The field of an edit with a value. */
function fieldWith(edit: MemberEdit, value: MemberEdit['value']): Changes {
  const none: Changes = {};
  return edit.field === 'custom'
    ? { customFields: { [edit.custom.name]: value } }
    : { ...none, [edit.field]: value };
}
