import { text } from '@campus/contracts/core/text';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { MailContent } from '../../foundation/mail/layout.ts';
import type { MailedLinkPurpose } from '../../foundation/schema/tables/mailed-link.ts';

export interface LinkMail {
  config: Pick<
    PlatformConfig,
    'brand' | 'supportEmail' | 'verificationDays' | 'resetMinutes' | 'objectionDays'
  >;
  /** The user's name for the greeting; may be empty. */
  firstName: string;
  /** The address that receives the link. */
  to: string;
  /** The user's current email. */
  email: string;
  /** The email that the user last requested. */
  wantedEmail: string;
  link: string;
  /** The organization of the world that the link leads to; empty for none. */
  organizationName: string;
}

type Parts = Omit<MailContent, 'button'> & { label: string };

/** Composes the mail that contains a link for a user. */
export function composeLinkMail(purpose: MailedLinkPurpose, mail: LinkMail): MailContent {
  const { label, paragraphs, ...rest } = parts[purpose](mail);
  return {
    ...rest,
    paragraphs: [text('mail.greeting', { name: greeted(purpose, mail) }), ...paragraphs],
    button: { label, url: mail.link },
  };
}

/** A new address may be mistyped and belong to a stranger, who must not learn the name. */
function greeted(purpose: MailedLinkPurpose, { firstName }: LinkMail): string {
  return purpose === 'emailChange' ? '' : firstName;
}

const parts: Record<MailedLinkPurpose, (mail: LinkMail) => Parts> = {
  verification: ({ config, email, organizationName }) => ({
    subject: text('verification.mail.subject', { place: organizationName || config.brand }),
    title: text('verification.mail.title'),
    paragraphs: [text('verification.mail.body', { place: organizationName || config.brand, email })],
    label: text('verification.mail.button'),
    notes: [
      text('verification.mail.expiry', { days: config.verificationDays }),
      text('verification.mail.ignore', { support: config.supportEmail }),
    ],
  }),
  passwordReset: ({ config, email }) => ({
    subject: text('password.mail.subject', config),
    title: text('password.mail.title'),
    paragraphs: [text('password.mail.body', { brand: config.brand, email })],
    label: text('password.mail.button'),
    notes: [
      text('password.mail.expiry', { minutes: config.resetMinutes }),
      text('password.mail.ignore', { support: config.supportEmail }),
    ],
  }),
  emailChange: ({ config, to }) => ({
    subject: text('email.confirm.mail.subject', config),
    title: text('email.confirm.mail.title'),
    paragraphs: [
      text('email.confirm.mail.body', { brand: config.brand, email: to }),
      text('email.confirm.mail.until'),
    ],
    label: text('email.confirm.mail.button'),
    notes: [
      text('verification.mail.expiry', { days: config.verificationDays }),
      text('email.confirm.mail.ignore', { support: config.supportEmail }),
    ],
  }),
  emailObjection: ({ config, to, email, wantedEmail }) => {
    const isAsked = to === email;
    const texts = isAsked ? 'email.asked.mail' : 'email.mail';
    return {
      subject: text(`${texts}.subject`, config),
      title: text(`${texts}.title`),
      paragraphs: [
        text(`${texts}.body`, { brand: config.brand, email: isAsked ? wantedEmail : email }),
        text('email.mail.consequence'),
      ],
      label: text('email.mail.button'),
      notes: [text('email.mail.expiry', { days: config.objectionDays })],
    };
  },
};
