import { AppError } from '@campus/contracts/core/app-error';
import { refuseGoogleAccount } from '@campus/domain/sso/providers';
import type { VerifiedIdentity } from '@campus/identity-providers/verify';
import type { Queryable } from '../../foundation/database/sql.ts';
import { storedGoogleSettings } from '../../foundation/records/stored-providers.ts';

/** How a world signs people in by Google. */
export interface GoogleSettings {
  enabled: boolean;
  /** The accepted domains, without '@'. */
  whitelistedDomains: string[];
}

/** The settings of the world with this name; an unknown one has it switched off. */
export async function readGoogleSettings(sql: Queryable, serverConfigName: string): Promise<GoogleSettings> {
  const config = await sql.one<{ googleSettings: unknown }>(
    'select "googleSettings" from "ServerConfig" where name = $1',
    [serverConfigName],
  );
  return storedGoogleSettings.parse(config?.googleSettings);
}

/** Throws unless a Google account is of one of these domains, with an email that Google has verified. */
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
