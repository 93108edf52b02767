import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Drags an item of a sortable list by its handle to the end of a row, or to the space below the rows, and drops it
 * when the line appears there. Chromium reports fast mouse moves late, and lists move while their figures arrive. So,
 * like a person, this moves until the line is in the right place. The space below the rows draws its line
 * `reorder-before`.
 */
export async function dragTo(
  page: Page,
  handle: Locator,
  target: Locator,
  line: 'reorder-after' | 'reorder-before' = 'reorder-after',
) {
  await handle.hover();
  await page.mouse.down();
  await expect(async () => {
    const box = await target.boundingBox();
    if (!box) throw new Error('The target of the drag is not on the page.');
    const end = box.y + box.height - 4;
    await page.mouse.move(box.x + 40, end, { steps: 5 });
    // The first event over an element says that the mouse entered it, the next ones where it is.
    await page.mouse.move(box.x + 42, end, { steps: 2 });
    await expect(target.locator(`[data-at=${line}]`)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await page.mouse.up();
}
