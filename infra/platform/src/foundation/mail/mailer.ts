import { createTransport } from 'nodemailer';
import type { PlatformConfig } from '../config.ts';
import { addressOf } from './address.ts';
import { type MailContent, renderHtml, renderText } from './layout.ts';

/** One mail. It is sent as HTML and as plain text. */
export interface MailMessage extends MailContent {
  /** The sender, in place of the configured one. Bounces still go to the configured sender. */
  from?: { name: string; address: string } | undefined;
  to: string;
  replyTo?: string | undefined;
  /** Identifies the mail. A receiver recognizes a mail sent again with the same id. */
  messageId?: string | undefined;
  attachments?: readonly MailAttachment[];
  /** The page on which its receiver stops such mails, as mail programs offer it (List-Unsubscribe, RFC 2369). */
  stopAt?: string | undefined;
}

export interface MailAttachment {
  name: string;
  type: string;
  content: Uint8Array;
}

export interface Mailer {
  /** Hands a mail to the SMTP server; rejects when it is not accepted. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** Why the mail server did not take a mail. Without the code of its cause, it is not taken for a lost database. */
class MailServerError extends Error {
  /** Whether the server refused the mail itself, and not the connection, its encryption, or our credentials. */
  readonly isForGood: boolean;

  constructor(cause: Error & { code?: unknown; responseCode?: unknown }) {
    super(cause.message, { cause });
    const isOfMail = cause.code === 'EENVELOPE' || cause.code === 'EMESSAGE';
    this.isForGood = isOfMail && typeof cause.responseCode === 'number' && cause.responseCode >= 500;
  }
}

/** Opens a pool of connections to the configured SMTP server; nothing is connected before the first mail. */
export function openMailer({
  smtpUrl,
  smtpNeedsTls,
  smtpConnections,
  mailFrom,
  brand,
}: Pick<PlatformConfig, 'smtpUrl' | 'smtpNeedsTls' | 'smtpConnections' | 'mailFrom' | 'brand'>): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: smtpNeedsTls,
    pool: true,
    maxConnections: smtpConnections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Mails are built from our own templates: nothing in one may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ from, to, replyTo, messageId, stopAt, attachments = [], ...content }) => {
      // As an object, an address cannot smuggle in another recipient.
      const recipient = { name: '', address: to };
      const sent = transport.sendMail({
        from: from ?? mailFrom,
        ...(from && { sender: mailFrom, envelope: { from: addressOf(mailFrom), to: [recipient] } }),
        to: recipient,
        subject: content.subject,
        html: renderHtml(brand, content),
        text: renderText(brand, content),
        attachments: attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content),
        })),
        ...(messageId && { messageId: `<${messageId}@${messageIdDomain(mailFrom)}>` }),
        ...(stopAt && { list: { unsubscribe: stopAt } }),
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      });
      await sent.catch((error: Error) => {
        throw new MailServerError(error);
      });
    },
    close: () => transport.close(),
  };
}

function messageIdDomain(mailFrom: string): string {
  return addressOf(mailFrom).split('@')[1] || 'localhost';
}

/** Whether the mail server refused the mail permanently (5xx), so that a retry is useless. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof MailServerError && error.isForGood;
}
