import { listMembers } from '@campus/contracts/members/members';
import { oneMonthBefore } from '@campus/domain/core/date-range';
import { keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod';
import { isoDay, timeZone } from '../../lib/format.ts';
import { readListState, useListState } from '../../lib/use-list-state.ts';
import { type AskAhead, trpc } from '../../trpc.ts';

const { updatedFrom, updatedTo } = listMembers.input.shape;
const open = z.literal('');

/** The list's input as the address holds it: an end of the range of days that is '' is open. */
const membersState = listMembers.input.omit({ accountId: true, timeZone: true }).extend({
  updatedFrom: updatedFrom
    .unwrap()
    .or(open)
    .default(() => oneMonthBefore(isoDay(new Date()))),
  updatedTo: updatedTo.unwrap().or(open).default(''),
});
export type MembersState = z.output<typeof membersState>;

/** The filter of a list of members, without order and page. */
export function matchedBy(state: MembersState) {
  const { searchField, search, extensive, permissions, updatedFrom, updatedTo } = state;
  return {
    searchField,
    search,
    extensive,
    permissions,
    updatedFrom: updatedFrom || undefined,
    updatedTo: updatedTo || undefined,
    timeZone,
  };
}

export function useMembersState() {
  return useListState(membersState);
}

/** One page of the account's members. The previous page stays until it has loaded. */
export function useMembers(accountId: string, state: MembersState) {
  return trpc.members.list.useQuery(pageOf(accountId, state), { placeholderData: keepPreviousData });
}

export const askMembersAhead: AskAhead = (cache, { accountId, search }) => {
  const state = readListState(membersState, new URLSearchParams(search));
  void cache.members.list.prefetch(pageOf(accountId, state));
};

function pageOf(accountId: string, state: MembersState) {
  const { page, sort, direction } = state;
  return { accountId, ...matchedBy(state), page, sort, direction };
}
