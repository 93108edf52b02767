import { mailsTo, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { mailedLink } from '@campus/tests/areas/mailed-links/mailed-link';
import { acceptSender, makeSender } from '@campus/tests/areas/senders/senders';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { type Newcomer, newcomer } from '@campus/tests/world/newcomers';
import { makeAccount, type TestAccount, unique } from '@campus/tests/world/world';
import { type Browser, expect, type Page } from '@playwright/test';

test('INV-041 INV-045 an address becomes the sender of invitations once its owner accepts by mail', async ({
  page,
  browser,
}) => {
  const dean = newcomer('northwind.test').email;
  const account = await makeUniversity();
  await openInvitations(page, account);
  await page.getByText('Email', { exact: true }).and(page.locator('summary')).click();
  const from = page.getByLabel('From');
  await expect(page.getByText('Verified: invitations come from this address.')).toBeVisible();
  await from.fill(dean);
  await from.press('Enter');
  await expect(page.getByText(/has been asked by email and has not accepted yet/)).toBeVisible();
  await expectAccessible(page);

  await acceptByMail(browser, dean, account);
  await page.reload();
  await page.getByText('Email', { exact: true }).and(page.locator('summary')).click();
  await expect(page.getByText('Verified: invitations come from this address.')).toBeVisible();
  const person = newcomer();
  await invite(page, person);
  expect((await waitForMail(person.email)).from).toContain(dean);
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('INV-014 a person who joins an account with its own branding registers beside its picture', {
  tag: '@nightly',
}, async ({ page, browser }) => {
  const person = newcomer();
  const account = await makeUniversity();
  await openInvitations(page, account);
  await invite(page, person);
  const link = await mailedLink(person.email, 'invitation');

  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  const picture = visitor.waitForResponse(/campus-day.*\.svg/);
  await visitor.goto(link);
  expect((await picture).ok()).toBe(true);
  await expect(visitor.getByText(account.organizationName, { exact: true })).toBeInViewport();
  const night = visitor.waitForResponse(/campus-night.*\.svg/);
  await expectAccessible(visitor);
  expect((await night).ok()).toBe(true);
  await register(visitor, person);
  await expect(
    visitor.getByRole('heading', { name: `Welcome to ${account.organizationName}` }),
  ).toBeVisible();
  await expectAccessible(visitor);
  await elsewhere.close();
});

test('INV-006 INV-008 all invitations are exported by mail, and pending ones are deleted', {
  tag: '@nightly',
}, async ({ page }) => {
  const person = newcomer();
  const account = await makeUniversity();
  await openInvitations(page, account);
  await invite(page, person);
  expect(await mailsTo(account.people.admin.email)).toEqual([]);
  await page.getByRole('button', { name: 'Bulk actions' }).click();
  await page.getByRole('menuitem', { name: 'Export all' }).click();
  await expect(page.getByText('Successfully exported file. Processing invited users.')).toBeVisible();
  await expect.poll(() => mailsTo(account.people.admin.email)).toHaveLength(1);

  await page.getByRole('button', { name: 'Bulk actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete pending' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Pending Invitations' });
  await expect(question).toContainText(/\d+ pending invitations? will be deleted/);
  await expect(page.getByRole('menu', { includeHidden: true })).toBeHidden();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted pending invitations.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: person.email })).toBeHidden();
  await page.goto(await mailedLink(person.email, 'invitation'));
  await expect(page).toHaveURL('/404');
});

/** An account with its own branding and an accepted sender. */
async function makeUniversity(): Promise<TestAccount> {
  const fromEmail = `admissions-${unique()}@northwind.test`;
  const account = await makeAccount({ dashboardOptions: { fromEmail, customBranding: true } });
  await makeSender(account, fromEmail);
  await acceptSender(account, fromEmail);
  return account;
}

async function openInvitations(page: Page, { organizationName, people }: TestAccount): Promise<void> {
  await openAs(page, people.admin, '/admin/import');
  await expect(page.getByRole('banner')).toContainText(organizationName);
  await expect(page.getByRole('heading', { name: 'Invite Status' })).toBeVisible();
}

async function invite(page: Page, { email }: Newcomer): Promise<void> {
  const form = page.getByRole('form', { name: 'Individual Invite' });
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Pending');
}

/** Follows the link in the mail to a new sender, as its owner, and accepts. */
async function acceptByMail(
  browser: Browser,
  address: string,
  { organizationName }: TestAccount,
): Promise<void> {
  const elsewhere = await browser.newContext();
  const owner = await elsewhere.newPage();
  await owner.goto(await mailedLink(address, 'sender'));
  const accept = owner.getByRole('button', { name: 'Accept' });
  await expect(accept).toBeVisible();
  await expectAccessible(owner);
  await accept.click();
  await owner.getByRole('button', { name: 'Yes, accept' }).click();
  await expect(owner.getByText(`Invitations to ${organizationName} come from ${address}`)).toBeVisible();
  await elsewhere.close();
}

async function register(visitor: Page, person: Newcomer): Promise<void> {
  await visitor.getByLabel('First name').fill(person.firstName);
  await visitor.getByLabel('Last name').fill(person.lastName);
  await visitor.getByLabel('Password', { exact: true }).fill(person.password);
  await visitor.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await visitor.getByLabel('I consent to the License Agreement').check();
  await visitor.getByRole('button', { name: 'Register and join' }).click();
}
