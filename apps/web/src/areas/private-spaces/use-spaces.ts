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

/**
 * The list's input and the current report, as stored in the address. An empty start or end leaves the range
 * open.
 */
const spacesState = listSpaces.input.omit({ accountId: true, timeZone: true, pageSize: true }).extend({
  report: z.enum(spaceReports).default(spaceReports[0]),
  createdAfter: createdAfter.unwrap().or(open).default(''),
  createdBefore: createdBefore.unwrap().or(open).default(''),
});
export type SpacesState = z.output<typeof spacesState>;
export type SpacesPatch = ListPatch<typeof spacesState>;
export type ChangeSpaces = (patch: SpacesPatch) => void;

/** The default filters of the report. */
export const noFilters = {
  createdAfter: '',
  createdBefore: '',
  ownerEmails: [],
  types: [],
  statuses: [...defaultStatuses],
  page: 1,
} satisfies SpacesPatch;

/** The query string that opens another report with the same filters. */
export function reportQuery(state: SpacesState, report: SpaceReport): string {
  return writeListState(spacesState, { ...state, report });
}

/** The report, filters, order, and page of private spaces, in the address. */
export function useSpacesState() {
  return useListState(spacesState);
}

/** Converts the filters to the input of the call. */
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

/** One page of the account's private spaces. Keeps the previous page while loading. */
export function useSpaces(accountId: string, state: SpacesState) {
  return trpc.privateSpaces.list.useQuery(pageOf(accountId, state), { placeholderData: keepPreviousData });
}

/** Prefetches the page of the list in the address. */
export const prefetchSpaces: Prefetch = (cache, { accountId, search }) => {
  const state = readListState(spacesState, new URLSearchParams(search));
  void cache.privateSpaces.list.prefetch(pageOf(accountId, state));
};
