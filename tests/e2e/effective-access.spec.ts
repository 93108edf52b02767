import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { makeRoom } from '@campus/tests/areas/rooms';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount, sql } from '@campus/tests/world/world';
import { expect } from '@playwright/test';

const storedRoom = (id: string) =>
  sql.one<{ permAccess: number }>('select "permAccess" from "Room" where "objectId" = $1', [id]);

test('an admin asks who can enter a room and why not, pins the answer, and nobody can save against it', async ({
  page,
}) => {
  const { accountId, people } = await makeAccount();
  const roomId = await makeRoom(accountId, { name: 'Board Room', permAccess: 1, visibleOn: ['GOTO'] });
  await openPages(accountId, 'admin', ['audit']);
  await openAs(page, people.admin, `/admin/effectiveAccess?kind=room&room=${roomId}`);
  await expect(
    page.getByText('Because: Neither the role nor a team nor a group opens the room.'),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Who can?' })).toContainText('Admin1 of 1 memberAllowed');

  await page.getByRole('link', { name: 'Pinned rules' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Enter a room');
  await page.getByRole('button', { name: 'Pin this rule' }).click();
  await expect(page.getByRole('list', { name: 'Pinned rules' })).toContainText(
    'Members can never enter Board Room.',
  );

  await page.getByRole('link', { name: 'Overrides' }).click();
  await page.getByRole('button', { name: 'Remove 1 override not needed' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nothing differs from the default.')).toBeVisible();

  await page.getByRole('link', { name: 'View as role' }).click();
  await expect(
    page.getByText('They can open no page of the console except their own profile.'),
  ).toBeVisible();
  await expect(page.getByText('Their menu is empty.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Admin');
  await expect(page.getByRole('list', { name: 'Menu of the world' })).toHaveText('Board Room');

  await page.goto(`/admin/manageRooms?item=${roomId}`);
  await page.getByRole('combobox', { name: 'Access', exact: true }).selectOption('Member and Above');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(
    page.getByText(/This breaks a pinned rule: Members can never enter Board Room\./).first(),
  ).toBeVisible();

  await page.goto('/admin/effectiveAccess?tab=pins');
  await page.getByRole('button', { name: 'Remove the rule: Members can never enter Board Room.' }).click();
  await expect(page.getByText('No rule is pinned yet.')).toBeVisible();
  await page.goto(`/admin/manageRooms?item=${roomId}`);
  await page.getByRole('combobox', { name: 'Access', exact: true }).selectOption('Member and Above');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect.poll(async () => (await storedRoom(roomId))?.permAccess).toBe(4);
  await page.goto('/admin/effectiveAccess?tab=view');
  await expect(page.getByRole('list', { name: 'Menu of the world' })).toHaveText('Board Room');
});

test('an admin sees whom a save of web boards takes something from, saves, and asks why', {
  tag: '@nightly',
}, async ({ page }) => {
  const { people } = await makePermissionsAccount({ isWebEnabled: false });
  await openAs(page, people.admin, '/admin/roomPermissions');
  await page.getByRole('button', { name: 'Edit hall', exact: true }).click();
  await page.getByRole('button', { name: 'Edit web board permissions' }).click();
  await page.getByRole('textbox', { name: 'Members: no access' }).fill('7');
  const effect = page.getByRole('complementary', { name: 'Effect of this change' });
  await expect(effect).toContainText(
    /Member \(1 member\) can no longer use Limited in .* \(web board: 7\)\./,
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Updated hall room permissions.')).toBeVisible();

  await page.goto('/admin/effectiveAccess?kind=board');
  await page.getByRole('combobox', { name: 'Permission' }).selectOption('Limited');
  await page.getByRole('combobox', { name: 'Web board' }).selectOption('7');
  await page.getByRole('combobox', { name: 'Room' }).selectOption('Hall A');
  await expect(
    page.getByText('Because: The room type names the board in the field “Members: no access”.'),
  ).toBeVisible();
  await expect(page.getByText(new RegExp(`^by ${people.admin.email}`)).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Who can?' })).toContainText('Member0 of 1 memberRefused');
});
