import { text } from '@campus/contracts/core/text';
import { addPersonAt, linkIdentity, makeSsoWorld } from '@campus/tests/areas/sso/sso-world';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { offered, signInThrough } from '@campus/tests/browser/browser-providers';
import { chromiumLaunch } from '@campus/tests/browser/chromium';
import { sampled } from '@campus/tests/browser/nightly';
import { expect, type Page, test } from '@playwright/test';

test.use({ launchOptions: chromiumLaunch });

const { google, microsoft, oidc } = offered;

test('linking accounts has no accessibility violation, empty and refused', sampled, async ({ page }) => {
  await signInThrough(page, google, { email: 'leader@campus.test' });
  await expectAccessibleAfter(page, 'Link Accounts');
  await page.getByRole('button', { name: 'Link Accounts' }).click();
  await expect(page.getByText(text('auth.password.required'))).toBeVisible();
  await expectAccessible(page);
});

test('signing up through a provider has no accessibility violation', { tag: '@nightly' }, async ({
  page,
}) => {
  await signInThrough(page, oidc, { email: 'newcomer@campus.test' });
  await expectAccessibleAfter(page, 'Sign Up');
});

test('a refused sign-in has no accessibility violation', { tag: '@nightly' }, async ({ page }) => {
  await signInThrough(page, microsoft, { email: 'guest@campus.test' });
  await expectAccessibleAfter(page, 'Microsoft sign-in failed');
});

test('a sign-in on its way has no accessibility violation', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/trpc/sso.complete*', () => undefined);
  await page.goto('/google?code=some-code&state=some-state');
  await expectAccessibleAfter(page, 'Signing in');
});

test('the page of the passport has no accessibility violation', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/okta');
  await page.getByRole('button', { name: 'newcomer@campus.test', exact: true }).click();
  await expectAccessibleAfter(page, 'Sign In');
});

test('the profile and its dialogs have no accessibility violation', { tag: '@nightly' }, async ({ page }) => {
  const world = await makeSsoWorld('google');
  const { admin } = world.account.people;
  await linkIdentity(world, admin, await addPersonAt(world));
  await openAs(page, admin);
  await expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Linked accounts' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New email').fill('somebody@else.test');
  await page.keyboard.press('Enter');
  const password = page.getByRole('alertdialog').getByLabel('Current password', { exact: true });
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByLabel('New email')).toBeFocused();
});

async function expectAccessibleAfter(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expectAccessible(page);
}
