import { instantsOf } from '@campus/contracts/core/instants';
import type { WireMemberSelection } from '@campus/contracts/members/action-functions';
import type { MemberSelection } from '@campus/contracts/members/members';

type Filter = Extract<MemberSelection, { matching: unknown }>['matching'];
type Matching = Extract<WireMemberSelection, { matching: unknown }>['matching'];

/** Which members a filter of the members table is about, in the platform's words. */
export function matchingOf(filter: Filter): Matching {
  const { from, to } = instantsOf({
    from: filter.updatedFrom,
    to: filter.updatedTo,
    timeZone: filter.timeZone,
  });
  return {
    filter: { greaterThanOrEqualTo: from, lessThanOrEqualTo: to, permissions: filter.permissions },
    search: [filter.searchField, filter.search],
    extensiveSearch: filter.extensive,
  };
}

/** The same of a selection: members by id, or all that a filter matches but some. */
export function selectionOf(selection: MemberSelection): WireMemberSelection {
  if ('ids' in selection) return selection;
  return { matching: matchingOf(selection.matching), except: selection.except };
}
