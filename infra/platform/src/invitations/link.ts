import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { PlatformConfig } from '../config.ts';

/** What is stored of one issue of an invitation's link. A new issue ends the former link. */
export interface Issue {
  tokenSeed: string;
  tokenHash: string;
  expiresAt: Date;
}

const day = 24 * 60 * 60 * 1000;

/** Issues a new link, good for the configured number of days from now. */
export function newIssue(config: Pick<PlatformConfig, 'tokenSecret' | 'invitationDays'>): Issue {
  const tokenSeed = randomBytes(24).toString('base64url');
  return {
    tokenSeed,
    tokenHash: hashOf(secretOf(config, tokenSeed)),
    expiresAt: new Date(Date.now() + config.invitationDays * day),
  };
}

/** The hash by which the invitation of a link's secret is found. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The link that is sent to the invited person, and to nobody else. */
export function linkOf(config: Pick<PlatformConfig, 'tokenSecret' | 'publicUrl'>, tokenSeed: string): string {
  return `${config.publicUrl}/invitation/${secretOf(config, tokenSeed)}`;
}

function secretOf({ tokenSecret }: Pick<PlatformConfig, 'tokenSecret'>, tokenSeed: string): string {
  return createHmac('sha256', tokenSecret).update(tokenSeed).digest('base64url');
}
