import type { UsedCredential } from './identify-credential.ts';
import type { Services } from './services.ts';

const seconds = 10;

/** SQL statements that date the use of a secret of credential $1 from address $2. */
export const datingUse: Record<UsedCredential['secret'], string> = {
  present: 'update api_credential set "lastUsedAt" = now(), "lastUsedAddress" = $2 where id = $1',
  previous: 'update api_credential set "previousUsedAt" = now(), "previousUsedAddress" = $2 where id = $1',
};

/**
 * Updates the last use of a credential's secret, accurate to some seconds. The call neither waits for it nor fails
 * with it.
 */
export function noteCredentialUse(
  { sql, log }: Pick<Services, 'sql' | 'log'>,
  { id, secret, lastUsedAt, lastUsedAddress }: UsedCredential,
  address: string,
): void {
  const isRecent = lastUsedAt !== null && Date.now() - lastUsedAt.getTime() < seconds * 1000;
  if (isRecent && lastUsedAddress === address) return;
  sql
    .query(datingUse[secret], [id, address])
    .catch((error: unknown) => log.error(error, 'use of a credential'));
}
