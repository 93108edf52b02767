import '@campus/contracts/core/account-messages';
import { text } from '@campus/contracts/core/text';
import { makeWorld } from '@campus/tests/browser/browser-people';
import { fillInSignUp, newcomer } from '@campus/tests/world/newcomers';
import { expect, test } from '@playwright/test';

test('AUTH-005 AUTH-006 signing up in a world leads straight into its account', async ({ page }) => {
  const person = newcomer();
  const { world, organizationName } = await makeWorld();
  await page.goto(`/world/${world}`);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await fillInSignUp(page, person);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('You are now logged in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(organizationName);
  await expect(page.getByRole('main')).toContainText(person.email);
});

test('a world with more required fields says at once which are missing, and stores them all', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/world/tailspin');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  for (const key of [
    'registration.firstName',
    'auth.email.required',
    'signUp.organization.required',
    'signUp.size.required',
    'signUp.country.required',
    'signUp.answer.required',
    'signUp.agreement',
  ] as const)
    await expect(page.getByText(text(key))).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();

  await page.getByLabel('Organization', { exact: true }).fill('Tailspin Toys');
  await page.getByLabel('Organization size').selectOption('51-250');
  await page.getByLabel('Country').selectOption({ label: 'Switzerland' });
  await page.getByLabel('Reason for visiting').selectOption({ label: 'Just exploring' });
  await fillInSignUp(page, newcomer());
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('banner')).toContainText('Tailspin Tours');
});

test('a registered email is refused, and the entries are kept', async ({ page }) => {
  const { world, people } = await makeWorld();
  await page.goto(`/world/${world}`);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await fillInSignUp(page, { ...newcomer(), email: people.admin.email });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText(text('signUp.emailTaken'))).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Vermeer');
});

test('a world for certain addresses admits only those', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/world/fabrikam');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByText(text('signUp.restricted'))).toBeVisible();
  await fillInSignUp(page, newcomer('elsewhere.test'));
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(text('signUp.restricted'));
});

test('an invite-only world offers no sign-up, and names a contact', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/world/adventure');
  await expect(page.getByText('Ask your tutor for an invitation.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
});

test('a world may disable "Remember me!"', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/world/litware');
  await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('a world may disable passwords', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/world/proseware');
  await expect(page.getByRole('button', { name: 'Sign in with Demo University' })).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
});
