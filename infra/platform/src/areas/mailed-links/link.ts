import type { PlatformConfig } from '../../ground/config.ts';
import { secretOf } from '../../ground/secret.ts';

/** What a link mailed to a user is good for. */
export type MailedLinkPurpose = 'verification' | 'passwordReset' | 'emailObjection';

type Lifetimes = Pick<PlatformConfig, 'verificationDays' | 'resetMinutes' | 'objectionDays'>;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const lifetimes: Record<MailedLinkPurpose, (config: Lifetimes) => number> = {
  verification: (config) => config.verificationDays * day,
  passwordReset: (config) => config.resetMinutes * minute,
  emailObjection: (config) => config.objectionDays * day,
};

const paths: Record<MailedLinkPurpose, string> = {
  verification: 'verify',
  passwordReset: 'reset-password',
  emailObjection: 'email-change',
};

/** When a link of this purpose ends that is issued now. */
export function expiryOf(config: Lifetimes, purpose: MailedLinkPurpose): Date {
  return new Date(Date.now() + lifetimes[purpose](config));
}

/** The secret in a link. It depends on the purpose: no link is good for two. */
export function linkSecret(
  { tokenSecret }: Pick<PlatformConfig, 'tokenSecret'>,
  purpose: MailedLinkPurpose,
  seed: string,
): string {
  return secretOf(tokenSecret, `${purpose}:${seed}`);
}

/** The link that is mailed to the user, and to nobody else. */
export function linkOf(
  config: Pick<PlatformConfig, 'tokenSecret' | 'publicUrl'>,
  purpose: MailedLinkPurpose,
  seed: string,
): string {
  return `${config.publicUrl}/${paths[purpose]}/${linkSecret(config, purpose, seed)}`;
}
