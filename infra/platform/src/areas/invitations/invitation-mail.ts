import { text } from '@campus/contracts/core/text';
import type { emailData } from '@campus/contracts/invitations/invitations';
import { defaultButtonText } from '@campus/domain/invitations/invitations';
import type * as z from 'zod';
import type { MailContent } from '../../foundation/mail/layout.ts';
import { paragraphsOf } from '../../foundation/mail/paragraphs.ts';

export interface InvitationMail {
  brand: string;
  support: string;
  organization: string;
  inviter: string;
  /** The invited person's name for the greeting; may be empty. */
  invitee: string;
  link: string;
  expiresAt: Date;
  /** The inviter's custom texts. Empty texts are replaced by ours. */
  custom: z.output<typeof emailData>;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Composes the mail with an invitation link. */
export function composeInvitation(mail: InvitationMail): MailContent {
  const { invitee, link, expiresAt, custom } = mail;
  return {
    subject: oneLine(custom.subject || text('invitations.mail.subject', mail)),
    title: oneLine(custom.title || text('invitations.mail.title', mail)),
    // A custom text includes its own greeting.
    paragraphs: custom.body
      ? paragraphsOf(custom.body)
      : [text('mail.greeting', { name: invitee }), text('invitations.mail.body', mail)],
    button: {
      label: oneLine(custom.buttonText || defaultButtonText),
      url: link,
    },
    notes: [
      text('invitations.mail.expiry', { date: longDate.format(expiresAt) }),
      text('invitations.mail.sender', mail),
    ],
  };
}

function oneLine(value: string): string {
  return value.replace(/\s+/gu, ' ').trim();
}
