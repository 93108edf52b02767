import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { browserStackEnvironment } from '../support/browser-stack.ts';
import { signIn, submitSignIn } from '../support/console-page.ts';

const { INBOX_PORT } = await browserStackEnvironment();
const inbox = `http://localhost:${INBOX_PORT}`;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Each page with what shows that it has loaded. */
const accountPages = [
  { path: '/admin/members', loaded: 'gridcell' },
  { path: '/admin/import', loaded: 'gridcell' },
  { path: '/admin/audit', loaded: 'gridcell' },
  { path: '/profile', loaded: 'heading' },
] as const;

for (const { path, loaded } of accountPages)
  test(`${path} has no serious accessibility violation, light and dark, wide and narrow`, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await page.goto(path);
    await expect(page.getByRole(loaded).first()).toBeVisible();
    await expectAccessible(page);
  });

for (const path of ['/login', '/404', '/invitation/unknown'])
  test(`${path} has no serious accessibility violation, signed out`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessible(page);
  });

test('the account picker has no serious accessibility violation', async ({ page }) => {
  await submitSignIn(page, 'multi');
  await expect(page.getByText('Northwind University')).toBeVisible();
  await expectAccessible(page);
});

test('the registration page of an invitation has no serious accessibility violation', async ({ page }) => {
  const { messages } = await (await page.request.get(`${inbox}/api/messages`)).json();
  const [link] = /https?:\S+\/invitation\/\S+/.exec(messages.at(-1).text) ?? [''];
  await page.goto(link);
  await expect(page.getByRole('form', { name: 'Register to join' })).toBeVisible();
  await expectAccessible(page);
});

test('the inbox has no serious accessibility violation, its list and a mail', async ({ page }) => {
  await page.goto(inbox);
  await expectAccessible(page);
  await page.getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

/** Looks at the page in both colour schemes, at a desktop's and at a phone's width. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      // A framed mail runs no script, so axe would wait for its answer in vain.
      const { violations } = await new AxeBuilder({ page }).withTags(tags).exclude('iframe').analyze();
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(serious, `${page.url()} ${colorScheme} ${width}`).toEqual([]);
    }
}

/** Waits until a change of colours and sizes has arrived on the screen. */
async function settle(page: Page): Promise<void> {
  const moving = () =>
    new Promise<number>((resolve) => {
      const endless = (animation: Animation) =>
        animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      const count = () => resolve(document.getAnimations().filter((animation) => !endless(animation)).length);
      requestAnimationFrame(() => requestAnimationFrame(count));
    });
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}
