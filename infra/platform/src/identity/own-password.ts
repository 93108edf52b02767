import { AppError } from '@campus/contracts/app-error';
import type { Call } from '../cloud/define.ts';
import { passwordMatches } from './passwords.ts';

/**
 * Throws unless this is the caller's own password. Call it before the transaction of a change begins: it takes
 * long. Returns the hash it was compared with.
 */
export async function verifyOwnPassword(
  { services, user }: Pick<Call, 'services' | 'origin'> & { user: { id: string; email: string } },
  password: string,
): Promise<string> {
  const stored = await services.sql.one<{ passwordHash: string | null }>(
    'select "_hashed_password" as "passwordHash" from "_User" where "objectId" = $1',
    [user.id],
  );
  if (!stored?.passwordHash) throw new AppError('conflict', 'password.none');
  if (!(await passwordMatches(password, stored.passwordHash)))
    throw new AppError('invalid', 'password.currentWrong');
  return stored.passwordHash;
}
