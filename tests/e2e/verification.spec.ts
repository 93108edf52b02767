import { mailedLink } from '@campus/tests/areas/mailed-links/mailed-link';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { makeWorld, openAs } from '@campus/tests/browser/browser-people';
import { enterCredentials } from '@campus/tests/browser/console-page';
import { fillInSignUp, newcomer, register } from '@campus/tests/world/newcomers';
import { addMember, sql } from '@campus/tests/world/world';
import { expect, test } from '@playwright/test';

/** A world that requires a verified email from everyone. */
const makeStrictWorld = () => makeWorld({ verificationRequired: true });

test('AUTH-021 AUTH-023 VER-001 VER-003 VER-005 a person who signs up where emails are verified enters through the mail', async ({
  page,
  browser,
}) => {
  const person = newcomer();
  const { world, organizationName } = await makeStrictWorld();
  await page.goto(`/world/${world}`);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await fillInSignUp(page, person);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
    `We sent an email to ${person.email}.`,
  );
  const first = await mailedLink(person.email, 'verify');

  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByText(`Sent verification email to ${person.email}.`)).toBeVisible();
  const second = await mailedLink(person.email, 'verify', 2);
  expect(second).not.toBe(first);

  const elsewhere = await browser.newContext();
  const mailProgram = await elsewhere.newPage();
  await mailProgram.goto(first);
  await expect(mailProgram.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await mailProgram.goto(second);
  await expect(mailProgram.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await mailProgram.getByRole('link', { name: 'Log in' }).click();
  await expect(mailProgram).toHaveURL(`/world/${world}`);
  await enterCredentials(mailProgram, person);
  await expect(mailProgram.getByRole('banner')).toContainText(organizationName);
  await elsewhere.close();
});

test('VER-004 VER-007 VER-008 a used link says that the email is verified already', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const person = newcomer();
  const { world } = await makeStrictWorld();
  await register(request, world, person);
  const link = await mailedLink(person.email, 'verify');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeFocused();
  await expect(page.getByText('Email is already verified.')).toBeVisible();
  await expect(page.getByText(`You are not logged in as ${person.email}.`)).toBeVisible();
  await expectAccessible(page);
});

test('a link is not redeemed by a program that only fetches it', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const person = newcomer();
  const { world } = await makeStrictWorld();
  await register(request, world, person);
  const link = await mailedLink(person.email, 'verify');
  const fetched = await request.get(link, { headers: { accept: 'text/html' } });
  expect(fetched.status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
});

test('AUTH-011 SHE-017 SHE-018 VER-009 a signed-in person must verify the email before going on', {
  tag: '@nightly',
}, async ({ page }) => {
  const { accountId, organizationName } = await makeStrictWorld();
  const person = await addMember(accountId, {}, { firstName: 'Ilse', lastName: 'Vermeer' });
  await openAs(page, person);
  await sql.query('update "_User" set email_verified = false where "objectId" = $1', [person.userId]);
  await page.goto('/admin/members');
  await expect(page.getByRole('heading', { name: 'Verification Required' })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['Ilse Vermeer', person.email, organizationName]);
  await expect(page.getByRole('link', { name: 'Back to Accounts' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByText(`Sent verification email to ${person.email}.`)).toBeVisible();
  await page.goto(await mailedLink(person.email, 'verify', 2));
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});
