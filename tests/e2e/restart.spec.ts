import { rm } from 'node:fs/promises';
import path from 'node:path';
import { invite, registerThroughMail } from '@campus/tests/areas/invitations/invitation-journey';
import {
  caption,
  cellOf,
  demoPassword,
  enterAs,
  findMember,
  openAllMembers,
} from '@campus/tests/browser/console-page';
import { killProcessesOf, ownEnvironment, startStackProcess } from '@campus/tests/stack/stack-process';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { expect, type Page, test } from '@playwright/test';

const tariq = { email: 'tariq.sandoval@guests.campus.test', firstName: 'Tariq', lastName: 'Sandoval' };

let folder: string;
test.beforeEach(async () => {
  folder = await makeTemporaryFolder();
});
test.afterEach(async () => {
  await killProcessesOf(folder);
  await rm(folder, { recursive: true });
});

test('a killed stack comes back with every change, the session, and the link in the mail', {
  tag: '@nightly',
}, async ({ page, browser }) => {
  // Starting a stack with demo data takes minutes on a busy machine.
  test.slow();
  const env = await ownEnvironment(path.join(folder, 'data'));
  const consoleUrl = `http://localhost:${env.PORT}`;
  const first = startStackProcess(env);
  await first.ready;
  await enterAs(page, { email: 'owner@campus.test', password: demoPassword }, consoleUrl);
  await editLastName(page, 'leader@campus.test', 'Survivor');
  await invite(page, tariq);

  await killProcessesOf(folder);
  expect(await first.exitCode).toBeNull();
  const ask = () => page.request.get(`${consoleUrl}/healthz`);
  await expect(() => expect(ask()).rejects.toThrow(/ECONNREFUSED/)).toPass();
  await startStackProcess(env).ready;

  await page.reload();
  await openAllMembers(page);
  await expect(caption(page)).toHaveText('1–25 of 250');
  await expect(await findMember(page, 'leader@campus.test')).toContainText('Survivor');
  const visitor = await browser.newContext();
  await registerThroughMail(await visitor.newPage(), tariq, {
    inboxUrl: `http://localhost:${env.INBOX_PORT}/`,
    organizationName: 'Demo Campus',
  });
  await visitor.close();
  await expect(await findMember(page, tariq.email)).toContainText('Sandoval');
});

async function editLastName(page: Page, email: string, lastName: string): Promise<void> {
  const row = await findMember(page, email);
  await cellOf(row, 'Last Name').click();
  await page.getByRole('textbox', { name: 'Last Name' }).fill(lastName);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ has now been updated\.$/)).toBeVisible();
}
