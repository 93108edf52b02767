import type { Access } from '@campus/domain/access/access';
import type { Level } from '@campus/domain/access/levels';
import type { Call, UserName } from './call.ts';
import { accountAccessOf } from './identify.ts';
import { refuseCaller } from './refuse-caller.ts';

/**
 * Returns the caller's current level in the account. While the call waited for a lock, the level or the
 * access may have been removed. Throws if the caller no longer has the required access.
 */
export async function presentLevel(
  { sql, services, user }: Pick<Call, 'sql' | 'services'> & { user: UserName },
  accountId: string,
  access: Access,
): Promise<Level> {
  const actor = await accountAccessOf({ sql, config: services.config }, user.id, accountId);
  refuseCaller(access, actor);
  return actor?.accountAccess?.level ?? 'suspended';
}
