import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { expect, type Page } from '@playwright/test';

const address = '/admin/roomPermissions';
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** How the row of a permission is styled. */
const look = (page: Page, name: string) =>
  row(page, name).evaluate((element) => {
    const { borderInlineStartStyle, borderInlineStartColor } = getComputedStyle(element);
    return `${borderInlineStartStyle} ${borderInlineStartColor}`;
  });
const expectText = (page: Page, sentence: string) => expect(page.getByText(sentence)).toBeVisible();

test('RPM-001 RPM-010 RPM-013 RPM-024 RPM-045 RPM-050 RPM-083 RPM-086 RPM-087 World, room type, and scene are set, resolve in this order, and are reset', async ({
  page,
}) => {
  const { people, stored } = await makePermissionsAccount({ isWebEnabled: false });
  await openAs(page, people.owner, address);
  await press(page, 'Edit World');
  const looks = [await look(page, 'Kick')];
  await row(page, 'Kick').getByLabel('Owners').check();
  looks.push(await look(page, 'Kick'));
  await press(page, 'Save');
  await expectText(page, 'Updated global room permissions.');

  await press(page, 'Edit hall');
  await expect(row(page, 'Kick').getByText('Set for World')).toBeVisible();
  looks.push(await look(page, 'Kick'));
  await row(page, 'Kick').getByLabel('Admins and up').check();
  await press(page, 'Save');
  await expectText(page, 'Updated hall room permissions.');

  await press(page, 'Edit hall');
  await page.getByRole('combobox', { name: 'Scene' }).selectOption('Hall A');
  await expect(row(page, 'Kick').getByLabel('Admins and up')).toBeChecked();
  looks.push(await look(page, 'Kick'));
  expect(new Set(looks).size, 'default, value, World, room type').toBe(4);
  await row(page, 'Kick').getByLabel('Members and up').check();
  await press(page, 'Save');
  await expectText(page, 'Updated Hall A room permissions.');
  await expect
    .poll(stored)
    .toEqual(['desktop world all kick 16', 'desktop hall all kick 8', 'desktop hall 2 kick 0']);

  await page.getByRole('heading', { name: 'hall', exact: true }).hover();
  await expectText(page, 'Kick: Admins and up');
  await press(page, 'Edit hall');
  await press(page, 'Reset All');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('listitem')).toHaveText([
    'hall, Desktop: 1 permission',
    'Hall A, Desktop: 1 permission',
  ]);
  await question.getByRole('button', { name: 'Reset', exact: true }).click();
  await expectText(page, 'hall room permissions have been reset.');
  await expect.poll(stored).toEqual(['desktop world all kick 16']);
});

test('RPM-002 RPM-005 RPM-050 RPM-087 Desktop and Go are set each for itself; Reset and Reset Selected take back one scope of one of them', {
  tag: '@nightly',
}, async ({ page }) => {
  const { people, stored } = await makePermissionsAccount();
  await openAs(page, people.admin, address);
  const platform = page.getByRole('combobox', { name: 'Platform' });
  await expect(platform.getByRole('option')).toHaveText(['Desktop', 'Go']);
  const set = async (level: string, scene?: string) => {
    await press(page, 'Edit hall');
    if (scene) await page.getByRole('combobox', { name: 'Scene' }).selectOption(scene);
    await row(page, 'Kick').getByLabel(level).check();
    await press(page, 'Save');
    await expectText(page, `Updated ${scene ?? 'hall'} room permissions.`);
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const confirm = async (items: string[]) => {
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('listitem')).toHaveText(items);
    await question.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(question).toBeHidden();
  };
  await set('Admins and up');
  await set('Leaders and up', 'Hall A');
  await platform.selectOption('Go');
  await press(page, 'Edit hall');
  await expect(row(page, 'Kick').getByLabel('Moderators and up')).toBeChecked();
  await press(page, 'Cancel');
  await set('Members and up');
  const [hall, scene, web] = ['desktop hall all kick 8', 'desktop hall 2 kick 1', 'web hall all kick 0'];
  await expect.poll(stored).toEqual([hall, scene, web]);

  await platform.selectOption('Desktop');
  await press(page, 'Edit hall');
  await page.getByRole('combobox', { name: 'Scene' }).selectOption('Hall A');
  await press(page, 'Reset Selected');
  await confirm(['Hall A, Desktop: 1 permission']);
  await expectText(page, 'Hall A room permissions have been reset.');
  await expect.poll(stored).toEqual([hall, web]);

  await press(page, 'Edit hall');
  await press(page, 'Reset');
  await confirm(['hall, Desktop: 1 permission']);
  await expectText(page, 'hall room permissions have been reset.');
  await expect.poll(stored).toEqual([web]);
});

test('RPM-025 RPM-029 RPM-033 RPM-048 web boards of a room type are set from its permissions', {
  tag: '@nightly',
}, async ({ page }) => {
  const { people, read } = await makePermissionsAccount({ isWebEnabled: false });
  await openAs(page, people.admin, address);
  await press(page, 'Edit hall');
  await press(page, 'Edit web board permissions');
  await page.getByRole('textbox', { name: 'Members: no access' }).fill(' 3, ,7,');
  await press(page, 'Back');
  await press(page, 'Edit web board permissions');
  await expect(page.getByRole('textbox', { name: 'Members: no access' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Members: no access' }).fill(' 3, ,7,');
  await row(page, 'Full access').getByLabel('Moderators and up').check();
  await press(page, 'Save');
  await expectText(page, 'Updated hall room permissions.');
  expect((await read()).webBoards).toMatchObject([
    { level: 'hall', permissions: { webboardfull: 4 }, boards: { memberNone: ['3', '7'] } },
  ]);
});
