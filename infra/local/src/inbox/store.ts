import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The number of newest mails to keep. */
const kept = 1000;

/** A mail in the list. */
export interface MailSummary {
  id: string;
  from: string;
  /** The addresses the mail was delivered to, lowercased. */
  to: string[];
  subject: string;
  receivedAt: string;
}

export interface Mail extends MailSummary {
  messageId: string;
  replyTo: string;
  /** The receiver of bounces: the envelope sender. */
  returnPath: string;
  text: string;
  html: string;
  attachments: { name: string; type: string; content: Uint8Array }[];
}

/** The sender and receivers of the SMTP envelope, not those of the mail's headers. */
interface Envelope {
  from: string;
  to: readonly string[];
}

export interface MailStore {
  add(raw: Buffer, envelope: Envelope): Promise<void>;
  /** Newest first. If an address is given, only mails delivered to it. */
  list(recipient?: string): MailSummary[];
  /** The whole mail, or undefined if there is none with this id. */
  read(id: string): Promise<Mail | undefined>;
}

/** Opens a folder of `.eml` files, which mail programs can also read. */
export async function openMailStore(folder: string): Promise<MailStore> {
  const summaries: MailSummary[] = [];
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  for (const file of files.slice(-kept)) summaries.unshift(summaryOf(await load(folder, idOf(file))));

  return {
    async add(raw, { from, to }) {
      const id = `${new Date().toISOString().replace(/\D/g, '')}-${randomBytes(4).toString('hex')}`;
      const delivered = to.map((address) => `Delivered-To: ${address}\r\n`).join('');
      const head = Buffer.from(`Return-Path: <${from}>\r\n${delivered}`);
      const file = path.join(folder, `${id}.eml`);
      await writeFile(`${file}.part`, Buffer.concat([head, raw]), { mode: 0o600 });
      await rename(`${file}.part`, file);
      summaries.unshift(summaryOf(await load(folder, id)));
      for (const old of summaries.splice(kept)) await rm(path.join(folder, `${old.id}.eml`), { force: true });
    },
    list(recipient) {
      const address = recipient?.toLowerCase();
      return summaries.filter((mail) => address === undefined || mail.to.includes(address));
    },
    async read(id) {
      return summaries.some((mail) => mail.id === id) ? load(folder, id) : undefined;
    },
  };
}

async function load(folder: string, id: string): Promise<Mail> {
  const email = await PostalMime.parse(await readFile(path.join(folder, `${id}.eml`)));
  return {
    id,
    from: email.from?.address ?? '',
    to: recipientsOf(email),
    subject: email.subject ?? '',
    receivedAt: timeOf(id),
    messageId: email.messageId ?? '',
    replyTo: email.replyTo?.[0]?.address ?? '',
    returnPath: email.returnPath ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    attachments: email.attachments.map((attachment) => ({
      name: attachment.filename ?? 'attachment',
      type: attachment.mimeType,
      content:
        typeof attachment.content === 'string'
          ? Buffer.from(attachment.content)
          : new Uint8Array(attachment.content),
    })),
  };
}

function recipientsOf(email: Email): string[] {
  return email.headers
    .filter((header) => header.key === 'delivered-to')
    .map((header) => header.value.toLowerCase());
}

function summaryOf({ id, from, to, subject, receivedAt }: Mail): MailSummary {
  return { id, from, to, subject, receivedAt };
}

function idOf(file: string): string {
  return path.basename(file, '.eml');
}

/** An id begins with the time of receipt: 20261121T041300.123Z without its punctuation. */
function timeOf(id: string): string {
  return id.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})-.*$/, '$1-$2-$3T$4:$5:$6.$7Z');
}
