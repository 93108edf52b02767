import type { UsedCredential } from './identify-credential.ts';
import type { Services } from './services.ts';

const seconds = 10;

/** Dates the use of a credential, to within some seconds. The call does not wait for it, nor fails with it. */
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
