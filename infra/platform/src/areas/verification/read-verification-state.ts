import type { getVerificationState } from '@campus/contracts/verification/functions';
import type * as z from 'zod';
import type { Queryable } from '../../ground/database/sql.ts';

type VerificationState = z.input<typeof getVerificationState.output>;

interface Row extends Omit<VerificationState, 'currentVerificationData'> {
  lastEmailSentAt: string | null;
}

/** The verification state of a user; undefined if there is no such user. */
export async function readVerificationState(
  sql: Queryable,
  userId: string,
): Promise<VerificationState | undefined> {
  const row = await sql.one<Row>(
    `select coalesce(u.email, '') as email, coalesce(u.firstname, '') as firstname,
       coalesce(u.lastname, '') as lastname, coalesce(u.email_verified, false) as email_verified,
       u."currentVerificationData" ->> 'lastEmailSentAt' as "lastEmailSentAt",
       array(
         select r.name from "_Join:users:_Role" held join "_Role" r on r."objectId" = held."owningId"
         where held."relatedId" = u."objectId" order by r.name
       ) as roles
     from "_User" u where u."objectId" = $1`,
    [userId],
  );
  if (!row) return undefined;
  const { lastEmailSentAt, ...state } = row;
  return { ...state, currentVerificationData: { lastEmailSentAt } };
}
