import { isWebAddress } from '@campus/domain/core/web-address';
import type { PlatformConfig } from '../../foundation/config.ts';
import { hashOf, newSeed, secretOf } from '../../foundation/secret.ts';

/** The stored part of one issue of an invitation's link. A new issue ends the previous link. */
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
 * The link, which is sent to the invited person only. It leads to the console, unless the account has its
 * own address for invitations, which must then lead there.
 */
export function linkOf(
  { tokenSecret, publicUrl }: Pick<PlatformConfig, 'tokenSecret' | 'publicUrl'>,
  { tokenSeed, customInvitationUrl }: { tokenSeed: string; customInvitationUrl: string },
): string {
  const url = new URL(isWebAddress(customInvitationUrl) ? customInvitationUrl : `${publicUrl}/invitation`);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${secretOf(tokenSecret, tokenSeed)}`;
  return url.href;
}
