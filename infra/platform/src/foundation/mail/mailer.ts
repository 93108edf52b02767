import { createTransport } from 'nodemailer';
import type { PlatformConfig } from '../config.ts';
import { addressOf } from './address.ts';
import { type MailContent, renderHtml, renderText } from './layout.ts';

/** A mail, sent as HTML and plain text. */
export interface MailMessage extends MailContent {
  /** Replaces the configured sender. Bounces still go to the configured one. */
  from?: { name: string; address: string } | undefined;
  to: string;
  replyTo?: string | undefined;
  /** Identifies the mail, so that the recipient's mail program recognizes a repeated one. */
  messageId?: string | undefined;
  attachments?: readonly MailAttachment[];
  /** The page where the recipient unsubscribes. Mail programs offer it (List-Unsubscribe, RFC 2369). */
  stopAt?: string | undefined;
}

export interface MailAttachment {
  name: string;
  type: string;
  content: Uint8Array;
}

export interface Mailer {
  /** Sends a mail to the SMTP server. Rejects if the server does not accept it. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/**
 * The reason why the mail server did not accept a mail. It omits the error code, which could look like a lost
 * database connection.
 */
class MailServerError extends Error {
  /**
   * Whether the server refused the mail itself, rather than the connection, its encryption, or our
   * credentials.
   */
  readonly isForGood: boolean;

  constructor(cause: Error & { code?: unknown; responseCode?: unknown }) {
    super(cause.message, { cause });
    const isOfMail = cause.code === 'EENVELOPE' || cause.code === 'EMESSAGE';
    this.isForGood = isOfMail && typeof cause.responseCode === 'number' && cause.responseCode >= 500;
  }
}

/** How an attempt to send a mail ended: `refused` for good by the mail server, or `failed` and tried again. */
export type MailOutcome = 'sent' | 'failed' | 'refused';

/**
 * Opens a connection pool for the configured SMTP server. It connects on the first mail. `observe` is called
 * after each attempt.
 */
export function openMailer(
  {
    smtpUrl,
    smtpNeedsTls,
    smtpConnections,
    mailFrom,
    brand,
  }: Pick<PlatformConfig, 'smtpUrl' | 'smtpNeedsTls' | 'smtpConnections' | 'mailFrom' | 'brand'>,
  observe: (outcome: MailOutcome) => void = () => undefined,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: smtpNeedsTls,
    pool: true,
    maxConnections: smtpConnections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Mails come from our own templates, so nothing in them may load a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ from, to, replyTo, messageId, stopAt, attachments = [], ...content }) => {
      // An address passed as an object cannot inject another recipient.
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
      await sent.catch((cause: Error) => {
        const error = new MailServerError(cause);
        observe(error.isForGood ? 'refused' : 'failed');
        throw error;
      });
      observe('sent');
    },
    close: () => transport.close(),
  };
}

function messageIdDomain(mailFrom: string): string {
  return addressOf(mailFrom).split('@')[1] || 'localhost';
}

/** Whether the mail server refused the mail permanently (5xx), so that a retry cannot help. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof MailServerError && error.isForGood;
}
