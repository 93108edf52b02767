import type { UsedCredential } from './identify-credential.ts';
import type { Services } from './services.ts';

const seconds = 10;

/**
 * Updates the last use of a credential, accurate to some seconds. The call neither waits for it nor fails
 * with it.
 */
export function noteCredentialUse(
  { sql, log }: Pick<Services, 'sql' | 'log'>,
  { id, lastUsedAt, lastUsedAddress }: UsedCredential,
  address: string,
): void {
  const isRecent = lastUsedAt !== null && Date.now() - lastUsedAt.getTime() < seconds * 1000;
  if (isRecent && lastUsedAddress === address) return;
  sql
    .query('update api_credential set "lastUsedAt" = now(), "lastUsedAddress" = $2 where id = $1', [
      id,
      address,
    ])
    .catch((error: unknown) => log.error(error, 'use of a credential'));
}
