import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Drags an item of a sortable list by its handle to the end of a row, or to the space below the rows. Drops
 * it when the drop line appears. Chromium reports fast mouse moves late, and lists move while their figures
 * load. So this keeps moving, like a person, until the line is in the right place. The space below the rows
 * draws its line `reorder-before`.
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
    // The first event over an element reports that the mouse entered it; later ones report its position.
    await page.mouse.move(box.x + 42, end, { steps: 2 });
    await expect(target.locator(`[data-at=${line}]`)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await page.mouse.up();
}
