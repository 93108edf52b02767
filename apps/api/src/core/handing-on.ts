import { AppError } from '@campus/contracts/core/app-error';
import type { MemberFilter, MemberSelection } from '@campus/contracts/members/members';
import type { PageVisitor } from '@campus/domain/access/page-decision';
import { mayHandOn } from '@campus/domain/members/people-sets';

interface Calling {
  actor: { accountAccess: PageVisitor };
}

/** Throws unless the caller may hand on the people behind figures. */
export function checkHandingOn({ actor }: Calling): void {
  if (!mayHandOn(actor.accountAccess)) throw new AppError('forbidden', 'access.forbidden');
}

/** The same where a filter of members is about such people. */
export function checkFilter(call: Calling, filter: Pick<MemberFilter, 'people'> | undefined): void {
  if (filter?.people !== undefined) checkHandingOn(call);
}

/** The same where a selection of members is made by such a filter. */
export function checkSelection(call: Calling & { input: { selection: MemberSelection } }): void {
  const { selection } = call.input;
  if ('matching' in selection) checkFilter(call, selection.matching);
}
