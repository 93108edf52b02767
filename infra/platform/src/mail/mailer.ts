/** One mail, with both bodies; the sender is the configured one. */
export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string | undefined;
}

export interface Mailer {
  /** Hands a mail to the SMTP server; rejects when it is not accepted. */
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
