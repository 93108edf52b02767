import { AppError } from '@campus/contracts/core/app-error';
import type { verifyEmail as wireVerifyEmail } from '@campus/contracts/verification/functions';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { findMailedLink, redeemMailedLink } from '../mailed-links/redeem-link.ts';

type Answer = z.input<typeof wireVerifyEmail.output>;

/** Verifies the address a link was mailed to, if it still is its user's. */
export async function verifyEmail(
  { sql, audit, user: caller }: Pick<Call, 'sql' | 'audit' | 'user'>,
  code: string,
): Promise<Answer> {
  const link = await findMailedLink(sql, 'verification', code);
  if (!link || link.email !== link.user.email) throw new AppError('invalid', 'verification.codeInvalid');
  const { email, serverConfigName, user } = link;
  audit.note({
    actor: caller ?? { id: user.id, email },
    target: { type: 'user', id: user.id, label: email },
  });
  const alreadyVerified = user.emailVerified;
  if (!alreadyVerified) {
    if (!(await redeemMailedLink(sql, link))) throw new AppError('invalid', 'verification.codeInvalid');
    await markVerified(sql, user.id);
    audit.note({ before: { emailVerified: false }, after: { emailVerified: true } });
  }
  return { loggedInToEmailToVerify: caller?.id === user.id, email, serverConfigName, alreadyVerified };
}

async function markVerified(sql: Queryable, userId: string): Promise<void> {
  await sql.query('update "_User" set email_verified = true, "updatedAt" = now() where "objectId" = $1', [
    userId,
  ]);
}
