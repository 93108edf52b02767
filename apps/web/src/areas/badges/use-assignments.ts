import { listBadgeAssignments } from '@campus/contracts/badges/badges';
import { keepPreviousData } from '@tanstack/react-query';
import type * as z from 'zod';
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
