import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { issueMailedLink } from '../mailed-links/issue-link.ts';
import { type EmailEvent, enqueueNotice } from './mail-notice.ts';

/** Notifies a user's current or previous address about the change, with a link to object. */
export async function notifyOldAddress(
  sql: Queryable,
  services: Pick<Services, 'config' | 'jobs'>,
  {
    userId,
    previous: { email, verified },
    event,
  }: { userId: string; previous: { email: string; verified: boolean }; event: EmailEvent },
): Promise<void> {
  if (verified) await issueMailedLink(sql, services, { purpose: 'emailObjection', userId, email });
  // An unverified address may belong to a stranger. It gets the notice, but no link to undo the change.
  else if (email !== '') await enqueueNotice(services.jobs, sql, { email, event });
}
