import { type Reason, reason } from '@campus/contracts/core/reasons';
import type { Queryable } from '../../foundation/database/sql.ts';

/**
 * Marks the invitation of a bounced mail as failed, unless it was accepted, deleted, or resent since. The
 * message id identifies one issue of its link, by the start of the hash. Returns whether there is such an
 * invitation.
 */
export async function failBounced(sql: Queryable, issue: string, why: string): Promise<boolean> {
  // The first condition can use the index of full hashes.
  const failed = await sql.one(
    `update "Invitation" set status = 'error', message = $2, "updatedAt" = now()
     where "tokenHash" between $1 and $1 || 'g' and starts_with("tokenHash", $1)
       and status in ('pending', 'processing') returning "objectId"`,
    [issue, JSON.stringify(failureOf(why))],
  );
  return failed !== undefined;
}

function failureOf(why: string): Reason {
  return why === '' ? reason('invitations.mailReturned') : reason('invitations.mailFailed', { reason: why });
}
