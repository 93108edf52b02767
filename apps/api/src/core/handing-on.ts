import { AppError } from '@campus/contracts/core/app-error';
import type { MemberFilter, MemberSelection } from '@campus/contracts/members/members';
import type { PageVisitor } from '@campus/domain/access/page-decision';
import { mayHandOn, mayHandOnAny, type PeopleOrigin } from '@campus/domain/members/people-sets';

interface Calling {
  actor: { accountAccess: PageVisitor };
}

const refusal = () => new AppError('forbidden', 'access.forbidden');

/** Throws unless the caller may hand on the people that this shows. */
export function checkHandingOn({ actor, input }: Calling & { input: { origin: PeopleOrigin } }): void {
  if (!mayHandOn(input.origin, actor.accountAccess)) throw refusal();
}

/**
 * Throws if the caller may not open any list of people. Which page a list comes from, only the platform knows; it
 * checks that page.
 */
export function checkListing({ actor }: Calling): void {
  if (!mayHandOnAny(actor.accountAccess)) throw refusal();
}

/** The same where a filter of members is about a list. */
export function checkFilter(call: Calling, filter: Pick<MemberFilter, 'people'> | undefined): void {
  if (filter?.people !== undefined) checkListing(call);
}

/** The same where a selection of members is made by such a filter. */
export function checkSelection(call: Calling & { input: { selection: MemberSelection } }): void {
  const { selection } = call.input;
  if ('matching' in selection) checkFilter(call, selection.matching);
}
