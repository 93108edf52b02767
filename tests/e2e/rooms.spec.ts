import { expect, type Page } from '@playwright/test';
import { openAs } from '../support/browser-people.ts';
import { test } from '../support/focus-watch.ts';
import { makeCommand, makeRoomsAccount } from '../support/rooms.ts';

const address = '/admin/manageRooms';
const handleOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true });

/** The ways to put Atrium into Labs, after Optics. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  mouse: async (page) => {
    await page.getByRole('button', { name: 'Show what is in Labs' }).click();
    const optics = await page
      .getByRole('listitem')
      .filter({ has: handleOf(page, 'Optics') })
      .boundingBox();
    if (!optics) throw new Error('There is no Optics.');
    await handleOf(page, 'Atrium').hover();
    await page.mouse.down();
    await page.mouse.move(optics.x + 40, optics.y + optics.height / 2, { steps: 5 });
    await page.mouse.move(optics.x + 40, optics.y + optics.height - 4, { steps: 5 });
    await page.mouse.up();
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

for (const [way, move] of Object.entries(ways))
  test(`ROM-021 ROM-022 issue 15 show 3: a move by ${way} stores the same list, and its announcement names the place`, async ({
    page,
  }) => {
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
  });

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
