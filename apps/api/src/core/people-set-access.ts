import { AppError } from '@campus/contracts/core/app-error';
import type { MemberFilter, MemberSelection } from '@campus/contracts/members/members';
import type { PageVisitor } from '@campus/domain/access/page-decision';
import { mayKeepPeople, mayUsePeopleSets, type PeopleOrigin } from '@campus/domain/members/people-sets';

interface Calling {
  actor: { accountAccess: PageVisitor };
}

const refusal = () => new AppError('forbidden', 'access.forbidden');

/** Throws unless the caller may store the people from this origin as a people set. */
export function checkKeepPeople({ actor, input }: Calling & { input: { origin: PeopleOrigin } }): void {
  if (!mayKeepPeople(input.origin, actor.accountAccess)) throw refusal();
}

/**
 * Throws if the caller may use no people set. The platform also checks the page that a people set comes from,
 * because only it knows that page.
 */
export function checkUsePeopleSet({ actor }: Calling): void {
  if (!mayUsePeopleSets(actor.accountAccess)) throw refusal();
}

/** Throws if the filter names a people set and the caller may use none. */
export function checkFilterPeopleSet(call: Calling, filter: Pick<MemberFilter, 'people'> | undefined): void {
  if (filter?.people !== undefined) checkUsePeopleSet(call);
}

/** Throws if the filter of a selection names a people set and the caller may use none. */
export function checkSelectionPeopleSet(call: Calling & { input: { selection: MemberSelection } }): void {
  const { selection } = call.input;
  if ('matching' in selection) checkFilterPeopleSet(call, selection.matching);
}
