import { AppError } from '@campus/contracts/core/app-error';
import { refuseGoogleAccount } from '@campus/domain/sso/providers';
import type { VerifiedIdentity } from '@campus/identity-providers/verify';
import type { Queryable } from '../../foundation/database/sql.ts';
import { storedGoogleSettings } from '../../foundation/records/stored-providers.ts';

/** The Google sign-in settings of a world. */
export interface GoogleSettings {
  enabled: boolean;
  /** The accepted domains, without '@'. */
  whitelistedDomains: string[];
}

/** Returns the settings of the named world. For an unknown world, Google is off. */
export async function readGoogleSettings(sql: Queryable, serverConfigName: string): Promise<GoogleSettings> {
  const config = await sql.one<{ googleSettings: unknown }>(
    'select "googleSettings" from "ServerConfig" where name = $1',
    [serverConfigName],
  );
  return storedGoogleSettings.parse(config?.googleSettings);
}

/** Throws unless a Google account belongs to one of these domains and Google has verified its email. */
export function refuseOtherDomains(
  identity: Pick<VerifiedIdentity, 'email' | 'emailVerified' | 'hostedDomain'>,
  domains: readonly string[],
): void {
  const refusal = refuseGoogleAccount(identity, domains);
  if (!refusal) return;
  if (refusal !== 'sso.google.domain') throw new AppError('forbidden', refusal);
  const [last = '', ...others] = domains.map((domain) => `@${domain}`).reverse();
  const named = others.length === 0 ? last : `${others.reverse().join(', ')} or ${last}`;
  throw new AppError('forbidden', refusal, { domains: named });
}
