import '@campus/contracts/shell/admin-messages';
import { text } from '@campus/contracts/core/text';
import { makeWithOptions, makeWithStatuses } from '@campus/tests/areas/controls';
import { openAs } from '@campus/tests/browser/browser-people';
import { dragTo } from '@campus/tests/browser/drag';
import { test } from '@campus/tests/browser/focus-watch';
import { firstByDay } from '@campus/tests/browser/nightly';
import { runWithSdk } from '@campus/tests/calls/parse-sdk';
import { expect, type Locator, type Page } from '@playwright/test';

const address = '/admin/world/controls';
const names = ['Library', 'Help', 'Shop', 'News'];
const ordered = ['Help', 'Shop', 'Library', 'News'];

const formOf = (page: Page) => page.getByRole('form', { name: 'Custom options' });
const handleOf = (form: Locator) => form.getByRole('button', { name: 'Move Library', exact: true });

/** The ways to move Library after Shop. */
const ways: Record<string, (page: Page, form: Locator) => Promise<void>> = {
  mouse: async (page, form) => {
    const shop = form.getByRole('listitem').filter({ has: page.getByLabel('Move Shop') });
    await dragTo(page, handleOf(form), shop);
  },
  keyboard: async (page, form) => {
    await form.getByRole('button', { name: 'Add option' }).focus();
    while (!(await handleOf(form).evaluate((handle) => handle === document.activeElement)))
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(handleOf(form)).toBeFocused();
  },
  menu: async (page, form) => {
    await handleOf(form).click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    await page.getByRole('textbox', { name: 'Search by name' }).fill('sho');
    await page.getByRole('button', { name: 'After Shop' }).click();
    await expect(handleOf(form)).toBeFocused();
  },
};

for (const [index, [way, move]] of Object.entries(ways).entries())
  test(
    `the order of custom options is stored as it was made by ${way}`,
    firstByDay(index),
    async ({ page }) => {
      const { accountId, people } = await makeWithOptions(...names);
      await openAs(page, people.admin, address);
      const form = formOf(page);
      await form.scrollIntoViewIfNeeded();
      await move(page, form);
      await expect(page.getByText('Library, after Shop. Position 3 of 4.')).toBeAttached();
      if (way === 'keyboard') {
        await page.keyboard.press('Tab');
        await form.getByRole('button', { name: 'Save' }).focus();
        await page.keyboard.press('Enter');
      } else await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Successfully applied custom options.')).toBeVisible();
      const stored = await runWithSdk('getCustomOptions', { accountId }, people.member);
      expect(stored).toMatchObject({ results: ordered.map((name, index) => ({ name, index })) });
      await page.reload();
      await expect(form.getByRole('listitem')).toHaveCount(4);
      await expect(form.getByRole('listitem').first().getByLabel('Name')).toHaveValue('Help');
    },
  );

test('CTL-017 an admin adds, switches off, and removes custom statuses; the platform has them', async ({
  page,
}) => {
  const { accountId, people } = await makeWithStatuses('Busy', 'Away');
  await openAs(page, people.admin, address);
  await expect(page.getByRole('heading', { name: text('page.inWorldControls'), level: 1 })).toBeVisible();
  const form = page.getByRole('form', { name: 'Custom statuses' });
  await form.getByRole('button', { name: 'Add status' }).click();
  await page.keyboard.type('In a lecture');
  await form.getByRole('group', { name: 'Away' }).getByLabel('Active').uncheck();
  await form.getByRole('button', { name: 'Remove Busy' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Successfully applied custom statuses.')).toBeVisible();
  const stored = await runWithSdk('getAccountCustomStatuses', { accountId }, people.member);
  expect(stored).toMatchObject({
    statuses: [
      { status: 'Away', active: false },
      { status: 'In a lecture', active: true },
    ],
  });
});
