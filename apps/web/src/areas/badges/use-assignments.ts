import {
  type AssignmentRow,
  type BadgeAssignment,
  listBadgeAssignments,
} from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/text';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import type * as z from 'zod';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { failureOf } from '../../lib/describe-error.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { trpc } from '../../trpc.ts';

const assignmentsState = listBadgeAssignments.input.omit({ accountId: true, pageSize: true });
export type AssignmentsState = z.output<typeof assignmentsState>;

/** The filters, order, and page of the list, in the address. */
export function useAssignmentsState() {
  return useListState(assignmentsState);
}

/** One page of the members with their badges. Keeps the previous page while loading. */
export function useAssignments(accountId: string, state: AssignmentsState) {
  return trpc.badges.listAssignments.useQuery({ ...state, accountId }, { placeholderData: keepPreviousData });
}

/** A request to replace a member's badges with one badge; null removes them. */
interface Assignment {
  member: AssignmentRow;
  badge: { id: string; name: string } | null;
}

/** Assigns a badge. Returns why that failed, or undefined. */
export type Assign = (assignment: Assignment) => Promise<string | undefined>;

/**
 * Saves assignments one after the other, and notifies of each result. Shows a change at once, and reverts it
 * on failure.
 */
export function useAssignBadge(accountId: string): Assign {
  const { client, badges, members } = trpc.useUtils();
  const notify = useNotify();
  const change = (member: BadgeAssignment) =>
    badges.listAssignments.setQueriesData({ accountId }, {}, (list) => list && withMember(list, member));

  const { mutateAsync } = useMutation({
    scope: { id: 'badges.assign' },
    mutationFn: ({ member, badge }: Assignment) =>
      client.badges.assign.mutate({
        accountId,
        membershipId: member.membershipId,
        badgeId: badge?.id ?? null,
      }),
    onMutate: async ({ member, badge }) => {
      await badges.listAssignments.cancel({ accountId });
      change({ ...member, badges: badge ? [badge] : [] });
    },
    onSuccess: ({ assignment }, { badge }) => {
      change(assignment);
      const { email } = assignment;
      notify.success(
        badge ? text('badges.assigned', { email, badge: badge.name }) : text('badges.unassigned', { email }),
      );
    },
    onError: (error, { member }) => {
      change(member);
      notify.error(error, (reason) => text('badges.assignFailed', { reason }));
    },
    onSettled: () =>
      Promise.all([badges.list.invalidate({ accountId }), members.list.invalidate({ accountId })]),
  });
  return useCallback((assignment) => failureOf(mutateAsync(assignment)), [mutateAsync]);
}

function withMember<List extends { items: AssignmentRow[] }>(list: List, member: BadgeAssignment): List {
  const items = list.items.map((item) =>
    item.membershipId === member.membershipId ? { ...item, ...member } : item,
  );
  return { ...list, items };
}
