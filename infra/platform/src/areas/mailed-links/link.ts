import type { PlatformConfig } from '../../foundation/config.ts';
import type { MailedLinkPurpose } from '../../foundation/schema/tables/mailed-link.ts';
import { secretOf } from '../../foundation/secret.ts';

type Lifetimes = Pick<PlatformConfig, 'verificationDays' | 'resetMinutes' | 'objectionDays'>;

/** The configuration needed for a link. */
export type LinkConfig = Lifetimes & Pick<PlatformConfig, 'tokenSecret' | 'publicUrl'>;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const lifetimes: Record<MailedLinkPurpose, (config: Lifetimes) => number> = {
  verification: (config) => config.verificationDays * day,
  passwordReset: (config) => config.resetMinutes * minute,
  emailChange: (config) => config.verificationDays * day,
  emailObjection: (config) => config.objectionDays * day,
};

const paths: Record<MailedLinkPurpose, string> = {
  verification: 'verify',
  passwordReset: 'reset-password',
  emailChange: 'new-email',
  emailObjection: 'email-change',
};

/** Returns the expiry of a link of this purpose that is issued now. */
export function expiryOf(config: Lifetimes, purpose: MailedLinkPurpose): Date {
  return new Date(Date.now() + lifetimes[purpose](config));
}

/** Derives the secret of a link. It depends on the purpose, so no link works for two. */
export function linkSecret(
  { tokenSecret }: Pick<PlatformConfig, 'tokenSecret'>,
  purpose: MailedLinkPurpose,
  seed: string,
): string {
  return secretOf(tokenSecret, `${purpose}:${seed}`);
}

/** Returns the link, which is only mailed to the user. */
export function linkOf(
  config: Pick<PlatformConfig, 'tokenSecret' | 'publicUrl'>,
  purpose: MailedLinkPurpose,
  seed: string,
): string {
  return `${config.publicUrl}/${paths[purpose]}/${linkSecret(config, purpose, seed)}`;
}
