import type { PlatformConfig } from '../../foundation/config.ts';
import { secretOf } from '../../foundation/secret.ts';

/** Derives the secret of the link that asks for consent. No link of another kind has the same secret. */
export function senderSecret({ tokenSecret }: Pick<PlatformConfig, 'tokenSecret'>, seed: string): string {
  return secretOf(tokenSecret, `sender:${seed}`);
}

/** Returns the link, which is mailed only to the address that it is about. */
export function senderLink(config: Pick<PlatformConfig, 'tokenSecret' | 'publicUrl'>, seed: string): string {
  return `${config.publicUrl}/sender/${senderSecret(config, seed)}`;
}
