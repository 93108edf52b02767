import { demoCampus } from '@campus/local/demo/accounts';
import type { Stack } from '@campus/local/stack';
import { chromiumLaunch } from '@campus/tests/browser/chromium';
import { demoPassword, enterAs } from '@campus/tests/browser/console-page';
import { chromium, type Page } from '@playwright/test';
import { loadMembers } from './load-members.ts';
import { percentiles } from './measure.ts';
import { roundedTimes, twoDigits } from './report.ts';

const slowDown = 4;
const text = 'Professor of Applied Mathematics';
const columns = [
  ...['email', 'firstName', 'lastName', 'displayName', 'title', 'contactEmail', 'permission', 'teamId'],
  ...['custom:department', 'custom:seat', 'custom:onCampus', 'custom:startDate', 'logins', 'lastLoginAt'],
  ...['createdAt', 'updatedAt', 'hardware:device', 'hardware:os', 'hardware:processor', 'hardware:ram'],
];

/**
 * Measures the time from a keystroke in an edited cell to its paint, in a full table on a slow CPU. For
 * comparison, a page with only one field shows the browser's own share.
 */
export async function measureKeystrokes(stack: Stack): Promise<void> {
  await loadMembers(stack, demoCampus, 4_000);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await bare.setContent('<input aria-label="Title">');
    const alone = await typeSlowed(bare);
    await bare.close();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openFullTable(page, stack);
    const title = columns.indexOf('title') + 1;
    await page.locator('tbody tr').nth(3).locator('td').nth(title).click();
    const inTable = await typeSlowed(page);
    const cells = await page.locator('tbody td').count();
    console.log(`\nA keystroke until it is painted, CPU ${slowDown} times slower, ms`);
    console.table({
      [`in one of ${cells} cells`]: keystrokes(inTable),
      'in a field alone': keystrokes(alone),
    });
  } finally {
    await browser.close();
  }
}

/** Types into the page's field on a slow CPU. Returns the time of each key. */
async function typeSlowed(page: Page): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.getByRole('textbox', { name: 'Title' }).fill('');
  await page.evaluate(observeKeys);
  await page.keyboard.type(text, { delay: 120 });
  return page.evaluate(() => (window as { keyTimes?: number[] }).keyTimes ?? []);
}

function keystrokes(times: readonly number[]) {
  const figures = percentiles(times);
  return { ...roundedTimes(figures), worst: twoDigits(figures.longest) };
}

async function openFullTable(page: Page, { urls }: Stack): Promise<void> {
  await enterAs(page, { email: 'admin@campus.test', password: demoPassword }, urls.console);
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
  await page.goto(`${urls.console}/admin/members`);
  await page.getByRole('button', { name: 'Pick columns' }).click();
  const picker = page.getByRole('dialog', { name: 'Pick columns' });
  for (const box of (await picker.getByRole('checkbox').all()).slice(0, columns.length))
    await box.check({ force: true });
  await picker.getByRole('button', { name: 'Apply' }).click();
  await page.waitForFunction(
    (cells) => document.querySelectorAll('tbody:not([aria-hidden]) td').length >= cells,
    25 * columns.length,
  );
}

/** Runs in the page: records the time from each key press to the next painted frame. */
function observeKeys(): void {
  const keyTimes: number[] = [];
  Object.assign(window, { keyTimes });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => keyTimes.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
}
