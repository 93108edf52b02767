import { listMembers } from '@campus/contracts/members/members';
import { listedDays } from '@campus/domain/members/listed-days';
import { keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod';
import { isoDay, timeZone } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { readListState, useListState } from '../../lib/use-list-state.ts';
import { type Prefetch, trpc } from '../../trpc.ts';

const { updatedFrom, updatedTo } = listMembers.input.shape;
const open = z.literal('');

/**
 * The list's input as stored in the address. An empty start or end leaves the range open. No start means that
 * no dates were chosen.
 */
const membersState = listMembers.input
  .omit({ accountId: true, timeZone: true, pageSize: true, after: true, updatedSince: true, email: true })
  .extend({
    updatedFrom: updatedFrom.unwrap().or(open).optional(),
    updatedTo: updatedTo.unwrap().or(open).default(''),
  });
export type MembersState = z.output<typeof membersState>;

/** The date range of the list: the chosen dates or the default range. */
export function daysOf({
  updatedFrom,
  updatedTo,
  search,
}: Pick<MembersState, 'updatedFrom' | 'updatedTo' | 'search'>) {
  return listedDays({ from: updatedFrom, to: updatedTo }, { search, today: isoDay(serverNow()) });
}

/** The list's filter, without order and page. */
export function matchedBy(state: MembersState) {
  const { searchField, search, extensive, permissions, people } = state;
  const { from, to } = daysOf(state);
  return {
    searchField,
    search,
    extensive,
    permissions,
    people,
    updatedFrom: from || undefined,
    updatedTo: to || undefined,
    timeZone,
  };
}

/** The filters, order, and page of the members, in the address. */
export function useMembersState() {
  return useListState(membersState);
}

/** One page of the account's members. Keeps the previous page while loading. */
export function useMembers(accountId: string, state: MembersState) {
  return trpc.members.list.useQuery(pageOf(accountId, state), { placeholderData: keepPreviousData });
}

/** Prefetches the page of the list in the address. */
export const prefetchMembers: Prefetch = (cache, { accountId, search }) => {
  const state = readListState(membersState, new URLSearchParams(search));
  void cache.members.list.prefetch(pageOf(accountId, state));
};

function pageOf(accountId: string, state: MembersState) {
  const { page, sort, direction } = state;
  return { accountId, ...matchedBy(state), page, sort, direction };
}
