import { expectAccessible } from '@campus/tests/browser/accessible';
import { signIn } from '@campus/tests/browser/browser-people';
import { expect, type Locator, type Page, test } from '@playwright/test';

/**
 * Pretends that the page runs in Chrome on Windows, because the tests use another Chromium build on Linux.
 */
async function playChrome(page: Page): Promise<void> {
  const version = '130';
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setUserAgentOverride', {
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
    userAgentMetadata: {
      brands: ['Chromium', 'Google Chrome'].map((brand) => ({ brand, version })),
      platform: 'Windows',
      platformVersion: '15.0.0',
      architecture: 'x86',
      model: '',
      mobile: false,
    },
  });
}

/** Expects the vendor's session page, which is not part of the console. */
async function expectSession(page: Page, vendor: string, person: string): Promise<void> {
  await expect(page.getByRole('heading', { name: vendor, level: 1 })).toBeVisible();
  await expect(page.getByText(person)).toBeVisible();
}

const end = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const alertIn = (place: Locator) => place.getByRole('alert');

test.describe('in a browser that can show the campus', () => {
  test.beforeEach(({ page }) => playChrome(page));

  test('STR-001 STR-002 a member streams the campus by each vendor, signed in, and comes back to the profile', async ({
    page,
  }) => {
    await signIn(page, 'member', '/profile');
    const card = page.getByRole('region', { name: 'Campus Stream' });
    await card.getByRole('button', { name: 'GDN Streaming' }).click();
    await expectSession(page, 'GDN Streaming', 'Signed in as');
    await end(page, 'End with status 2');
    await expect(alertIn(card)).toHaveText('The streaming session ended with an internal error.');
    await card.getByRole('button', { name: 'Nutanix Streaming' }).click();
    await expectSession(page, 'Nutanix Streaming', 'Signed in as');
    await end(page, 'End the session');
    await expect(alertIn(card)).toHaveText('The streaming session ended successfully.');
    await expect(page).toHaveURL(/\/profile\?status=0&account=\w+$/);
  });

  test('SHE-020 STL-002 STL-003 STL-004 STL-009 STL-015 a visitor launches a world, sees how each session ended, and retries', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto('/launch/demo');
    for (const [button, message] of [
      ['End with status 1', /invalid nonce or authentication failure/],
      ['End with status 2', /internal error/],
      ['End with status 3', /campaign is suspended/],
      ['End with status 4', /internal error/],
      ['End with status 9', /unknown session status/],
      ['End the session', /^GDN streaming session ended successfully\.$/],
    ] as const) {
      await expectSession(page, 'GDN Streaming', 'Nobody is signed in');
      await end(page, button);
      await expect(alertIn(page.getByRole('main'))).toHaveText(message);
      if (button !== 'End the session') await page.getByRole('button', { name: 'Retry' }).click();
    }
    await expectAccessible(page);
  });

  test('STL-003 STL-016 a suspended campaign ends at once, and an unknown world is refused with its status', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto('/launch/contoso');
    await expect(alertIn(page.getByRole('main'))).toHaveText('The streaming campaign is suspended.');
    await page.goto('/launch/nowhere');
    await expect(alertIn(page.getByRole('main'))).toHaveText(
      'Error getting GDN streaming URL: 404 - There is no such world.',
    );
  });
});

test('STL-005 STL-006 in an incompatible browser nothing is launched before the visitor confirms', {
  tag: '@nightly',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('streaming.launch')) asked.push(request.url());
  });
  await page.goto('/launch/demo');
  const anyway = page.getByRole('button', { name: 'Try with incompatible browser' });
  await expect(anyway).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await anyway.click();
  await expectSession(page, 'GDN Streaming', 'Nobody is signed in');
  expect(asked).toHaveLength(1);
});
