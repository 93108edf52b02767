import type { PeoplePage, ReportUser } from '@campus/contracts/analytics/functions';
import { pick } from '@campus/domain/core/pick';

/** The columns of the pages that do not show all that the account shows of people. */
const columnsOf: Partial<Record<PeoplePage, readonly (keyof ReportUser)[]>> = {
  members: ['userId', 'displayname', 'email'],
  roomActivity: ['userId', 'displayname'],
};

/** Whether a page shows all that the account shows of people. */
export function showsAll(page: PeoplePage): boolean {
  return columnsOf[page] === undefined;
}

/** A person as the page shows them: what it does not show is empty. */
export function asShownOn(page: PeoplePage, user: ReportUser): ReportUser {
  const shown = columnsOf[page];
  return shown ? { ...blank, ...pick(user, shown) } : user;
}

const blank = { userId: '', displayname: '', email: '', firstname: '', lastname: '', teamId: '' };
