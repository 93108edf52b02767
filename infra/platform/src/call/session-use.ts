import type { CallSession } from './call-session.ts';
import type { Services } from './services.ts';

const minutes = 5;

/**
 * Updates the last use of a session, accurate to some minutes. The call neither waits for it nor fails with
 * it.
 */
export function noteUse(
  { sql, log }: Pick<Services, 'sql' | 'log'>,
  { id, lastUsedAt }: Pick<CallSession, 'id' | 'lastUsedAt'>,
): void {
  if (Date.now() - lastUsedAt.getTime() < minutes * 60_000) return;
  sql
    .query(
      `update "_Session" set "lastUsedAt" = now()
       where "objectId" = $1 and coalesce("lastUsedAt", "createdAt") < now() - interval '1 minute'`,
      [id],
    )
    .catch((error: unknown) => log.error(error, 'use of a session'));
}
