import { isIP } from 'node:net';
import { AppError } from '@campus/contracts/core/app-error';
import type { PlatformConfig } from '../../foundation/config.ts';

/** The relying party of passkeys: the console at its configured address. */
export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

/**
 * Returns the console's relying party; undefined at an IP address, because browsers support passkeys only for
 * domains.
 */
export function relyingPartyOf({
  publicUrl,
  brand,
}: Pick<PlatformConfig, 'publicUrl' | 'brand'>): RelyingParty | undefined {
  const { hostname, origin } = new URL(publicUrl);
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return undefined;
  return { id: hostname, name: brand, origin };
}

/**
 * Returns the console's relying party. Throws `secondFactor.passkeys.notOffered` if its address does not
 * support passkeys.
 */
export function requireRelyingParty(config: Pick<PlatformConfig, 'publicUrl' | 'brand'>): RelyingParty {
  const party = relyingPartyOf(config);
  if (!party) throw new AppError('conflict', 'secondFactor.passkeys.notOffered');
  return party;
}
