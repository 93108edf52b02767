import { AppError } from '@campus/contracts/core/app-error';
import type { Services } from '../../call/services.ts';
import { type Queryable, type Sql, violates } from '../../foundation/database/sql.ts';
import { recordSuspendedAddress } from '../identity/suspended-addresses.ts';

/**
 * Changes a user's email. Refuses an email that another user has. Where the user is suspended, the present one stays
 * recorded.
 */
export async function giveEmail(
  { sql, config }: { sql: Sql; config: Pick<Services['config'], 'tokenSecret'> },
  userId: string,
  { email, verified }: { email: string; verified: boolean },
): Promise<void> {
  await recordSuspendedAddress(sql, config.tokenSecret, userId);
  try {
    await sql.transaction((attempt) =>
      attempt.query(
        'update "_User" set email = $2, email_verified = $3, "updatedAt" = now() where "objectId" = $1',
        [userId, email, verified],
      ),
    );
  } catch (error) {
    if (violates(error, '_User_unique_email')) throw new AppError('conflict', 'email.taken');
    throw error;
  }
}

/**
 * Whether another person can still reclaim this address after an email change. It must not be given away
 * until then, because the new owner could block the objection. Call this after taking the address: the unique
 * index has then revealed any concurrent change.
 */
export async function isHeldForObjection(sql: Queryable, email: string, userId: string): Promise<boolean> {
  const held = await sql.one(
    `select 1 from "MailedLink" l join "_User" u on u."objectId" = l."user"
     where l.email = $1 and l.purpose = 'emailObjection' and l."user" <> $2 and l."usedAt" is null
       and l."expiresAt" > now()`,
    [email, userId],
  );
  return held !== undefined;
}
