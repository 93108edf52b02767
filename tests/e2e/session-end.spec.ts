import { openAs } from '@campus/tests/browser/browser-people';
import { makeAccount, password, sql } from '@campus/tests/world/world';
import { expect, type Page, test } from '@playwright/test';

/**
 * Ends a person's sessions while their page has no open request. A late response would reveal the end before
 * the person acts.
 */
async function endSessions(page: Page, userId: string) {
  await page.waitForLoadState('networkidle');
  await sql.query('delete from "_Session" where "user" = $1', [userId]);
}

async function signInAgain(page: Page) {
  await expect(page.getByRole('heading', { name: 'Sign in again' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in again' })).toBeHidden();
}

test('typed text survives the end of the session, and is saved after signing in again', async ({ page }) => {
  const { admin } = (await makeAccount()).people;
  await openAs(page, admin, '/profile');
  await page.getByRole('button', { name: 'Edit public profile' }).click();
  const about = page.getByLabel('About Me');
  await about.fill('I paint maps of places that are not there.');
  await endSessions(page, admin.userId);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(about).toBeHidden();
  await signInAgain(page);
  await expect(about).toHaveValue('I paint maps of places that are not there.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('I paint maps of places that are not there.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('I paint maps of places that are not there.')).toBeVisible();
});

test('an unfinished invitation survives the end of the session', { tag: '@nightly' }, async ({ page }) => {
  const { admin } = (await makeAccount()).people;
  await openAs(page, admin, '/admin/import');
  await page.getByLabel('Email', { exact: true }).fill('guest@campus.test');
  await page.getByLabel('First Name').fill('Gale');
  await endSessions(page, admin.userId);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await signInAgain(page);
  await expect(page.getByLabel('First Name')).toHaveValue('Gale');
});

test('an open dialog survives the end of the session, under the sign-in dialog', { tag: '@nightly' }, async ({
  page,
}) => {
  const { admin } = (await makeAccount()).people;
  await openAs(page, admin, '/admin/badges');
  await page.getByRole('button', { name: 'Add badge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a badge' });
  await dialog.getByLabel('Name').fill('Mapmaker');
  await endSessions(page, admin.userId);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await signInAgain(page);
  await expect(dialog.getByLabel('Name')).toHaveValue('Mapmaker');
});

test('a deep link leads on after signing in', { tag: '@nightly' }, async ({ page }) => {
  const { admin } = (await makeAccount()).people;
  await page.goto('/admin/audit?operation=invitations.create');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible();
});
