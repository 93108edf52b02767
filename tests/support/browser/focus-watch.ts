import { test as base, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    focusFell: (after: string) => void;
  }
}

/**
 * A test that also fails if the focus falls to the body: after a dialog or menu has closed, or after the
 * focused element was removed. A keyboard user would then start at the top of the page again (WCAG 2.4.3).
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const falls: string[] = [];
    await page.exposeFunction('focusFell', (after: string) => falls.push(`${page.url()}: ${after}`));
    await watch(page);
    await use(page);
    expect(falls, 'The focus fell to the body.').toEqual([]);
  },
});

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** Code that returns the focus takes far less time. */
    const settled = 1000;
    const overlays = () =>
      document.querySelectorAll(
        '[role=dialog]:not([hidden]), [role=alertdialog]:not([hidden]), [role=menu]:not([hidden])',
      ).length;
    const isLost = () => document.activeElement === null || document.activeElement === document.body;
    let open = 0;
    let moves = 0;
    let last: Element | undefined;

    const check = (after: string) => {
      const before = moves;
      setTimeout(() => {
        // The element focused since then has its own check.
        if (moves > before || !isLost() || overlays() > 0 || !document.hasFocus()) return;
        // A loading page has no element to focus.
        if (document.querySelector('h1, h2, h3')) window.focusFell(after);
        else check(after);
      }, settled);
    };

    document.addEventListener('focusin', ({ target }) => {
      moves += 1;
      if (target instanceof Element) last = target;
    });
    new MutationObserver(() => {
      const now = overlays();
      if (now < open) check('a dialog or menu closed');
      open = now;
      if (last && !last.isConnected && isLost()) {
        check(`removed ${last.outerHTML.slice(0, 160)}`);
        last = undefined;
      }
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  });
}
