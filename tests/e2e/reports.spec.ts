import { expectAccessible } from '@campus/tests/browser/accessible';
import { signIn } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { expect } from '@playwright/test';

test.use({ timezoneId: 'UTC' });

const slow = 30_000;

test('an admin opens a report of the last 7 days, the people of its peak, and the same report from its address', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/analytics/dashboard');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: 'Range' }).selectOption('Last 7 days');
  await expect(page).toHaveURL(/preset=last7Days/);
  await page.getByRole('checkbox', { name: "Show the provider's employees" }).check();
  await page.getByRole('combobox', { name: 'Comparison' }).selectOption('Compare with the time before');

  const figures = page.getByRole('region', { name: 'Figures of the range' });
  const ranges = figures.getByText(/, compared with /);
  // Each choice before asked for its own figures, which an account's searches answer in turn.
  await expect(ranges).toBeVisible({ timeout: slow });
  await expect(figures.getByText(/^Before: [\d,.]+/).first()).toBeVisible();
  for (const part of ['People by group', 'When people are online', 'Rooms'])
    await expect(page.getByRole('region', { name: part }).getByRole('table').first()).toBeVisible({
      timeout: slow,
    });
  await expect(page.getByRole('region', { name: 'Who came back' })).toBeVisible();
  await expectAccessible(page);

  const peak = await figures
    .getByText('Peak', { exact: true })
    .locator('xpath=following::dd[1]')
    .textContent();
  await figures.getByRole('button', { name: /^Show the people of the peak: / }).click();
  const dialog = page.getByRole('dialog', { name: /^People of the peak: / });
  await expect(dialog.getByRole('status')).toContainText(new RegExp(`^${peak} (person|people)\\.`));
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();

  const compared = (await ranges.textContent()) ?? '';
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Range' })).toHaveValue('last7Days');
  await expect(page.getByRole('combobox', { name: 'Comparison' })).toHaveValue('before');
  await expect(page.getByRole('checkbox', { name: "Show the provider's employees" })).toBeChecked();
  await expect(ranges).toHaveText(compared, { timeout: slow });
});
