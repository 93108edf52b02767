import { text } from '@campus/contracts/core/text';
import { signIn } from '@campus/tests/browser/browser-people';
import { demoPassword, submitSignIn } from '@campus/tests/browser/console-page';
import { makeAccount } from '@campus/tests/world/world';
import { type BrowserContext, expect, test } from '@playwright/test';

const day = 24 * 60 * 60;

test('AUTH-003 AUTH-084 /login signs in by email and password', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  await submitSignIn(page, 'admin');
  await expect(page.getByText('You are now logged in.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
});

test('AUTH-026 SHE-107 a remembered sign-in lasts 30 days', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByLabel('Email').fill('admin@campus.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
  expect(Math.abs((await sessionSeconds(context)) - 30 * day)).toBeLessThan(120);
});

test('AUTH-027 SHE-108 any other sign-in lasts 12 hours', async ({ page, context }) => {
  await submitSignIn(page, 'admin');
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
  expect(Math.abs((await sessionSeconds(context)) - day / 2)).toBeLessThan(120);
});

test('a wrong password and an unknown email are refused with the same words', async ({ page }) => {
  const { people } = await makeAccount();
  await page.goto('/login');
  for (const email of [people.member.email, 'nobody@campus.test']) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(text('auth.incorrect'));
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
});

test('AUTH-004 a session token in the address signs in, and leaves no trace', async ({ page }) => {
  const { sessionToken, displayName } = (await makeAccount()).people.admin;
  await page.goto('/404');
  await page.goto(`/login?sessionToken=${sessionToken}`);
  await page.getByRole('button', { name: `Continue as ${displayName}` }).click();
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
  const seen = [page.url()];
  await page.goBack();
  seen.push(page.url());
  expect(seen.join()).not.toContain('sessionToken');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    sessionToken,
  );
});

test('a link with a session token changes nothing for a signed-in person who cancels', {
  tag: '@nightly',
}, async ({ page }) => {
  const { people } = await makeAccount();
  await signIn(page, 'owner');
  await page.goto(`/login?sessionToken=${people.member.sessionToken}`);
  await expect(page.getByText('You are signed in as owner@campus.test.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const session = await page.request.get('/trpc/auth.session', { headers: { 'x-campus-request': '1' } });
  expect(await session.json()).toMatchObject({ result: { data: { user: { email: 'owner@campus.test' } } } });
});

test('AUTH-004 an invalid session token leaves the visitor on /login without a session', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await page.goto('/login?sessionToken=r:0123456789abcdef0123456789abcdef');
  await expect(page.getByText(text('auth.token.invalid'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect((await context.cookies()).filter(({ name }) => name === 'campus_session')).toEqual([]);
});

test('AUTH-012 /logout ends the session, in every tab', async ({ page, context }) => {
  await signIn(page, 'admin');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'campus_session')).toEqual([]);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('AUTH-005 AUTH-007 /world/{id} signs in to a world, under its logo', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/world/demo');
  await expect(page.getByRole('img', { name: 'Demo Campus' })).toBeVisible();
  await page.getByLabel('Email').fill('admin@campus.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
});

test('/world/{id} reports an unknown world', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/world/nowhere');
  await expect(page.getByText('Could not find world nowhere.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in without a world' }).click();
  await expect(page).toHaveURL('/login');
});

/** The remaining lifetime of this browser's session, in seconds. */
async function sessionSeconds(context: BrowserContext): Promise<number> {
  const session = (await context.cookies()).find(({ name }) => name === 'campus_session');
  return (session?.expires ?? 0) - Date.now() / 1000;
}
