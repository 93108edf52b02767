import { text } from '@campus/contracts/core/text';
import type { ApiCredential } from '@campus/contracts/credentials/credentials';
import { addressText } from '../../../lib/address-text.ts';
import { formatAgo } from '../../../lib/format.ts';

/** Describes the last use of a credential: "Last used 3 minutes ago from 203.0.113.7". */
export function lastUseOf({ lastUsed }: Pick<ApiCredential, 'lastUsed'>): string {
  if (!lastUsed) return text('credentials.unused');
  return text('credentials.lastUsed', {
    ago: formatAgo(lastUsed.at),
    address: addressText(lastUsed.address),
  });
}
