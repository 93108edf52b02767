import { AppError } from '@campus/contracts/core/app-error';
import type { Call, UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import { enqueuePasswordNotice } from './mail-password-notice.ts';
import { readOwner, refuseWeakPassword } from './new-password.ts';
import { verifyOwnPassword } from './own-password.ts';
import { hashPassword, storePassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

/** A password that can replace another. */
export interface Replacement {
  previousHash: string;
  passwordHash: string;
}

/** Checks the current and the new password, and hashes the new one. This is the slow part. */
export async function prepareOwnPassword(
  call: Pick<Call, 'services' | 'origin'> & { user: UserName },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Replacement> {
  const { sql, config } = call.services;
  refuseWeakPassword(newPassword, await readOwner(sql, call.user.id), config);
  if (newPassword === currentPassword) throw new AppError('invalid', 'password.unchanged');
  const previousHash = await verifyOwnPassword(call, currentPassword);
  return { previousHash, passwordHash: await hashPassword(newPassword) };
}

/**
 * Changes the caller's password, ends all other sessions, and mails a notice. Of simultaneous changes one
 * succeeds; for the others, the given password is no longer current.
 */
export async function changeOwnPassword(
  call: Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName; session: CallSession },
  replacement: Replacement,
): Promise<void> {
  const { sql, audit, services, user, session } = call;
  audit.note({ target: { type: 'user', id: user.id, label: user.email } });
  if (!(await storePassword(sql, user.id, replacement)))
    throw new AppError('invalid', 'password.currentWrong');
  await endSessionsOf(sql, user.id, { except: session.id });
  await enqueuePasswordNotice(services.jobs, sql, { email: user.email, event: 'changed' });
}
