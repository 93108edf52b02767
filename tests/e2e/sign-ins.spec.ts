import { text } from '@campus/contracts/messages';
import { expect, test } from '@playwright/test';
import { signIn, submitSignIn } from '../support/console-page.ts';

for (const name of ['owner', 'admin'])
  test(`${name}@campus.test may open every page of Demo Campus`, async ({ page }) => {
    await signIn(page, name);
    const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    await expect(links).toHaveText(['Members', 'Import', 'Audit']);
  });

for (const name of ['moderator', 'leader', 'member'])
  test(`${name}@campus.test sees no page of the administration, by address neither`, async ({ page }) => {
    await signIn(page, name);
    await page.goto('/admin/members');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Members' })).toBeHidden();
  });

test('suspended@campus.test is told so and gets no further than the profile', async ({ page }) => {
  await signIn(page, 'suspended');
  await page.goto('/admin/members');
  await expect(page.getByText(text('accounts.suspended', { world: 'demo' }))).toBeVisible();
});

test('superadmin@campus.test searches all accounts and enters one', async ({ page }) => {
  await submitSignIn(page, 'superadmin');
  await page.getByRole('textbox', { name: 'Search accounts' }).fill('northwind');
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /Northwind University/ }).click();
  await expect(page.getByRole('link', { name: 'Members' })).toBeVisible();
});

test('multi@campus.test chooses between two accounts', async ({ page }) => {
  await submitSignIn(page, 'multi');
  await expect(page.getByRole('button', { name: /Demo Campus/ })).toBeVisible();
  await page.getByRole('button', { name: /Northwind University/ }).click();
  await expect(page.getByRole('banner')).toContainText('Northwind University');
});

test('unverified@campus.test has to verify the address first', async ({ page }) => {
  await submitSignIn(page, 'unverified');
  await expect(page.getByText(text('auth.verificationEmail'))).toBeVisible();
});
