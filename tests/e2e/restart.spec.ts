import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { caption, findMember, openAllMembers, signIn } from '../support/console-page.ts';
import { killProcessesOf, ownEnvironment, startStackProcess } from '../support/stack-process.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test('a stack killed outright comes back with every change and with the session', async ({ page }) => {
  const folder = await makeTemporaryFolder();
  const env = await ownEnvironment(path.join(folder, 'data'));
  const consoleUrl = `http://localhost:${env.PORT}`;
  const first = startStackProcess(env);
  try {
    await first.ready;
    await signIn(page, 'owner', consoleUrl);
    const row = await findMember(page, 'leader@campus.test');
    await row.getByRole('gridcell').nth(2).click();
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Survivor');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Last Name of leader@campus.test saved.')).toBeAttached();

    await killProcessesOf(folder);
    expect(await first.exitCode).toBeNull();
    await expect(page.request.get(`${consoleUrl}/healthz`)).rejects.toThrow(/ECONNREFUSED/);

    const second = startStackProcess(env);
    await second.ready;
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'leader@campus.test' })).toContainText('Survivor');
    await openAllMembers(page);
    await expect(caption(page)).toHaveText('1–25 of 250');
  } finally {
    await killProcessesOf(folder);
    await rm(folder, { recursive: true });
  }
});
