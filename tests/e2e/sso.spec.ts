import '@campus/contracts/core/account-messages';
import { text } from '@campus/contracts/core/text';
import { openAs } from '@campus/tests/browser/browser-people';
import {
  goThrough,
  introduce,
  makeWorldWith,
  offered,
  signInThrough,
} from '@campus/tests/browser/browser-providers';
import { firstByDay } from '@campus/tests/browser/nightly';
import { newcomer } from '@campus/tests/world/newcomers';
import { addMember, makeAccount, password } from '@campus/tests/world/world';
import { expect, test } from '@playwright/test';

const { google, microsoft, oidc, passport } = offered;
const personMenu = { name: /^Menu of/ };

for (const [index, provider] of [google, microsoft, oidc, passport].entries())
  test(
    `AUTH-013 AUTH-084 signing in through ${provider.name} leads to the account, and leaves no provider data in the browser`,
    firstByDay(index),
    async ({ page }) => {
      await signInThrough(page, provider, { email: 'admin@campus.test' });
      await expect(page.getByText('You are now logged in.')).toBeVisible();
      await expect(page.getByRole('button', personMenu)).toBeVisible();
      const kept = await page.evaluate(() =>
        JSON.stringify([
          window.navigation.entries().map(({ url }) => url),
          { ...localStorage, ...sessionStorage },
          document.cookie,
        ]),
      );
      expect(kept).toContain('campus.user');
      expect(kept).not.toMatch(/code=|state=|token/i);
    },
  );

for (const [index, provider] of [google, oidc].entries())
  test(
    `SSO-016 a new person signs up through ${provider.name}, and signs in with one click from then on`,
    firstByDay(index),
    async ({ page, request }) => {
      const person = newcomer(provider.domain);
      const { email } = person;
      const { world, organizationName } = await makeWorldWith(provider);
      await introduce(request, provider, person);
      await signInThrough(page, provider, { email, world });
      const form = page.getByRole('form', { name: 'Sign Up' });
      await expect(page).toHaveURL(provider.returnPath);
      await expect(form.getByLabel('Email')).toHaveValue(email);
      await expect(form.getByLabel('Email')).not.toBeEditable();
      await expect(form.getByLabel('Last name')).toHaveValue('Vermeer');
      await expect(form.getByRole('checkbox')).not.toBeChecked();
      await form.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByText(text('signUp.agreement'))).toBeVisible();
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByText('You are now logged in.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(organizationName);

      await page.goto('/logout');
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
      await signInThrough(page, provider, { email, world });
      await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    },
  );

const linkToasts = [
  { row: 'AUTH-085', provider: google },
  { row: 'AUTH-086', provider: microsoft },
  { row: 'AUTH-087', provider: oidc },
] as const;

for (const [index, { row, provider }] of linkToasts.entries())
  test(
    `AUTH-016 ${row} SSO-019 a person with a user links ${provider.name} only with the password`,
    firstByDay(index),
    async ({ page, request }) => {
      const person = newcomer(provider.domain);
      const { email } = person;
      const { world, accountId } = await makeWorldWith(provider);
      await addMember(accountId, {}, { email });
      await introduce(request, provider, person);
      await signInThrough(page, provider, { email, world });
      const form = page.getByRole('form', { name: 'Link Accounts' });
      await expect(form.getByLabel('Email')).toHaveValue(email);
      await expect(form.getByLabel('Email')).not.toBeEditable();
      await form.getByLabel('Password', { exact: true }).fill('not the password');
      await form.getByRole('button', { name: 'Link Accounts' }).click();
      await expect(page.getByText(text('auth.incorrect'))).toBeVisible();
      await form.getByLabel('Password', { exact: true }).fill(password);
      await form.getByRole('button', { name: 'Link Accounts' }).click();
      await expect(page.getByText(text('sso.linked', { name: provider.name }))).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();

      await page.goto('/logout');
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
      await signInThrough(page, provider, { email, world });
      await expect(page.getByText('You are now logged in.')).toBeVisible();
    },
  );

test('SSO-020 "Remember me!" keeps the linked session for 30 days, and it is not ticked by itself', {
  tag: '@nightly',
}, async ({ page, context, request }) => {
  const person = newcomer(google.domain);
  const { email } = person;
  const { world, accountId } = await makeWorldWith(google);
  await addMember(accountId, {}, { email });
  await introduce(request, google, person);
  await signInThrough(page, google, { email, world });
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expect(page.getByRole('checkbox', { name: 'Remember me!' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Remember me!' }).check();
  await page.getByRole('button', { name: 'Link Accounts' }).click();
  await expect(page.getByRole('button', personMenu)).toBeVisible();
  const session = (await context.cookies()).find(({ name }) => name === 'campus_session');
  const days = ((session?.expires ?? 0) * 1000 - Date.now()) / (24 * 60 * 60 * 1000);
  expect(Math.round(days)).toBe(30);
});

test('SSO-001 SSO-003 /okta leads to the provider and back, and signs in the owner of the passport', async ({
  page,
}) => {
  await page.goto('/okta');
  await page.getByRole('button', { name: 'admin@campus.test', exact: true }).click();
  await expect(page.getByText('You are now logged in.')).toBeVisible();
  await expect(page.getByRole('button', personMenu)).toBeVisible();
});

test('AUTH-088 /okta links the passport of the signed-in person', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const person = newcomer(passport.domain);
  await introduce(request, passport, person);
  const { people } = await makeAccount();
  await openAs(page, people.member);
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await page.goto('/okta');
  await goThrough(page, 'Link Passport', person.email);
  await expect(page.getByText(text('sso.passportLinked'))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Passport' })).toContainText(person.email);
});

for (const [index, provider] of [google, passport].entries())
  test(
    `${provider.name} is linked and unlinked in the profile`,
    firstByDay(index),
    async ({ page, request }) => {
      const person = newcomer(provider.domain);
      const { email } = person;
      const { world, people } = await makeWorldWith(provider);
      await introduce(request, provider, person);
      await openAs(page, people.member);
      await expect(page.getByText(text('sso.nothingToUnlink'))).toBeVisible();

      await goThrough(page, `Link ${provider.name}`, email);
      await expect(page.getByText(/^Your .+ account is now linked\.$/)).toBeVisible();
      await expect(page).toHaveURL(/\/profile\?account=\w+$/);
      const linked = page.getByRole('list', { name: 'Linked accounts' });
      await expect(linked).toContainText(email);
      await expect(page.getByRole('button', { name: `Link ${provider.name}`, exact: true })).toBeHidden();

      await linked.getByRole('button', { name: `Unlink ${provider.name}` }).click();
      const dialog = page.getByRole('alertdialog', { name: `Unlink your ${provider.name} account?` });
      await dialog.getByRole('button', { name: 'Unlink' }).click();
      await expect(page.getByText(text('sso.unlinked', { name: provider.name }))).toBeVisible();
      await expect(page.getByText(text('sso.nothingToUnlink'))).toBeVisible();

      await page.goto('/logout');
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
      await signInThrough(page, provider, { email, world });
      await expect(page.getByRole('heading', { name: /^Sign (Up|In)$/ })).toBeVisible();
      await expect(page.getByRole('button', personMenu)).toBeHidden();
    },
  );
