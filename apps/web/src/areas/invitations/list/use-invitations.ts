import { text } from '@campus/contracts/core/text';
import { type createInvitation, listInvitations } from '@campus/contracts/invitations/invitations';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { trpc } from '../../../trpc.ts';
import { watchProcessing } from './watch-processing.ts';

const invitationsState = listInvitations.input.omit({ accountId: true, pageSize: true, after: true });
export type InvitationsState = z.output<typeof invitationsState>;
export type InvitationRow = z.output<typeof listInvitations.output>['items'][number];

/** The filters, order, and page of the invitations, in the address. */
export function useInvitationsState() {
  return useListState(invitationsState, 'invitations');
}

/** One page of the account's invitations, refetched while any is being processed. */
export function useInvitations(accountId: string, state: InvitationsState) {
  const [nextLook] = useState(watchProcessing);
  return trpc.invitations.list.useQuery(
    { ...state, accountId },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => nextLook(data?.items ?? [], performance.now()),
    },
  );
}

/** Invites a person, notifies of the result, and reloads the list. */
export function useCreateInvitation() {
  const { invitations } = trpc.useUtils();
  const notify = useNotify();
  return trpc.invitations.create.useMutation({
    onSuccess: (answer, { email }) => {
      const says = sentence(answer, email);
      if (answer.outcome === 'alreadyMember' || answer.outcome === 'unchanged') notify.warning(says);
      else notify.success(says);
      return invitations.list.invalidate();
    },
  });
}

/** What an invitation did, and what it left alone. */
function sentence(
  { outcome, stillSuspended }: z.output<typeof createInvitation.output>,
  email: string,
): string {
  if (outcome === 'alreadyMember') return text('invitations.alreadyMember', { email });
  if (outcome === 'processing') return text('invitations.processing');
  const change =
    outcome === 'updated' ? text('invitations.updating') : text('invitations.unchanged', { email });
  return stillSuspended ? `${change} ${text('invitations.stillSuspended')}` : change;
}

/** Resends an invitation, notifies, and reloads the list. */
export function useResendInvitation() {
  const { invitations } = trpc.useUtils();
  return useSave(trpc.invitations.resend, {
    done: () => text('invitations.resent'),
    failed: () => text('invitations.resendFailed'),
    refresh: () => invitations.list.invalidate(),
  });
}

/** Deletes an invitation, notifies, and reloads the list. */
export function useRemoveInvitation() {
  const { invitations } = trpc.useUtils();
  return useSave(trpc.invitations.remove, {
    done: () => text('invitations.deleted'),
    refresh: () => invitations.list.invalidate(),
  });
}
