import { makeBadge } from '@campus/tests/areas/badges';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { makeRoom } from '@campus/tests/areas/rooms';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { sampled } from '@campus/tests/browser/nightly';
import { addMember, makeAccount, unique } from '@campus/tests/world/world';
import { expect, type Page } from '@playwright/test';

async function makeHoshikawas() {
  const account = await makeAccount();
  const { accountId } = account;
  const email = `hinata-${unique()}@campus.test`;
  await addMember(
    accountId,
    {},
    { displayName: 'Hinata Hoshikawa', firstName: 'Hinata', lastName: 'Hoshikawa', email },
  );
  await makeInvitation(account, { email: `hoshikawa-${unique()}@campus.test`, firstName: 'Sora' });
  await makeRoom(accountId, { name: 'Hoshikawa Hall' });
  await makeBadge(accountId, 'Hoshikawa Prize');
  return { ...account, email };
}

/** Opens the finder, types, and presses Enter. Returns how many keys were pressed besides the letters. */
async function find(page: Page, search: string, ...keys: string[]): Promise<number> {
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: 'What are you looking for?' })).toBeFocused();
  await page.keyboard.type(search);
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  return keys.length + 2;
}

test('a person, a page, and a setting are found by the keyboard alone, each with two keys and a few letters', async ({
  page,
}) => {
  const { people, email } = await makeHoshikawas();
  await openAs(page, people.owner, '/admin/badges');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(await find(page, 'Hoshik')).toBe(2);
  await expect(page.getByRole('gridcell', { name: email, exact: true })).toBeVisible();

  expect(await find(page, 'audit')).toBe(2);
  await expect(page).toHaveURL(/\/admin\/audit/);

  expect(await find(page, 'favourite')).toBe(2);
  await expect(page).toHaveURL(/\/admin\/world\/controls/);
  await expect(page.getByRole('switch', { name: 'Favorite Rooms' })).toBeFocused();

  expect(await find(page, 'add room')).toBe(2);
  await expect(page).toHaveURL(/add=room/);

  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('/?');
  await expect(page.getByRole('combobox')).toHaveValue('/?');
  await page.keyboard.press('Escape');
});

test(
  'the finder is accessible: before anything is typed, with results of every kind, empty, and failing',
  sampled,
  async ({ page }) => {
    test.slow();
    const { people } = await makeHoshikawas();
    await openAs(page, people.owner, '/admin/members');
    await page.getByRole('button', { name: 'Search everything' }).click();
    const field = page.getByRole('combobox', { name: 'What are you looking for?' });
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await field.fill('hoshikawa');
    for (const group of ['People', 'Invitations', 'Rooms and commands', 'Badges'])
      await expect(page.getByRole('group', { name: group })).toBeVisible();
    await expectAccessible(page);
    await field.fill('zzzz nothing');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await expectAccessible(page);
    await page.route('**/trpc/members.find*', (route) => route.abort());
    await field.fill('hoshikaw');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('group', { name: 'Invitations' })).toBeVisible();
    await expectAccessible(page);
  },
);
