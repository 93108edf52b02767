import { identityProvider, offered } from '@campus/tests/browser/browser-providers';
import { expect, type Page, test } from '@playwright/test';

const { google, microsoft, oidc, passport } = offered;
const atLeast128Bits = /^[\w-]{22,}$/;

/** The redirect request after a person chooses a sign-in method. */
async function redirectOf(page: Page, name: string) {
  await page.goto('/world/demo');
  const leaving = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().startsWith(identityProvider),
  );
  await page.getByRole('button', { name: `Sign in with ${name}` }).click();
  const url = new URL((await leaving).url());
  await expect(page.getByText('Who signs in?')).toBeVisible();
  return { path: url.pathname, params: Object.fromEntries(url.searchParams) };
}

test('AUTH-072 the redirect to each provider carries a nonce, a state and a hashed code challenge, new each time', async ({
  page,
  baseURL,
}) => {
  for (const provider of [google, microsoft, oidc, passport]) {
    const first = await redirectOf(page, provider.name);
    expect(first.params).toMatchObject({
      response_type: 'code',
      redirect_uri: `${baseURL}${provider.returnPath}`,
      state: expect.stringMatching(atLeast128Bits),
      nonce: expect.stringMatching(atLeast128Bits),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const second = await redirectOf(page, provider.name);
    for (const field of ['state', 'nonce', 'code_challenge'])
      expect(second.params[field]).not.toBe(first.params[field]);
  }
});

test('AUTH-073 a Microsoft sign-in starts with a redirect to the tenant', { tag: '@nightly' }, async ({
  page,
}) => {
  const { path } = await redirectOf(page, microsoft.name);
  expect(path).toBe(`${microsoft.issuer}/auth`);
  await expect(page.getByRole('heading', { name: 'Microsoft of Contoso' })).toBeVisible();
});

test('AUTH-074 the regional provider is asked for the email, with consent', async ({ page }) => {
  const { params } = await redirectOf(page, 'Alps Federation');
  expect(params).toMatchObject({ scope: 'openid email', prompt: 'consent' });
});
