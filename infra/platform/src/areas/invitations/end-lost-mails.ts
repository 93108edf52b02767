import { reason } from '@campus/contracts/core/reasons';
import type { Queryable } from '../../foundation/database/sql.ts';
import { invitationMailJob } from './mail-invitation.ts';

/**
 * Marks invitations as failed if their mail will never be sent: the processes that tried died, or the job no
 * longer exists. Returns their number.
 */
export async function endLostMails(sql: Queryable): Promise<number> {
  const ended = await sql.one<{ count: number }>(
    `with ended as (
       update "Invitation" i set status = 'error', message = $2, "updatedAt" = now()
       where i.status = 'processing' and i."updatedAt" < now() - interval '10 minutes' and not exists (
         select from jobs.job j
         where j.name = $1 and j.singleton_key = i."objectId" and j.state < 'completed'
       ) returning 1
     ) select count(*)::int as count from ended`,
    [invitationMailJob, JSON.stringify(reason('invitations.mailLost'))],
  );
  return ended?.count ?? 0;
}
