import { listSpaces } from '@campus/contracts/private-spaces/private-spaces';
import {
  defaultStatuses,
  type SpaceReport,
  spaceReports,
} from '@campus/domain/private-spaces/private-spaces';
import { keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod';
import { timeZone } from '../../lib/format.ts';
import { type ListPatch, readListState, useListState, writeListState } from '../../lib/use-list-state.ts';
import { type Prefetch, trpc } from '../../trpc.ts';

const { createdAfter, createdBefore } = listSpaces.input.shape;
const open = z.literal('');

/** The list's input as the address holds it, with the report that is shown; an end of the days that is '' is open. */
const spacesState = listSpaces.input.omit({ accountId: true, timeZone: true, pageSize: true }).extend({
  report: z.enum(spaceReports).default(spaceReports[0]),
  createdAfter: createdAfter.unwrap().or(open).default(''),
  createdBefore: createdBefore.unwrap().or(open).default(''),
});
export type SpacesState = z.output<typeof spacesState>;
export type SpacesPatch = ListPatch<typeof spacesState>;
export type ChangeSpaces = (patch: SpacesPatch) => void;

/** The filters of the report as it opens. */
export const noFilters = {
  createdAfter: '',
  createdBefore: '',
  ownerEmails: [],
  types: [],
  statuses: [...defaultStatuses],
  page: 1,
} satisfies SpacesPatch;

/** The query of the address under which another report is found, with the same filters. */
export function reportQuery(state: SpacesState, report: SpaceReport): string {
  return writeListState(spacesState, { ...state, report });
}

/** The report, filters, order, and page of private spaces, in the address. */
export function useSpacesState() {
  return useListState(spacesState);
}

/** The contract's input, from the filters. */
export function filterOf(accountId: string, { ownerEmails, types, statuses, ...state }: SpacesState) {
  return {
    accountId,
    ownerEmails,
    types,
    statuses,
    createdAfter: state.createdAfter || undefined,
    createdBefore: state.createdBefore || undefined,
    timeZone,
  };
}

function pageOf(accountId: string, state: SpacesState) {
  const { page, sort, direction } = state;
  return { ...filterOf(accountId, state), page, sort, direction };
}

/** One page of the account's private spaces. The previous page stays until it has loaded. */
export function useSpaces(accountId: string, state: SpacesState) {
  return trpc.privateSpaces.list.useQuery(pageOf(accountId, state), { placeholderData: keepPreviousData });
}

/** Prefetches the page of the list that the address asks for. */
export const prefetchSpaces: Prefetch = (cache, { accountId, search }) => {
  const state = readListState(spacesState, new URLSearchParams(search));
  void cache.privateSpaces.list.prefetch(pageOf(accountId, state));
};
