import '@campus/contracts/core/account-messages';
import { text } from '@campus/contracts/core/text';
import { mailedLink } from '@campus/tests/areas/mailed-links/mailed-link';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { enterCredentials } from '@campus/tests/browser/console-page';
import { test } from '@campus/tests/browser/focus-watch';
import { newcomer } from '@campus/tests/world/newcomers';
import { type MemberPerson, makeAccount, password } from '@campus/tests/world/world';
import { type Browser, expect, type Page } from '@playwright/test';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const another = 'Candle-77?x';

test('a person sees where they are signed in, and signs out of another browser at once', {
  tag: '@nightly',
}, async ({ page, browser }) => {
  const person = (await makeAccount()).people.member;
  const other = await openElsewhere(browser, person);
  await enter(page, person);
  const sessions = page.getByRole('list', { name: 'Sessions' });
  const own = sessions.getByRole('listitem').filter({ hasText: 'This session' });
  await expect(own).toContainText(/Chrome \d+ on /);
  await expect(own).toContainText('This computer · signed in with password');
  await expect(own.getByRole('button')).toHaveCount(0);

  await sessions.getByRole('button', { name: 'Sign out Safari 17 on iOS, This computer' }).click();
  await expect(page.getByText(text('sessions.ended'))).toBeVisible();
  await expect(sessions).not.toContainText('Safari 17');
  await expectSignedOut(other);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});

test('a person signs out everywhere else, including scripts', async ({ page, browser, request }) => {
  const person = (await makeAccount()).people.member;
  const other = await openElsewhere(browser, person);
  const { token } = await (
    await request.post('/api/v1/auth/sign-in', { data: { email: person.email, password } })
  ).json();
  const asScript = () =>
    request.get('/api/v1/auth/sessions', { headers: { authorization: `Bearer ${token}` } });
  expect((await asScript()).status()).toBe(200);

  await enter(page, person);
  await expect(page.getByRole('list', { name: 'Sessions' })).toContainText('Script (Playwright)');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText(/^\d+ other sessions were ended\.$/)).toBeVisible();
  await expect(page.getByText(text('sessions.noOthers'))).toBeVisible();
  expect((await asScript()).status()).toBe(401);
  await expectSignedOut(other);
});

test('AUTH-034 AUTH-035 AUTH-090 a change of password asks for the current one, and ends every session', async ({
  page,
  browser,
}) => {
  const person = (await makeAccount()).people.member;
  const other = await openElsewhere(browser, person);
  await enter(page, person);
  await page.getByLabel('New password', { exact: true }).fill(another);
  await page.getByLabel('Confirm new password', { exact: true }).fill(another);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Change your password?' });
  const current = dialog.getByLabel('Current password', { exact: true });
  await expect(current).toBeFocused();
  await current.fill('not the password');
  await current.press('Enter');
  await expect(page.getByText('Failed to change password: The current password is incorrect.')).toBeVisible();
  await current.fill(password);
  await current.press('Enter');
  await expect(page.getByText('Password changed successfully. Please log in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expectSignedOut(other);
  await enterCredentials(page, { email: person.email, password: another });
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});

test('PRO-002 a new email takes effect when its link is opened, after signing in with the old one', {
  tag: '@nightly',
}, async ({ page, browser }) => {
  const person = (await makeAccount()).people.member;
  const { email } = newcomer();
  await enter(page, person);
  await page.getByLabel('New email').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Change your email to ${email}?` });
  await expect(dialog).toContainText(person.email);
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(text('email.asked', { email }))).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pending new email' })).toContainText(email);
  await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(await mailedLink(email, 'new-email'));
  await enterCredentials(elsewhere, { email: person.email, password });
  await expect(elsewhere.getByRole('heading', { name: 'Confirm your new email' })).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Confirm email' }).click();
  await expect(elsewhere.getByText(`You log in with ${email} from now on.`)).toBeVisible();
  await elsewhere.context().close();

  await page.goto('/logout');
  await enterCredentials(page, { email, password });
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});

/** Opens the profile page, which lists the sessions. */
async function enter(page: Page, person: MemberPerson): Promise<void> {
  await openAs(page, person);
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
}

/** Signs the same person in on a phone's browser. */
async function openElsewhere(browser: Browser, person: MemberPerson): Promise<Page> {
  const context = await browser.newContext({ userAgent: phone });
  const page = await context.newPage();
  await enter(page, person);
  return page;
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
}
