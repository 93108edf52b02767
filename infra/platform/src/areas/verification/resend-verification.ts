import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/messages';
import type { Call, UserName } from '../../call/call.ts';
import { sendVerification } from './send-verification.ts';

/** Sends a user the verification mail again, unless the email is verified. */
export async function resendVerification(
  { sql, services, audit }: Pick<Call, 'sql' | 'services' | 'audit'>,
  { id }: UserName,
  serverConfigName: string,
): Promise<{ message: string }> {
  const user = await sql.one<{ email: string; emailVerified: boolean }>(
    `select email, coalesce(email_verified, false) as "emailVerified" from "_User"
     where "objectId" = $1 for update`,
    [id],
  );
  if (!user) throw new AppError('signedOut', 'access.signedOut');
  audit.note({ target: { type: 'user', id, label: user.email } });
  if (user.emailVerified) throw new AppError('conflict', 'verification.alreadyVerified');
  await sendVerification(sql, services, { userId: id, email: user.email, serverConfigName });
  return { message: text('verification.resent') };
}
