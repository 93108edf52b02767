import { text } from '@campus/contracts/core/messages';
import { expect, type Page, test } from '@playwright/test';
import { browserStackEnvironment } from '../support/browser-stack.ts';
import { caption, cellOf, findMember, openAllMembers, signIn } from '../support/console-page.ts';
import { invite, registerThroughMail } from '../support/invitation-journey.ts';

const { INBOX_PORT } = await browserStackEnvironment();
const noor = { email: 'noor.lindqvist@guests.campus.test', firstName: 'Noor', lastName: 'Lindqvist' };

test('an administrator edits a member, invites a person, and finds that person among the members', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  await openAllMembers(page);
  await expect(caption(page)).toHaveText('1–25 of 250');
  await editFirstName(page, 'leader@campus.test', 'Leonie');

  await invite(page, noor);
  const visitor = await browser.newContext();
  await registerThroughMail(await visitor.newPage(), `http://localhost:${INBOX_PORT}/`, noor);
  await visitor.close();

  const row = await findMember(page, noor.email);
  await expect(row).toContainText('Lindqvist');
  await expect(row).toContainText('Member');
});

async function editFirstName(page: Page, email: string, firstName: string): Promise<void> {
  const row = await findMember(page, email);
  await cellOf(row, 'First Name').click();
  await page.getByRole('textbox', { name: 'First Name' }).fill(firstName);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('accounts.updated', { name: 'Demo Leader' }))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(firstName);
}
