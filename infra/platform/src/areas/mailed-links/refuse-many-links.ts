import { AppError } from '@campus/contracts/core/app-error';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { MailedLinkPurpose } from '../../foundation/schema/tables/mailed-link.ts';

const mailsPerUser = 5;

/**
 * Throws `tooMany` if a user was mailed five links of a purpose within 15 minutes. Repeated email changes
 * must not flood other people's mailboxes.
 */
export async function refuseManyLinks(
  sql: Queryable,
  userId: string,
  purpose: MailedLinkPurpose,
): Promise<void> {
  const recent = await sql.one<{ seconds: number }>(
    `select ceil(extract(epoch from "createdAt" + interval '15 minutes' - now()))::int as seconds
     from "MailedLink"
     where "user" = $1 and purpose = $2 and "createdAt" > now() - interval '15 minutes'
     order by "createdAt" desc offset $3 limit 1`,
    [userId, purpose, mailsPerUser - 1],
  );
  if (recent) throw new AppError('tooMany', 'request.tooMany', { seconds: Math.max(1, recent.seconds) });
}
