import '@campus/contracts/core/account-messages';
import { text } from '@campus/contracts/core/text';
import { openAs } from '@campus/tests/browser/browser-people';
import {
  goThrough,
  identityProvider,
  introduce,
  makeWorldWith,
  offered,
  signInThrough,
} from '@campus/tests/browser/browser-providers';
import { firstByDay } from '@campus/tests/browser/nightly';
import { newcomer } from '@campus/tests/world/newcomers';
import { expect, type Page, test } from '@playwright/test';

const { google, microsoft, oidc, passport } = offered;
const backToWorld = { name: 'Back to sign in' };

test('AUTH-082 a guest of a Microsoft tenant is refused and shown the way to a password', {
  tag: '@nightly',
}, async ({ page }) => {
  await signInThrough(page, microsoft, { email: 'guest@campus.test' });
  await expectWarning(page, text('sso.guest'));
  await page.getByRole('link', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible();
});

test('a Google account of another domain is refused with the allowed domains, under the logo of the world', {
  tag: '@nightly',
}, async ({ page }) => {
  await signInThrough(page, google, { email: 'visitor@elsewhere.test' });
  await expectWarning(page, text('sso.google.domain', { domains: '@campus.test' }));
  await expect(page.locator('img').first()).toHaveAttribute('src', /^data:image\/svg/);
  await page.getByRole('link', backToWorld).click();
  await expect(page).toHaveURL('/world/demo');
});

test('Google admits nobody to a world without domains', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/world/northwind');
  await goThrough(page, 'Sign in with Google', 'admin@campus.test');
  await expectWarning(page, text('sso.google.noDomains'));
});

test('an unknown email is not registered without an account to join', async ({ page, request }) => {
  const person = newcomer(oidc.domain);
  await introduce(request, oidc, person);
  await page.goto('/login');
  await goThrough(page, 'Sign in with Demo University', person.email);
  await expectWarning(page, text('sso.notRegistered'));
  await page.getByRole('link', { name: 'Click here to go back.' }).click();
  await expect(page).toHaveURL('/login');
});

for (const [index, provider] of [google, passport].entries())
  test(
    `a person who cancels at ${provider.name} is told so, and can start again`,
    firstByDay(index),
    async ({ page }) => {
      await page.goto('/world/demo');
      await page.getByRole('button', { name: `Sign in with ${provider.name}` }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expectWarning(page, /^The sign-in was cancelled at the provider, /);
      if (provider === passport) await page.getByRole('link', backToWorld).click();
      await expect(page).toHaveURL('/world/demo');
      await expect(page.getByRole('button', { name: `Sign in with ${provider.name}` })).toBeEnabled();
    },
  );

const refusals = [
  { query: 'error=invalid_client', shown: 'Failed to sign in with this account.' },
  {
    query: 'error=access_denied&error_description=A+guest+user',
    shown: 'Logins with guest user accounts not supported.',
  },
  {
    query: 'error=server_error&error_description=Not+today',
    shown: text('sso.denied', { error: 'server_error', description: 'Not today' }),
  },
];

test('SHE-101 SHE-102 SHE-103 each error of Microsoft has its own message', async ({ page }) => {
  for (const { query, shown } of refusals) {
    await page.route(
      (url) => url.href.startsWith(`${identityProvider}${microsoft.issuer}/auth`),
      (route) => {
        const { searchParams } = new URL(route.request().url());
        const back = `${searchParams.get('redirect_uri')}?${query}&state=${searchParams.get('state')}`;
        return route.fulfill({ status: 302, headers: { location: back } });
      },
      { times: 1 },
    );
    await page.goto('/world/demo');
    await page.getByRole('button', { name: `Sign in with ${microsoft.name}` }).click();
    await expectWarning(page, shown);
    await expect(page).toHaveURL('/world/demo');
  }
});

const foreignState = [
  { provider: google, shown: text('sso.invalidRequest') },
  { provider: passport, shown: text('sso.oidc.state') },
] as const;

for (const [index, { provider, shown }] of foreignState.entries())
  test(
    `a state that was tampered with signs nobody in through ${provider.name}`,
    firstByDay(index),
    async ({ page, context }) => {
      await page.route(
        (url) => url.href.startsWith(`${identityProvider}${provider.issuer}/auth`),
        (route) => {
          const url = new URL(route.request().url());
          url.searchParams.set('state', `${url.searchParams.get('state')}x`);
          return route.fulfill({ status: 302, headers: { location: url.href } });
        },
        { times: 1 },
      );
      await signInThrough(page, provider, { email: 'admin@campus.test' });
      await expectWarning(page, shown);
      expect((await context.cookies()).filter(({ name }) => name === 'campus_session')).toEqual([]);
      await page.goto('/accounts');
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    },
  );

test('SSO-007 AUTH-015 an unlinked passport ends at "Sign In" with the reason and the button', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/okta');
  await page.getByRole('button', { name: 'newcomer@campus.test', exact: true }).click();
  await expectWarning(page, text('sso.passportNotLinked'));
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with Passport' }).click();
  await expect(page.getByRole('heading', { name: 'Passport' })).toBeVisible();
});

test('SSO-063 an account that is linked to another user is not linked a second time', {
  tag: '@nightly',
}, async ({ page }) => {
  const { world, people } = await makeWorldWith(google);
  await openAs(page, people.member);
  await goThrough(page, 'Link Google', 'admin@campus.test');
  await expectWarning(page, text('sso.alreadyLinked'));
  await expect(page.getByRole('link', backToWorld)).toHaveAttribute('href', `/world/${world}`);
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
});

async function expectWarning(page: Page, sentence: string | RegExp): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
}
