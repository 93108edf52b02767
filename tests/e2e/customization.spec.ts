import { makeCustomized } from '@campus/tests/areas/customization';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { runWithSdk } from '@campus/tests/calls/parse-sdk';
import { requestRoute } from '@campus/tests/calls/platform';
import { expect, type Page, test } from '@playwright/test';

/** Switches an item on, on the page at this address, and checks it after a reload. */
async function switchOn(page: Page, address: string, item: string): Promise<void> {
  await page.goto(`/admin/customization/${address}`);
  const box = page.getByRole('checkbox', { name: item, exact: true });
  await box.check();
  await page.getByRole('button', { name: 'Apply' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Apply these changes?' });
  await expect(dialog).toContainText('Switched on: 1');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^Successfully applied /).first()).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
}

test('CUS-001 CUS-003 CUS-014 CUS-015 CUS-028 SHE-065 an admin applies a theme, an item, and a collection, finds them after a reload, and undoes', async ({
  page,
}) => {
  const { accountId, people, themes, customizations, collections } = await makeCustomized();
  const { admin } = people;
  const enabled = async () => {
    const listed = await runWithSdk('getCustomizationsForAccount', { accountId }, admin);
    const { customizations: all } = listed as { customizations: { name: string; enabled: boolean }[] };
    const names = all.filter((one) => one.enabled).map(({ name }) => name);
    const { body } = await requestRoute(
      'GET',
      `/World/${accountId}/Customizations?isEnabled=true&isThemed=true`,
      admin.sessionToken,
    );
    const answer = body as { data: { avatarAssetCollections: { id: string }[] } };
    return { names: names.sort(), ids: answer.data.avatarAssetCollections.map(({ id }) => id).sort() };
  };
  await openAs(page, admin, '/admin/customization/worldThemes');
  const group = page.getByRole('list', { name: 'Customization' });
  await expect(group.getByRole('link')).toHaveText([
    'World Themes',
    'World Customizations',
    'Avatar Asset Collections',
  ]);
  const winter = page.getByRole('radio', { name: themes[0]?.replace('-', ' ') ?? '' });
  await expect(page.getByRole('radio', { name: 'No Theme' })).toBeChecked();
  await winter.check();
  await page.getByRole('button', { name: 'Apply' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Apply these changes?' });
  await expect(dialog).toContainText('Switched on: 4');
  await expect(dialog).toContainText('Stays on: 0');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^Successfully applied /)).toBeVisible();
  expect(await enabled()).toEqual({
    names: [customizations[0], customizations[2]],
    ids: [collections[0], collections[2]].sort(),
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'No Theme' })).toBeChecked();
  expect(await enabled()).toEqual({ names: [], ids: [] });
  await winter.check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^Successfully applied /).first()).toBeVisible();
  await page.reload();
  await expect(winter).toBeChecked();

  const [, snow = ''] = customizations;
  await switchOn(page, 'worldCustomizations', `Customization ${snow}`);
  const [, coat = ''] = collections;
  const named = `${themes[0]?.replace('winter-', 'Collection ')} 1`;
  await switchOn(page, 'avatarAssetCollections', named);
  expect(await enabled()).toMatchObject({ names: customizations.slice(0, 3) });
  const read = await runWithSdk('getCustomization', { accountId, page: 'avatarAssetCollections' }, admin);
  const { state } = read as { state: { collections: string[] } };
  expect(state.collections).toContain(coat);
});
