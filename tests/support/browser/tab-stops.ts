import type { Page } from '@playwright/test';

/** More stops than any page has. A page that has more is a trap. */
const mostStops = 400;

/**
 * Walks the tab stops of the page's content, and returns those that a person cannot see: outside the window,
 * or behind a bar that stays while the page scrolls (WCAG 2.4.11).
 */
export async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('main');
    if (main && main.tabIndex < 0) main.tabIndex = -1;
    main?.focus();
  });
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(seeStop);
    if (seen === undefined) return hidden;
    if (seen !== '') hidden.push(seen);
  }
  throw new Error(`${page.url()} has more than ${mostStops} tab stops.`);
}

/** How the focused element is hidden; '' if it is in sight, undefined outside the page's content. */
function seeStop(): string | undefined {
  const stop = document.activeElement;
  if (!stop || !document.querySelector('main')?.contains(stop)) return undefined;
  const { top, bottom, height } = stop.getBoundingClientRect();
  // Of a part taller than half of the window, a piece must be in sight, and of a text the line with the cursor.
  const isWhole = height < innerHeight / 2 && !(stop instanceof HTMLTextAreaElement);
  const mayBeHidden = isWhole ? 1 : height - 20;
  const name = `${stop.tagName} "${(stop.getAttribute('aria-label') ?? stop.textContent).slice(0, 40)}"`;
  const place = `${name} at ${Math.round(top)} to ${Math.round(bottom)}`;
  if (Math.max(-top, bottom - innerHeight) > mayBeHidden)
    return `${place} is outside the window of ${innerHeight}`;
  const sticks = ({ position, top: above, bottom: below }: CSSStyleDeclaration) =>
    position === 'sticky' && (above !== 'auto' || below !== 'auto');
  for (const bar of document.querySelectorAll('header, section, div, form, p')) {
    if (bar.contains(stop) || !sticks(getComputedStyle(bar))) continue;
    const box = bar.getBoundingClientRect();
    if (Math.min(bottom, box.bottom) - Math.max(top, box.top) > mayBeHidden)
      return `${place} is behind a bar at ${Math.round(box.top)} to ${Math.round(box.bottom)}`;
  }
  return '';
}
