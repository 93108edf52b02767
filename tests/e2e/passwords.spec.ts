import '@campus/contracts/core/account-messages';
import { text } from '@campus/contracts/core/text';
import { mailedLink } from '@campus/tests/areas/mailed-links/mailed-link';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { credentialsOf, makeWorld, signIn } from '@campus/tests/browser/browser-people';
import { enterCredentials } from '@campus/tests/browser/console-page';
import { test } from '@campus/tests/browser/focus-watch';
import { newcomer, register } from '@campus/tests/world/newcomers';
import { addMember, password } from '@campus/tests/world/world';
import { expect, type Page } from '@playwright/test';

const day = 24 * 60 * 60 * 1000;
const another = 'Candle-77?x';

test('AUTH-009 AUTH-010 a forgotten password is replaced through a mail, once', async ({ page }) => {
  const { world, people } = await makeWorld();
  const person = credentialsOf(people.member);
  await page.goto(`/world/${world}`);
  await page.getByLabel('Email').fill(person.email.toUpperCase());
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText(`If ${person.email} has an account`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect(page.getByText('An email has been sent to change your password.')).toBeVisible();
  await expect(page).toHaveURL(`/world/${world}`);

  const link = await mailedLink(person.email, 'reset-password');
  await chooseNewPassword(page, link);
  await expect(page.getByText(text('password.changed'))).toBeVisible();
  await expect(page).toHaveURL('/login');
  await enterCredentials(page, person);
  await expect(page.getByText(text('auth.incorrect'))).toBeVisible();
  await enterCredentials(page, { ...person, password: another });
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText(text('password.reset.invalid'))).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('AUTH-010 /forgot-password leads to /login, and reveals no users', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody-at-all@campus.test');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect(page.getByText('An email has been sent to change your password.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('AUTH-014 AUTH-033 AUTH-035 SHE-087 an expired password is changed before anything else', async ({
  page,
}) => {
  const { accountId } = await makeWorld({ world: { passwordExpireDays: 30 } });
  const expired = { passwordUpdatedAt: new Date(Date.now() - 60 * day) };
  const { email } = await addMember(accountId, { permission: 'admin' }, expired);
  await page.goto('/login');
  await enterCredentials(page, { email, password });
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  await expect(page.getByText(text('password.expired'))).toBeVisible();
  await page.goto('/admin/members');
  await expect(page).toHaveURL('/change-password');
  await expectAccessible(page);

  await changePassword(page, 'not the password');
  await expect(page.getByText('Failed to change password: The current password is incorrect.')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
  await changePassword(page, password);
  await expect(page.getByText('Password changed successfully. Please log in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await enterCredentials(page, { email, password: another });
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('SHE-027 /change-password leads to /profile while the password is valid', { tag: '@nightly' }, async ({
  page,
}) => {
  await signIn(page, 'admin', '/change-password');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});

test('a change of email is reverted from the old address, by a button and not by opening the link', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const person = newcomer();
  const thief = newcomer();
  const { world } = await makeWorld({ verificationRequired: true });
  await register(request, world, person);
  await page.goto(await mailedLink(person.email, 'verify'));
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  const token = await (
    await request.post('/api/v1/auth/sign-in', { data: { email: person.email, password: person.password } })
  ).json();
  const changed = await request.post('/api/v1/auth/email', {
    headers: { authorization: `Bearer ${token.token}` },
    data: { currentPassword: person.password, email: thief.email },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  const confirmed = await request.post('/api/v1/auth/email/confirmation', {
    headers: { authorization: `Bearer ${token.token}` },
    data: { code: (await mailedLink(thief.email, 'new-email')).split('/').at(-1) },
  });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);

  const link = await mailedLink(person.email, 'email-change');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'This was not me' })).toBeVisible();
  await page.goto('/login');
  await enterCredentials(page, person);
  await expect(page.getByText(text('auth.incorrect'))).toBeVisible();

  await page.goto(link);
  await page.getByRole('button', { name: 'This was not me' }).click();
  await page.getByRole('button', { name: 'Yes, undo it' }).click();
  await expect(page.getByText(text('email.objection.done', { email: person.email }))).toBeVisible();
  await chooseNewPassword(page, await mailedLink(person.email, 'reset-password'));
  await enterCredentials(page, { ...person, password: another });
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});

async function chooseNewPassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(another);
  await page.getByLabel('Confirm new password', { exact: true }).fill(another);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

async function changePassword(page: Page, current: string): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(another);
  await page.getByLabel('Confirm new password', { exact: true }).fill(another);
  await page.getByRole('button', { name: 'Change Password' }).click();
}
