import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { stack } from '../../stack/stack.ts';

const mail = z.object({
  id: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  receivedAt: z.string(),
  messageId: z.string(),
  replyTo: z.string(),
  returnPath: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.string()),
});
export type ReceivedMail = z.output<typeof mail>;

const answer = z.object({ messages: z.array(mail) });

/** The mails delivered to an address, newest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${stack.urls.inbox}/api/messages?to=${encodeURIComponent(address)}`);
  return answer.parse(await response.json()).messages;
}

/** Waits for `count` mails to an address and returns the newest. Fails after twenty seconds. */
export async function waitForMail(
  address: string,
  count = 1,
  isWanted: (mail: ReceivedMail) => boolean = () => true,
): Promise<ReceivedMail> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const [newest, ...older] = (await mailsTo(address)).filter(isWanted);
    if (newest && older.length >= count - 1) return newest;
    await wait(50);
  }
  throw new Error(`No ${count > 1 ? `${count} mails` : 'mail'} to ${address} within twenty seconds`);
}

/** Whether a mail has a link whose path begins with this. */
export function leadsTo(path: string): (mail: ReceivedMail) => boolean {
  return ({ text }) => text.includes(`/${path}/`);
}

/** The secret of the invitation link in a mail: its path after /invitation/. */
export function invitationSecret(received: ReceivedMail): string {
  return secretIn(received, 'invitation');
}

/** The secret of the mail's link whose path begins with this. */
export function secretIn(
  received: ReceivedMail,
  path: 'invitation' | 'verify' | 'reset-password' | 'email-change' | 'new-email' | 'sender',
): string {
  const secret = new RegExp(`/${path}/([A-Za-z0-9_-]+)`).exec(received.text)?.[1];
  if (!secret) throw new Error(`There is no link to /${path}/ in: ${received.text}`);
  return secret;
}

/** A mail's attachment, by default the first, as text without its byte order mark. */
export async function attachedText({ id }: ReceivedMail, index = 0): Promise<string> {
  const response = await fetch(`${stack.urls.inbox}/messages/${id}/attachments/${index}`);
  return response.text();
}
