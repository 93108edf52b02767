import '@campus/contracts/badges/page-messages';
import type { BadgeAssignment } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/text';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { failureOf } from '../../lib/describe-error.ts';
import { trpc } from '../../trpc.ts';

type Holder = Pick<BadgeAssignment, 'membershipId' | 'badges'>;

/** A request to replace a member's badges with one badge; null removes them. */
interface Assignment {
  member: Holder;
  badge: { id: string; name: string } | null;
}

/** Assigns a badge. Returns why that failed, or undefined. */
export type Assign = (assignment: Assignment) => Promise<string | undefined>;

/**
 * Saves assignments one after the other, and notifies of each result. Shows a change in the list of assignments at once,
 * and reverts it on failure.
 */
export function useAssignBadge(accountId: string): Assign {
  const { client, badges, members } = trpc.useUtils();
  const notify = useNotify();
  const change = (member: Holder) =>
    badges.listAssignments.setQueriesData({ accountId }, {}, (list) => list && withMember(list, member));

  const { mutateAsync } = useMutation({
    scope: { id: 'badges.assign' },
    mutationFn: ({ member: { membershipId }, badge }: Assignment) =>
      client.badges.assign.mutate({ accountId, membershipId, badgeId: badge?.id ?? null }),
    onMutate: async ({ member: { membershipId }, badge }) => {
      await badges.listAssignments.cancel({ accountId });
      change({ membershipId, badges: badge ? [badge] : [] });
    },
    onSuccess: ({ assignment }, { badge }) => {
      change(assignment);
      const { email } = assignment;
      notify.success(
        badge ? text('badges.assigned', { email, badge: badge.name }) : text('badges.unassigned', { email }),
      );
    },
    onError: (error, { member: { membershipId, badges: before } }) => {
      change({ membershipId, badges: before });
      notify.error(error, (reason) => text('badges.assignFailed', { reason }));
    },
    onSettled: () => Promise.all([badges.list.invalidate({ accountId }), members.invalidate()]),
  });
  return useCallback((assignment) => failureOf(mutateAsync(assignment)), [mutateAsync]);
}

function withMember<List extends { items: Holder[] }>(list: List, member: Holder): List {
  const items = list.items.map((item) =>
    item.membershipId === member.membershipId ? { ...item, ...member } : item,
  );
  return { ...list, items };
}
