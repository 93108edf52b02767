import { makeRoom } from '@campus/tests/areas/rooms';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { makeAccount } from '@campus/tests/world/world';
import { expect, type Page } from '@playwright/test';

const boxOf = (page: Page, item: string, role: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${item}: ${role}`) });
const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

test('RLP-002 RLP-033 ROL-004 SHE-035 SHE-062 a page that is opened to leaders appears in their sidebar, and goes again', async ({
  page,
  browser,
}) => {
  const { people } = await makeAccount();
  await openAs(page, people.owner, '/profile');
  await sidebarOf(page).getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByRole('heading', { name: 'Roles', level: 1 })).toBeVisible();
  await boxOf(page, 'Audit', 'Leader').check();
  await expect(boxOf(page, 'Audit', 'Moderator')).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Successfully updated page access.')).toBeVisible();

  const context = await browser.newContext();
  const leader = await context.newPage();
  await openAs(leader, people.leader, '/admin/audit');
  await expect(sidebarOf(leader).getByRole('link')).toHaveText(['Audit']);
  await expect(leader.getByRole('gridcell').first()).toBeVisible();

  // Granted with the keyboard alone, and then revoked.
  await boxOf(page, 'Audit', 'Leader').focus();
  await page.keyboard.press('Space');
  await expect(boxOf(page, 'Audit', 'Leader')).not.toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
  // The list on an open page is refused from the next call on, and the page closes with the reason.
  await leader.getByRole('textbox', { name: /^Search/ }).fill('x');
  await leader.getByRole('button', { name: 'Notifications: 1' }).click();
  await expect(
    leader.getByText('Your role does not give you access to the page Audit.').last(),
  ).toBeVisible();
  await expect(async () => {
    await leader.goto('/admin/audit');
    await expect(leader).toHaveURL(({ pathname }) => pathname === '/profile', { timeout: 2000 });
  }).toPass();
  await context.close();
});

test('RLP-001 ROL-002 ROL-007 an option and the chat bar are given to a role, and go back to the default', {
  tag: '@nightly',
}, async ({ page }) => {
  const { people } = await makeAccount();
  await openAs(page, people.admin, '/admin/roles');
  await boxOf(page, 'Lock the room', 'Member').check();
  await boxOf(page, 'In-World Chat Bar', 'Member').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Successfully updated role permissions.')).toBeVisible();
  await page.reload();
  await expect(boxOf(page, 'Lock the room', 'Member')).toBeChecked();
  await expect(boxOf(page, 'In-World Chat Bar', 'Member')).not.toBeChecked();
  await page.getByRole('button', { name: 'Back to default: Lock the room, Leader and above' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
  await page.reload();
  await expect(boxOf(page, 'Lock the room', 'Leader')).toBeChecked();
  await expect(boxOf(page, 'Lock the room', 'Member')).not.toBeChecked();
});

test('WRM-001 WRM-011 WRM-022 SHE-034 SHE-066 SHE-067 an admin renames a web room; without the web there is no such page', async ({
  page,
  browser,
}) => {
  const { accountId, people } = await makeAccount({ isWebEnabled: true });
  await makeRoom(accountId, { name: 'Hall', visibleOn: ['web'] });
  await openAs(page, people.admin, '/profile');
  await sidebarOf(page).getByRole('link', { name: 'Web Room Management' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Great Hall');
  await page.getByRole('button', { name: 'Save Room' }).click();
  await expect(page.getByText('Successfully updated web room')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Great Hall' })).toBeChecked();

  const without = await makeAccount();
  const context = await browser.newContext();
  const other = await context.newPage();
  await openAs(other, without.people.owner, '/admin/manageWebRooms');
  await expect(other).toHaveURL(({ pathname }) => pathname === '/profile');
  await expect(sidebarOf(other).getByRole('link', { name: 'Room Management' })).toBeVisible();
  await expect(sidebarOf(other).getByRole('link', { name: 'Web Room Management' })).toBeHidden();
  await context.close();
});
