import type { PlatformConfig } from '../../foundation/config.ts';
import { secretOf } from '../../foundation/secret.ts';

/** The secret of the link by which the owner of an address accepts. No link of another kind has the same. */
export function senderSecret({ tokenSecret }: Pick<PlatformConfig, 'tokenSecret'>, seed: string): string {
  return secretOf(tokenSecret, `sender:${seed}`);
}

/** The link, which is mailed to the address in question only. */
export function senderLink(config: Pick<PlatformConfig, 'tokenSecret' | 'publicUrl'>, seed: string): string {
  return `${config.publicUrl}/sender/${senderSecret(config, seed)}`;
}
