import { AppError } from '@campus/contracts/core/app-error';
import { type Queryable, type Sql, violates } from '../../foundation/database/sql.ts';

/** Gives a user another email. Refuses an email that another user has. */
export async function giveEmail(
  sql: Sql,
  userId: string,
  { email, verified }: { email: string; verified: boolean },
): Promise<void> {
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
 * Whether another person may still reclaim this address, from which an email was changed. The address must
 * not be given away until then; otherwise the new owner could void the objection. Call this after taking
 * the address: then the unique index has shown any concurrent change.
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
