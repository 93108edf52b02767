import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How pages are looked at. Of a desktop's page in dark colours only these can differ. */
const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440, rules: ['color-contrast', 'link-in-text-block'] },
  { colorScheme: 'dark', width: 390 },
] as const;

/** Looks at the page in both colour schemes, at a desktop's and at a phone's width. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { colorScheme, width, ...look } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    // A framed mail runs no script, so axe would wait for its answer in vain. The mode for pages without frames
    // from elsewhere opens no second page.
    const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true);
    const { violations } = await ('rules' in look
      ? axe.withRules([...look.rules])
      : axe.withTags(tags)
    ).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, `${page.url()} ${colorScheme} ${width}`).toEqual([]);
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
