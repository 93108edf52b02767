import { signIn } from '@campus/tests/browser/browser-people';
import { expect, type Page, test } from '@playwright/test';

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** Pages with controls that have no visible label, and those controls. */
  const controls: Record<string, (page: Page) => ReturnType<Page['locator']>> = {
    '/admin/members': (page) => page.getByRole('button', { name: /^Actions for/ }),
    '/admin/manageRooms': (page) =>
      page.getByRole('list', { name: 'Rooms and commands' }).getByRole('checkbox'),
    '/admin/world/access': (page) => page.getByRole('button', { name: /^History of/ }),
    '/admin/world/controls': (page) => page.getByRole('switch'),
  };

  for (const [path, find] of Object.entries(controls))
    test(`small controls of ${path} take 40 pixels`, { tag: '@nightly' }, async ({ page }) => {
      await signIn(page, 'owner', path);
      const control = find(page).first();
      await expect(control).toBeVisible();
      expect(await control.evaluate(areaOf)).toEqual([true, true]);
    });
});

/** Whether a control, with what belongs to it around it, is at least 40 pixels wide and high. */
function areaOf(control: Element): boolean[] {
  const box = control.getBoundingClientRect();
  const around = getComputedStyle(control, '::after');
  const reach = (side: string) => (around.content === 'none' ? 0 : -Number.parseFloat(side) || 0);
  const width = box.width + reach(around.left) + reach(around.right);
  const height = box.height + reach(around.top) + reach(around.bottom);
  return [width >= 39, height >= 39];
}

test('forced colors show what is pressed, what the legend means, and where the cursor of a chart is', {
  tag: '@nightly',
}, async ({ page }) => {
  await signIn(page, 'owner', '/admin/analytics/dashboard');
  await page.emulateMedia({ forcedColors: 'active' });
  const chart = page.getByRole('slider').first();
  await chart.focus();
  await expect(page.locator('[data-cursor]')).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('[aria-pressed=true]').first()).toHaveCSS('outline-style', 'solid');
  const swatch = page.locator('figure li > span[aria-hidden]').first();
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await swatch.evaluate(background)).not.toBe(await page.locator('body').evaluate(background));
});
