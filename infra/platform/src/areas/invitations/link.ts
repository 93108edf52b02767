import { isWebAddress } from '@campus/domain/core/web-address';
import type { PlatformConfig } from '../../foundation/config.ts';
import { hashOf, newSeed, secretOf } from '../../foundation/secret.ts';

/** The stored data of one issue of an invitation link. A new issue makes the previous link invalid. */
export interface Issue {
  tokenSeed: string;
  tokenHash: string;
  expiresAt: Date;
}

const day = 24 * 60 * 60 * 1000;

/** Issues a new link, valid for the configured number of days. */
export function newIssue(config: Pick<PlatformConfig, 'tokenSecret' | 'invitationDays'>): Issue {
  const tokenSeed = newSeed();
  return {
    tokenSeed,
    tokenHash: hashOf(secretOf(config.tokenSecret, tokenSeed)),
    expiresAt: new Date(Date.now() + config.invitationDays * day),
  };
}

/**
 * Returns the link, which only the invited person receives. It opens the console, unless the account has its
 * own invitation address, which must then forward there.
 */
export function linkOf(
  { tokenSecret, publicUrl }: Pick<PlatformConfig, 'tokenSecret' | 'publicUrl'>,
  { tokenSeed, customInvitationUrl }: { tokenSeed: string; customInvitationUrl: string },
): string {
  const url = new URL(isWebAddress(customInvitationUrl) ? customInvitationUrl : `${publicUrl}/invitation`);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${secretOf(tokenSecret, tokenSeed)}`;
  return url.href;
}
