import { daysLater } from '@campus/domain/core/days';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeSavedView } from '@campus/tests/areas/saved-views';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { heartbeats, sendEvents } from '@campus/tests/events/usage';
import { makeAccount, type TestAccount, unique } from '@campus/tests/world/world';
import { expect } from '@playwright/test';

test.use({ timezoneId: 'UTC' });

/** An account in which a member logged in twice, three days ago. */
async function makeAccountWithLogins(): Promise<TestAccount> {
  const account = await makeAccount();
  const { accountId, people } = account;
  const day = daysLater(new Date().toISOString().slice(0, 10), -3);
  const at = (clock: string) => new Date(`${day}T${clock}Z`);
  const visit = { accountId, user: people.member.userId, server: 'world-1' };
  const [first, second] = [unique(), unique()];
  await sendEvents([
    ...heartbeats(accountId, at('00:00:00'), new Date()),
    { event: 'LOGIN', ...visit, session: first, at: at('10:00:00') },
    { event: 'LOGOUT', ...visit, session: first, at: at('11:00:00') },
    { event: 'LOGIN', ...visit, session: second, at: at('12:00:00') },
    { event: 'LOGOUT', ...visit, session: second, at: at('12:30:00') },
  ]);
  return account;
}

test('an admin sees a person enter a room and leave the world without a reload', { tag: '@nightly' }, async ({
  page,
}) => {
  const { accountId, people } = await makeAccount();
  const at = new Date();
  const session = { accountId, user: people.member.userId, server: 'world-1', session: unique(), at };
  await sendEvents([{ event: 'HEARTBEAT', accountId, server: 'world-1', at }]);
  await openAs(page, people.admin, '/admin/analytics/live');
  await page.getByRole('checkbox', { name: "Show the provider's employees" }).check();
  await expect(page.getByText('Nobody is online.')).toBeVisible();
  await sendEvents([{ event: 'JOINROOM', ...session, room: 'hall_1' }]);
  await expect(page.getByRole('heading', { name: '1 person online' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Rooms with people' })).toContainText('hall_1');
  await expect(page.getByRole('grid', { name: 'People', exact: true })).toContainText('Online');
  await sendEvents([{ event: 'LOGOUT', ...session, at: new Date() }]);
  await expect(page.getByText('Nobody is online.')).toBeVisible();
});

test('ANA-002 ANA-011 ANA-023 an admin reads the same figures by mouse, keyboard, and table, and goes to the people', async ({
  page,
}) => {
  const { people } = await makeAccountWithLogins();
  await openAs(page, people.admin, '/admin/analytics/dashboard');
  const logins = page.getByRole('region', { name: 'Logins by Day', exact: true });
  // The test people have email addresses of the provider.
  await expect(logins.getByText('No one is known to have come on these days.')).toBeVisible();
  await logins.getByRole('checkbox', { name: "Show the provider's employees" }).check();
  await expect(logins.locator('.apexcharts-bar-area').first()).toBeAttached();
  const cursor = logins.getByRole('slider');
  await cursor.focus();
  for (let left = 0; left < 3; left += 1) await page.keyboard.press('ArrowLeft');
  await expect(cursor).toHaveAttribute('aria-valuetext', /: Logins 2$/);
  await expect(logins.getByText(/: Logins 2$/)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(cursor).toHaveAttribute('aria-valuetext', /Logins not known \(Nothing was received\)$/);

  await logins.getByRole('button', { name: 'Table: Logins by Day' }).click();
  await expect(page).toHaveURL(/logins\.view=table/);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as view…' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Everybody as a table');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const views = page.getByRole('button', { name: 'View: Everybody as a table' });
  await expect(views).toBeVisible();
  await views.click();
  await page.getByRole('menuitemradio', { name: 'Default view' }).click();
  await expect(page).not.toHaveURL(/logins/);
  await page.reload();
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Everybody as a table' }).click();
  await expect(views).toBeVisible();
  await expect(page).toHaveURL(/logins\.employees=true&logins\.view=table/);
  const rows = logins.getByRole('row');
  await expect(rows.nth(-4)).toContainText(/2\s*Complete/);
  await expect(rows.last()).toContainText('Not over yet');
  const showPeople = rows.nth(-4).getByRole('button', { name: /^Show the people of/ });
  await showPeople.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText('1 person');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Open in Members' }).click();
  await expect(page).toHaveURL(/\/admin\/members\?people=/);
  await expect(page.getByRole('row', { name: people.member.email })).toBeVisible();
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.goBack();
  await showPeople.click();
  await dialog.getByRole('list', { name: 'People' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/members\/\w+/);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
});

test('an admin has a view mailed every month, gets it at once, and stops it by the link in the mail', {
  tag: '@nightly',
}, async ({ page }) => {
  const { accountId, people } = await makeAccount();
  const { email, userId } = people.admin;
  await makeSavedView(accountId, userId, 'Monthly report');
  await openAs(page, people.admin, '/admin/analytics/dashboard');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Manage views…' }).click();
  const views = page.getByRole('dialog', { name: 'Views of the dashboard' });
  await views.getByRole('button', { name: 'Mail: Monthly report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mail Monthly report' });
  await dialog.getByLabel('How often').selectOption('Every month');
  await dialog.getByLabel('Day of the month').selectOption('31');
  await dialog.getByLabel('Time', { exact: true }).selectOption('06:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(views.getByText(/^Next mail: /)).toBeVisible();
  await views.getByRole('button', { name: 'Mail: Monthly report' }).click();
  await dialog.getByRole('button', { name: 'Send now' }).click();
  const mail = await waitForMail(email);
  const [stopAt = ''] = /https?:\S+[?&]mail=\S+/.exec(mail.text) ?? [];

  await page.goto(stopAt);
  await expect(dialog.getByLabel('How often')).toHaveValue('monthly');
  await expect(dialog.getByText(/^Last mailed: (?!never)/)).toBeVisible();
  await dialog.getByLabel('How often').selectOption('Never');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The view Monthly report is no longer mailed.')).toBeVisible();
  await expect(page).not.toHaveURL(/mail=/);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Manage views…' }).click();
  await expect(views.getByText('Monthly report')).toBeVisible();
  await expect(views.getByText(/^Next mail: /)).toHaveCount(0);
});

test('the dashboard is printed within the page and light, with its choices in words and nothing to press', {
  tag: '@nightly',
}, async ({ page }) => {
  const { people } = await makeAccountWithLogins();
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(
    page,
    people.admin,
    '/admin/analytics/dashboard?logins.employees=true&uniqueLogins.employees=true&uniqueLogins.view=table',
  );
  const logins = page.getByRole('region', { name: 'Logins by Day', exact: true });
  await expect(logins.locator('.apexcharts-bar-area').first()).toBeAttached();
  const ink = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  const onScreen = await ink();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // The width of an A4 page.
  await page.setViewportSize({ width: 794, height: 1123 });
  expect(await ink()).not.toBe(onScreen);
  for (const role of ['navigation', 'button', 'combobox', 'checkbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(logins.getByText(/\bUTC\b.*employees/)).toBeVisible();
  const rightEdges = await page
    .locator('main svg.apexcharts-svg, main table')
    .evaluateAll((drawn) => drawn.map((one) => one.getBoundingClientRect().right));
  expect(rightEdges.length).toBeGreaterThan(1);
  expect(Math.max(...rightEdges)).toBeLessThanOrEqual(794);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
});

test('a chart whose drawing does not load says so, and the table has its figures', {
  tag: '@nightly',
}, async ({ page }) => {
  const { people } = await makeAccountWithLogins();
  await page.route(/apex-plot/, (route) => route.abort());
  await openAs(page, people.admin, '/admin/analytics/dashboard?logins.employees=true');
  const logins = page.getByRole('region', { name: 'Logins by Day', exact: true });
  await expect(
    logins
      .getByRole('alert')
      .filter({ hasText: 'The chart could not be drawn. The table has the same figures.' }),
  ).toBeVisible();
  await logins.getByRole('button', { name: 'Table: Logins by Day' }).click();
  await expect(logins.getByRole('row').nth(-4)).toContainText(/2\s*Complete/);
});
