import { type APIRequestContext, expect } from '@playwright/test';
import { browserStackEnvironment } from './browser-stack.ts';

const { INBOX_PORT } = await browserStackEnvironment();

/** Where a link of the mails leads that a person gets. */
type LinkPath = 'verify' | 'reset-password' | 'email-change' | 'invitation' | 'sender';

/** The link in the newest mail to an address that leads to this path, once there are `count` such mails. */
export async function mailedLink(
  request: APIRequestContext,
  email: string,
  path: LinkPath,
  count = 1,
): Promise<string> {
  let links: string[] = [];
  await expect
    .poll(async () => {
      links = await linksTo(request, email, path);
      return links.length;
    }, `mails to ${email} with a link to /${path}/`)
    .toBeGreaterThanOrEqual(count);
  return links[0] ?? '';
}

async function linksTo(request: APIRequestContext, email: string, path: LinkPath): Promise<string[]> {
  const inbox = `http://localhost:${INBOX_PORT}/api/messages?to=${encodeURIComponent(email)}`;
  const { messages }: { messages: { text: string }[] } = await (await request.get(inbox)).json();
  const link = new RegExp(`https?://\\S+/${path}/[\\w-]+`);
  return messages.flatMap(({ text }) => link.exec(text) ?? []);
}
