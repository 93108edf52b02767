import { deleteRoom, moveRoom, updateRoom } from '@campus/contracts/rooms/functions';
import { levelMappingTable } from '@campus/platform/foundation/schema/tables/level-mapping';
import { makeCommand, makeRoomsAccount } from '@campus/tests/areas/rooms';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { callPlatform } from '@campus/tests/calls/platform';
import { sql, unique } from '@campus/tests/world/world';
import { expect, type Page } from '@playwright/test';

const address = '/admin/manageRooms';
const allPlaces = 'show=GOTO,mobile,hidden,roomGraph';
const details = (page: Page) => page.getByRole('region', { name: 'Details' });
const saveButton = (page: Page) => details(page).getByRole('button', { name: 'Save', exact: true });
const handleOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true });

/** An account with its own room type, named The hall. */
async function makeAccountWithLevel(names: readonly string[], overrides = {}) {
  const account = await makeRoomsAccount(names, overrides);
  const clientInfoId = unique();
  await levelMappingTable.insert(sql, [
    { name: 'hall', friendlyName: 'The hall', clientInfoId, zoomCapable: true },
  ]);
  await sql.query('update "ServerConfig" set "clientInfoId" = $2 where account = $1', [
    account.accountId,
    clientInfoId,
  ]);
  return account;
}

test('ROM-010 a room is created once it has a type, duplicated, and moved within its folder; a command is deleted, changes are let go', async ({
  page,
}) => {
  const { people, order, list } = await makeAccountWithLevel(['Labs/Optics', 'Labs/Lasers', 'Go home!']);
  await openAs(page, people.admin, address);
  await page.getByRole('button', { name: '+ Add New' }).click();
  await page.getByRole('menuitem', { name: 'Room' }).click();
  await details(page).getByLabel('Name', { exact: true }).fill('Studio');
  await details(page).getByLabel('Folder').fill('Labs');
  await expect(details(page).getByRole('button', { name: 'Create' })).toBeDisabled();
  await details(page).getByLabel('Room type').selectOption('The hall');
  await details(page).getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Successfully created Studio.')).toBeVisible();

  await details(page).getByRole('button', { name: 'Duplicate' }).click();
  await page
    .getByRole('alertdialog', { name: 'Duplicate Studio?' })
    .getByRole('button', { name: 'Duplicate' })
    .click();
  await expect(page.getByText('Successfully duplicated 1 room or command.')).toBeVisible();
  const copies = (await list()).entries.filter(
    (entry) => entry.kind === 'room' && entry.levelName === 'hall',
  );
  expect(new Set(copies.map((entry) => entry.kind === 'room' && (entry.instance ?? 0))).size).toBe(2);

  await page.goto(page.url().split('?')[0] ?? '');
  await page.getByRole('button', { name: 'Show what is in Labs' }).press('Enter');
  await handleOf(page, 'Lasers').focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText('Lasers, first in Labs. Position 1 of 4.').first()).toBeAttached();
  await expect(page.getByText('Moved: Lasers')).toBeVisible();
  expect((await order()).slice(0, 2)).toEqual(['Labs/Lasers', 'Labs/Optics']);

  await page.getByRole('button', { name: 'Go home', exact: true }).click();
  await details(page).getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete Go home?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Successfully deleted Go home.')).toBeVisible();
  expect(await order()).not.toContain('Go home');

  await page.getByRole('button', { name: 'Optics', exact: true }).click();
  await details(page).getByLabel('Name', { exact: true }).fill('Acoustics');
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/members/);
  expect(await order()).toContain('Labs/Optics');
});

/** The input of a room or command form, and the form's response. */
const refusals: readonly { of: 'Atrium' | 'Go home'; field: string; value: string; sentence: string }[] = [
  { of: 'Atrium', field: 'Name', value: ' ', sentence: 'A room or command needs a name.' },
  {
    of: 'Atrium',
    field: 'Folder',
    value: 'f'.repeat(51),
    sentence: 'The name of a folder can have at most 50 characters.',
  },
  {
    of: 'Atrium',
    field: 'Label',
    value: '<b>hi',
    sentence: 'Label: Markup, scripts, and control characters are not allowed here.',
  },
  {
    of: 'Atrium',
    field: 'Zoom ID',
    value: '123',
    sentence: 'Zoom ID and Zoom passcode must be both given or both omitted.',
  },
  {
    of: 'Atrium',
    field: 'Notes',
    value: 'n'.repeat(501),
    sentence: 'Notes can have at most 500 characters.',
  },
  {
    of: 'Go home',
    field: 'Type',
    value: 'Go to a location',
    sentence: 'Missing required parameters for this command type.',
  },
];

test('ROM-030 ROM-032 what cannot be saved of a room or a command is said at its field, and nothing is stored', async ({
  page,
}) => {
  const { people, ids, list } = await makeAccountWithLevel(['Atrium', 'Go home!']);
  await sql.query(`update "Room" set "levelName" = 'hall' where "objectId" = $1`, [ids.Atrium]);
  const before = await list();
  await page.addInitScript(() => localStorage.setItem('campus.optionalRoomFields', 'true'));
  await openAs(page, people.admin, address);
  for (const { of, field, value, sentence } of refusals)
    await test.step(sentence, async () => {
      await page.getByRole('button', { name: of, exact: true }).click();
      const input = details(page).getByLabel(field, { exact: true });
      if (field === 'Type') await input.selectOption(value);
      else await input.fill(value);
      await saveButton(page).click();
      await expect(details(page).getByText(sentence)).toBeVisible();
      await details(page).getByRole('button', { name: 'Discard changes' }).click();
      await expect(details(page).getByText(sentence)).toBeHidden();
    });
  expect(await list()).toEqual(before);
});

test('ROM-036 ROM-037 ROM-024 passcodes and names of folders that do not fit are refused', {
  tag: '@nightly',
}, async ({ page }) => {
  const { people, ids, order } = await makeRoomsAccount(['Vault', 'Labs/Optics', 'Studios/Blue'], {
    dashboardOptions: { allowRegularRoomPasscodes: true },
  });
  await openAs(page, people.admin, `${address}?item=${ids.Vault}&${allPlaces}`);
  await details(page).getByRole('switch', { name: 'Ask for a passcode' }).click();
  await page.getByRole('button', { name: 'Enable passcodes' }).click();
  for (const [passcode, sentence] of [
    ['', 'Enter a passcode, or turn off “Ask for a passcode”.'],
    ['short', 'A passcode needs at least 8 characters with 1 letter and 1 digit.'],
    ['lantern 77', 'A passcode cannot contain spaces or semicolons.'],
  ] as const) {
    await details(page).getByLabel('Passcode 1').fill(passcode);
    await saveButton(page).click();
    await expect(details(page).getByText(sentence)).toBeVisible();
  }
  await details(page).getByRole('button', { name: 'Discard changes' }).click();

  await page.getByRole('button', { name: 'Labs', exact: true }).click();
  const name = details(page).getByRole('textbox', { name: 'Folder name' });
  for (const [folder, sentence] of [
    ['', 'A folder needs a name.'],
    ['Studios', 'There is already a folder of this name.'],
    ['f'.repeat(51), 'The name of a folder can have at most 50 characters.'],
  ] as const) {
    await name.fill(folder);
    await expect(details(page).getByText(sentence)).toBeVisible();
    await expect(details(page).getByRole('button', { name: 'Rename' })).toBeDisabled();
  }
  expect(await order()).toEqual(['Vault', 'Labs/Optics', 'Studios/Blue']);
});

test('a plan names what cannot change, and the doctor removes a problem', { tag: '@nightly' }, async ({
  page,
}) => {
  const { accountId, people, ids, list } = await makeRoomsAccount(['Atrium', 'Vault'], {
    dashboardOptions: { allowRegularRoomPasscodes: true },
  });
  const change = {
    ...{ kind: 'room' as const, passcodes: ['lantern-77'] },
    ...{ fields: { visibleOn: ['hidden' as const] }, base: { visibleOn: ['GOTO' as const] } },
  };
  await callPlatform(updateRoom, { accountId, entryId: ids.Vault ?? '', change }, people.admin.sessionToken);
  await makeCommand(accountId, { name: 'To nowhere', targetLevel: 'cellar', order: 90 });
  await openAs(page, people.admin, `${address}?${allPlaces}`);
  for (const name of ['Atrium', 'Vault'])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Change…' }).click();
  const plan = page.getByRole('dialog', { name: 'Change 2 rooms and commands' });
  await plan.getByRole('checkbox', { name: 'Visibility', exact: true }).check();
  await plan.getByRole('checkbox', { name: 'Room graph', exact: true }).check();
  await plan.getByRole('checkbox', { name: 'GOTO', exact: true }).check();
  await plan.getByRole('button', { name: 'Show the plan' }).click();
  await expect(plan.getByText('Cannot be changed: 1 room or command.')).toBeVisible();
  await expect(plan.getByText('Cannot be changed: A room with passcodes must be hidden.')).toBeVisible();
  await plan.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^Changed: 1 of 2/)).toBeVisible();
  const visible = (await list()).entries.map((entry) => entry.kind === 'room' && entry.visibleOn);
  expect(visible.slice(0, 2)).toEqual([['GOTO', 'roomGraph'], ['hidden']]);

  await page.getByRole('button', { name: 'Room doctor: 1 problem' }).click();
  const doctor = page.getByRole('dialog', { name: 'Room doctor' });
  await doctor.getByRole('button', { name: /^Delete the command: To nowhere leads to cellar/ }).click();
  await expect(doctor.getByText('Nothing is wrong with the rooms and commands.')).toBeVisible();
  expect((await list()).entries.map(({ name }) => name)).toEqual(['Atrium', 'Vault']);
});

test('two administrators move, edit, and delete at the same time, and both see the same', {
  tag: '@nightly',
}, async ({ page }) => {
  const account = await makeRoomsAccount(['Atrium', 'Labs/Optics', 'Garden', 'Studio']);
  const { accountId, people, ids, order } = account;
  const colleague = people.owner.sessionToken;
  await openAs(page, people.admin, `${address}?item=${ids.Garden}`);
  await details(page).getByLabel('Name', { exact: true }).fill('Rose garden');

  const move = { kind: 'entry' as const, id: ids.Studio ?? '', folder: '', after: null };
  await callPlatform(moveRoom, { accountId, move, before: [] }, colleague);
  await handleOf(page, 'Atrium').click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByRole('textbox', { name: 'Search by name' }).fill('gard');
  await page.getByRole('button', { name: 'After Garden' }).click();
  await expect(page.getByText('Moved: Atrium')).toBeVisible();
  const shown = page.getByRole('list', { name: 'Rooms and commands' }).locator('[aria-current]');
  await expect(shown).toHaveText(['Studio', 'Labs', 'Garden', 'Atrium']);
  expect(await order()).toEqual(['Studio', 'Labs/Optics', 'Garden', 'Atrium']);

  const fields = { name: 'Herb garden' };
  await callPlatform(
    updateRoom,
    { accountId, entryId: ids.Garden ?? '', change: { kind: 'room', fields, base: { name: 'Garden' } } },
    colleague,
  );
  await saveButton(page).click();
  await expect(details(page).getByText('Name: theirs is Herb garden, yours is Rose garden.')).toBeVisible();
  await details(page).getByRole('button', { name: 'Keep mine' }).click();
  await saveButton(page).click();
  await expect(page.getByText('Successfully saved 1 room or command.')).toBeVisible();

  await callPlatform(deleteRoom, { accountId, entryId: ids.Studio ?? '' }, colleague);
  await handleOf(page, 'Atrium').click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByRole('textbox', { name: 'Search by name' }).fill('stud');
  await page.getByRole('button', { name: 'After Studio' }).click();
  await expect(page.getByText('The chosen place for Atrium is gone.')).toBeVisible();
  await page.getByRole('button', { name: 'Move to the nearest place' }).click();
  await expect(shown).toHaveText(['Atrium', 'Labs', 'Rose garden']);
  // The page shows a move before the server has stored it.
  await expect.poll(order).toEqual(['Atrium', 'Labs/Optics', 'Rose garden']);
});
