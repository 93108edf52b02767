import { makeCommand, makeRoomsAccount } from '@campus/tests/areas/rooms';
import { openAs } from '@campus/tests/browser/browser-people';
import { dragTo } from '@campus/tests/browser/drag';
import { test } from '@campus/tests/browser/focus-watch';
import { firstByDay } from '@campus/tests/browser/nightly';
import { expect, type Page } from '@playwright/test';

const address = '/admin/manageRooms';
const handleOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true });

/** The ways to move Atrium into Labs, after Optics. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  mouse: async (page) => {
    await page.getByRole('button', { name: 'Show what is in Labs' }).click();
    const optics = page.getByRole('listitem').filter({ has: handleOf(page, 'Optics') });
    await dragTo(page, handleOf(page, 'Atrium'), optics);
  },
  keyboard: async (page) => {
    await page.getByRole('button', { name: 'Show what is in Labs' }).press('Enter');
    await handleOf(page, 'Atrium').focus();
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await expect(handleOf(page, 'Atrium')).toBeFocused();
  },
  menu: async (page) => {
    await handleOf(page, 'Atrium').click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    await page.getByRole('textbox', { name: 'Search by name' }).fill('opt');
    await page.getByRole('button', { name: 'After Optics, in Labs' }).click();
  },
};

for (const [index, [way, move]] of Object.entries(ways).entries())
  test(
    `ROM-021 ROM-022 a move by ${way} stores the same list, and its announcement names the place`,
    firstByDay(index),
    async ({ page }) => {
      const { people, order, list, ids } = await makeRoomsAccount([
        'Atrium',
        'Labs/Optics',
        'Labs/Lasers',
        'Garden',
      ]);
      await openAs(page, people.admin, address);
      await move(page);
      await expect(page.getByText('Atrium, in Labs, after Optics. Position 2 of 3.')).toBeAttached();
      await expect(page.getByText('Moved: Atrium')).toBeVisible();
      expect(await order()).toEqual(['Labs/Optics', 'Labs/Atrium', 'Labs/Lasers', 'Garden']);
      expect((await list()).entries.map(({ id, order: place }) => [id, place])).toEqual(
        ['Optics', 'Atrium', 'Lasers', 'Garden'].map((name, index) => [ids[name], (index + 1) * 10]),
      );
      await page.getByRole('button', { name: 'Undo move' }).click();
      await expect(page.getByText('The move is undone.')).toBeVisible();
      expect(await order()).toEqual(['Atrium', 'Labs/Optics', 'Labs/Lasers', 'Garden']);
    },
  );

test('ROM-001 ROM-003 ROM-024 ROM-031 ROM-058 a command is created in a folder, edited, refused, and a room deleted after its references', async ({
  page,
}) => {
  const { accountId, people, order } = await makeRoomsAccount(['Atrium', 'Labs/Optics']);
  await makeCommand(accountId, { name: 'To the atrium', targetLevel: 'lobby', targetInstance: 0, order: 90 });
  await openAs(page, people.admin, address);
  await expect(page.getByText('No Item Selected')).toBeVisible();

  await page.getByRole('button', { name: 'Labs', exact: true }).click();
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByRole('textbox', { name: 'Folder name' }).fill('Workshops');
  await details.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('Renamed the folder Labs to Workshops.')).toBeVisible();

  await details.getByRole('button', { name: '+ Add New' }).click();
  await page.getByRole('menuitem', { name: 'Command' }).click();
  await details.getByLabel('Name').fill('To the garden');
  await details.getByRole('button', { name: 'Create' }).click();
  await expect(details.getByText('Missing required parameter: type')).toBeVisible();
  await details.getByLabel('Type').selectOption('Go to a location');
  await details.getByLabel('Target location').fill('garden');
  await details.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Successfully created To the garden.')).toBeVisible();

  await details.getByLabel('Notes').fill('<script>');
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(details.getByText('Please fix the issue(s) indicated below before proceeding:')).toBeVisible();
  await details.getByLabel('Notes').fill('Leads outside');
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Successfully saved 1 room or command.')).toBeVisible();
  expect(await order()).toEqual(['Atrium', 'Workshops/Optics', 'Workshops/To the garden', 'To the atrium']);

  await page.getByRole('button', { name: 'Atrium', exact: true }).click();
  await details.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Atrium?' });
  await expect(dialog.getByText('To the atrium')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted Atrium.')).toBeVisible();
  await expect(page.getByText('No Item Selected')).toBeVisible();
  expect(await order()).toEqual(['Workshops/Optics', 'Workshops/To the garden', 'To the atrium']);
});

test('many rooms are changed by a plan and undone after a reload, folders duplicated and merged, a room dragged out', {
  tag: '@nightly',
}, async ({ page }) => {
  const { people, order, list } = await makeRoomsAccount(['Atrium', 'Labs/Optics', 'Labs/Lasers']);
  await openAs(page, people.admin, address);
  await page.getByRole('checkbox', { name: 'Select what is in Labs' }).check();
  await page.getByRole('button', { name: 'Change…' }).click();
  const plan = page.getByRole('dialog', { name: 'Change 2 rooms and commands' });
  await plan.getByRole('checkbox', { name: 'Access', exact: true }).check();
  await plan.getByLabel('New: Access').selectOption('Leader and Above');
  await plan.getByRole('button', { name: 'Show the plan' }).click();
  await expect(plan.getByText('Access: Member and Above → Leader and Above')).toHaveCount(2);
  await plan.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^Changed: 2 of 2/)).toBeVisible();
  const access = async () => (await list()).entries.map(({ permAccess }) => permAccess);
  expect(await access()).toEqual([4, 3, 3]);
  await page.reload();
  await page.getByRole('button', { name: 'Undo change' }).click();
  await expect(page.getByText('Undone: 2 of 2')).toBeVisible();
  expect(await access()).toEqual([4, 4, 4]);

  const details = page.getByRole('region', { name: 'Details' });
  await page.getByRole('button', { name: 'Labs', exact: true }).click();
  await details.getByRole('button', { name: 'Duplicate' }).click();
  await page
    .getByRole('alertdialog', { name: 'Duplicate Labs?' })
    .getByRole('button', { name: 'Duplicate' })
    .click();
  await expect(page.getByText('Successfully duplicated 2 rooms and commands.')).toBeVisible();
  const copy = (await order()).at(-1)?.split('/')[0] ?? '';
  await expect(details.getByRole('heading', { name: copy })).toBeVisible();
  const instances = (await list()).entries.map((entry) => entry.kind === 'room' && entry.instance);
  expect(new Set(instances).size).toBe(5);

  await details.getByRole('textbox', { name: 'Folder name' }).fill('Labs');
  await details.getByRole('button', { name: 'Merge into Labs…' }).click();
  await page.getByRole('button', { name: 'Merge folders' }).click();
  await expect(page.getByText(`Merged the folder ${copy} into Labs.`)).toBeVisible();

  await page.getByRole('button', { name: 'Show what is in Labs' }).click();
  const spaceBelow = page.getByRole('list', { name: 'Rooms and commands' }).locator('+ div');
  await dragTo(page, handleOf(page, 'Optics').last(), spaceBelow, 'reorder-before');
  await expect(page.getByText('Optics, after Labs. Position 3 of 3.')).toBeAttached();
  await expect(page.getByText('Moved: Optics')).toBeVisible();
  expect((await order()).at(-1)).toBe('Optics');
});

test('ROM-014 ROM-015 ROM-067 passcodes hide a room, showing it removes them, unsaved changes are asked for', {
  tag: '@nightly',
}, async ({ page }) => {
  const { people, list, ids } = await makeRoomsAccount(['Atrium', 'Vault'], {
    dashboardOptions: { allowRegularRoomPasscodes: true },
  });
  const stored = async () => (await list()).entries.find(({ id }) => id === ids.Vault);
  await openAs(page, people.admin, `${address}?item=${ids.Vault}&show=GOTO,mobile,hidden`);
  const details = page.getByRole('region', { name: 'Details' });
  const save = details.getByRole('button', { name: 'Save', exact: true });
  await details.getByRole('switch', { name: 'Ask for a passcode' }).click();
  await page.getByRole('button', { name: 'Enable passcodes' }).click();
  await details.getByLabel('Passcode 1').fill('lantern-77');
  await save.click();
  await expect(page.getByText('Successfully saved 1 room or command.')).toBeVisible();
  expect(await stored()).toMatchObject({ hasPasscodes: true, visibleOn: ['hidden'] });
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const { cookies } = await page.context().storageState();
  expect(`${kept} ${JSON.stringify(cookies)} ${page.url()}`).not.toContain('lantern-77');

  await details.getByRole('checkbox', { name: 'Mobile' }).click();
  const asks = page.getByRole('alertdialog', { name: 'Show Vault and remove its passcodes?' });
  await asks.getByRole('button', { name: 'Cancel' }).click();
  await expect(details.getByRole('checkbox', { name: 'Hidden' })).toBeChecked();
  await details.getByRole('checkbox', { name: 'Mobile' }).click();
  await asks.getByRole('button', { name: 'Remove passcodes' }).click();
  await expect(details.getByRole('checkbox', { name: 'Mobile' })).toBeChecked();

  await page.getByRole('link', { name: 'Members', exact: true }).click();
  const leave = page.getByRole('alertdialog');
  await leave.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/members/);
  expect(await stored()).toMatchObject({ hasPasscodes: false, visibleOn: ['mobile'] });
});
