import { expect } from '@playwright/test';
import { mailsTo } from './mail.ts';

/** The first path segment of a mailed link. */
type LinkPath = 'verify' | 'reset-password' | 'email-change' | 'new-email' | 'invitation' | 'sender';

/** Waits for `count` mails to an address with a link to this path. Returns the link in the newest. */
export async function mailedLink(email: string, path: LinkPath, count = 1): Promise<string> {
  let links: string[] = [];
  await expect
    .poll(async () => {
      links = await linksTo(email, path);
      return links.length;
    }, `mails to ${email} with a link to /${path}/`)
    .toBeGreaterThanOrEqual(count);
  return links[0] ?? '';
}

async function linksTo(email: string, path: LinkPath): Promise<string[]> {
  const link = new RegExp(`https?://\\S+/${path}/[\\w-]+`);
  return (await mailsTo(email)).flatMap(({ text }) => link.exec(text) ?? []);
}
