import { makeSettingsAccount } from '@campus/tests/areas/settings';
import { openAs, signIn } from '@campus/tests/browser/browser-people';
import { chromiumLaunch } from '@campus/tests/browser/chromium';
import { followLink, sidebarPages } from '@campus/tests/browser/console-page';
import { drawOne, isFull, sampled } from '@campus/tests/browser/nightly';
import { hiddenStops } from '@campus/tests/browser/tab-stops';
import { expect, type Page, test } from '@playwright/test';

test.use({ launchOptions: chromiumLaunch });

interface Size {
  width: number;
  height: number;
}

/** A desktop, a phone, a phone held sideways, and 400 % zoom. */
const sizes: readonly [Size, ...Size[]] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 320, height: 256 },
];

test('no tab stop of a page is outside the window or behind a bar', sampled, async ({ page }) => {
  test.slow();
  await signIn(page, 'admin', '/admin');
  const all = await sidebarPages(page);
  const drawn = drawOne('focus in sight', [all[0] ?? '', ...all.slice(1)]);
  for (const size of isFull ? sizes : [drawOne(drawn, sizes)]) {
    await page.setViewportSize(size);
    for (const path of isFull ? all : [drawn]) {
      await followLink(page, path);
      await expectStopsInSight(page, `${path} at ${size.width} x ${size.height}`);
    }
  }
});

test('unsaved changes hide no tab stop behind their bar', sampled, async ({ page }) => {
  test.slow();
  const { people } = await makeSettingsAccount();
  await openAs(page, people.owner, '/admin/world/access');
  await page.getByLabel('Invites only hint', { exact: true }).fill('Ask Bo.');
  await page.getByRole('button', { name: 'Show changes' }).click();
  for (const size of isFull ? sizes : [drawOne('unsaved changes', sizes)]) {
    await page.setViewportSize(size);
    await expectStopsInSight(page, `changed at ${size.width} x ${size.height}`);
  }
});

async function expectStopsInSight(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true], [role=status][aria-label=Loading]')).toHaveCount(0);
  expect.soft(await hiddenStops(page), name).toEqual([]);
}
