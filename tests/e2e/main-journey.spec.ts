import { expect, type Page, test } from '@playwright/test';
import { browserStackEnvironment } from '../support/browser-stack.ts';
import { caption, findMember, openAllMembers, openPage, signIn } from '../support/console-page.ts';

const { INBOX_PORT } = await browserStackEnvironment();
const newcomer = { email: 'noor.lindqvist@guests.campus.test', firstName: 'Noor', lastName: 'Lindqvist' };

test('an administrator edits a member, invites a person, and finds that person among the members', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  await openAllMembers(page);
  await expect(caption(page)).toHaveText('1–25 of 250');

  await editFirstName(page, 'leader@campus.test', 'Leonie');

  await invite(page);
  const visitor = await browser.newContext();
  await registerThroughMail(await visitor.newPage());
  await visitor.close();

  const row = await findMember(page, newcomer.email);
  await expect(row).toContainText(newcomer.firstName);
  await expect(row).toContainText('Member');
});

async function editFirstName(page: Page, email: string, firstName: string): Promise<void> {
  const row = await findMember(page, email);
  await row.getByRole('gridcell').nth(1).click();
  await page.getByRole('textbox', { name: 'First Name' }).fill(firstName);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`First Name of ${email} saved.`)).toBeAttached();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(firstName);
}

async function invite(page: Page): Promise<void> {
  await openPage(page, 'Import', 'User Import');
  const form = page.getByRole('form', { name: 'Individual Invite' });
  await form.getByLabel('Email', { exact: true }).fill(newcomer.email);
  await form.getByLabel('First Name').fill(newcomer.firstName);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation is now processing.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: newcomer.email })).toContainText(/pending/i);
}

/** Opens the invitation's mail in the inbox, as its receiver, and follows its button. */
async function registerThroughMail(page: Page): Promise<void> {
  await page.goto(`http://localhost:${INBOX_PORT}/`);
  await page.getByRole('link', { name: newcomer.email }).click();
  const mail = page.frameLocator('iframe');
  const [invitation] = await Promise.all([
    page.waitForEvent('popup'),
    mail.getByRole('link', { name: 'Accept Invitation' }).click(),
  ]);
  await expect(invitation.getByRole('heading', { name: 'Join Demo Campus' })).toBeVisible();
  await invitation.getByLabel('Last name').fill(newcomer.lastName);
  await invitation.getByLabel('Password', { exact: true }).fill('Lantern-42!');
  await invitation.getByLabel('Confirm password').fill('Lantern-42!');
  await invitation.getByLabel('I consent to the License Agreement').check();
  await invitation.getByRole('button', { name: 'Register and join' }).click();
  await expect(invitation.getByRole('heading', { name: 'Welcome to Demo Campus' })).toBeVisible();
}
