import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { browserStackEnvironment } from '../support/browser-stack.ts';
import { signIn, submitSignIn } from '../support/console-page.ts';

const { INBOX_PORT } = await browserStackEnvironment();
const inbox = `http://localhost:${INBOX_PORT}`;

/** Each page with what shows that it has loaded. */
const accountPages = [
  { path: '/admin/members', loaded: 'gridcell' },
  { path: '/admin/import', loaded: 'gridcell' },
  { path: '/admin/audit', loaded: 'gridcell' },
  { path: '/profile', loaded: 'heading' },
] as const;

for (const { path, loaded } of accountPages)
  test(`${path} has no serious accessibility violation, light and dark, wide and narrow`, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await page.goto(path);
    await expect(page.getByRole(loaded).first()).toBeVisible();
    await expectAccessible(page);
  });

const publicPages = [
  '/login',
  '/world/demo',
  '/world/adventure',
  '/world/nowhere',
  '/forgot-password',
  '/reset-password/a-code-of-a-mail-that-was-never-sent',
  '/reset-password/cut-off',
  '/verify/unknown',
  '/email-change/a-code-of-a-mail-that-was-never-sent',
  '/404',
  '/invitation/unknown',
];

for (const path of publicPages)
  test(`${path} has no serious accessibility violation, signed out`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status', { name: /Loading|Verifying/ })).toHaveCount(0);
    await expectAccessible(page);
  });

test('signing up has no serious accessibility violation, empty and refused', async ({ page }) => {
  await page.goto('/world/tailspin');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('form', { name: 'Sign Up' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('First name is required.')).toBeVisible();
  await expectAccessible(page);
});

test('the account picker has no serious accessibility violation', async ({ page }) => {
  await submitSignIn(page, 'multi');
  await expect(page.getByText('Northwind University')).toBeVisible();
  await expectAccessible(page);
});

test('the registration page of an invitation has no serious accessibility violation', async ({ page }) => {
  const { messages } = await (await page.request.get(`${inbox}/api/messages`)).json();
  const [link] = /https?:\S+\/invitation\/\S+/.exec(messages.at(-1).text) ?? [''];
  await page.goto(link);
  await expect(page.getByRole('form', { name: 'Register to join' })).toBeVisible();
  await expectAccessible(page);
});

test('the inbox has no serious accessibility violation, its list and a mail', async ({ page }) => {
  await page.goto(inbox);
  await expectAccessible(page);
  await page.getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
