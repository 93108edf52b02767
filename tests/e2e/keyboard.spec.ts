import { violationsOf } from '@campus/tests/browser/accessible';
import { openAs, signIn } from '@campus/tests/browser/browser-people';
import { caption, cellOf } from '@campus/tests/browser/console-page';
import { test } from '@campus/tests/browser/focus-watch';
import { makeAccount, type Person, password } from '@campus/tests/world/world';
import { expect, type Locator, type Page } from '@playwright/test';

test('signing in, finding and editing a member, and signing out need no mouse', async ({ page }) => {
  const {
    people: { owner, moderator },
  } = await makeAccount();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('moderator-and-typo');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Members' }), 'Enter');
  await expect(page.getByRole('gridcell').first()).toBeVisible();

  await tabTo(page, page.getByRole('textbox', { name: 'Search members' }));
  await page.keyboard.type(moderator.email);
  await page.keyboard.press('Enter');
  await expect(caption(page)).toHaveText('1–1 of 1');

  await editFirstNameOfFirstRow(page, moderator, 'Typed');

  await press(page, page.getByRole('button', { name: /^Menu of/ }), 'Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('a dialog opens and closes by keyboard and gives the focus back', { tag: '@nightly' }, async ({
  page,
}) => {
  await signIn(page, 'owner', '/admin/members');
  const picker = page.getByRole('button', { name: 'Pick columns' });
  await expect(picker).toBeVisible();
  await press(page, picker, 'Enter');
  await expect(page.getByRole('dialog', { name: 'Pick columns' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(picker).toBeFocused();

  const menu = page.getByRole('button', { name: /^Actions for/ }).first();
  const entries = page.getByRole('menu');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(entries).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('a setting is found, reached, and marked with three keys after its name', { tag: '@nightly' }, async ({
  page,
}) => {
  await signIn(page, 'owner', '/admin/members');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.type('help menu text');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Help menu text/);
  await page.keyboard.press('Enter');
  const control = page.getByRole('textbox', { name: 'Help menu text' });
  await expect(control).toBeFocused();
  // The lists above it load later.
  await expect(page.getByRole('button', { name: 'Add status' })).toBeAttached();
  await expect(control).toBeInViewport({ ratio: 1 });
  const mark = page.locator('[data-named]');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await mark.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(mark).toHaveCount(0);
});

test('a person edits their own profile, and cancels the deletion of their account, without a mouse', {
  tag: '@nightly',
}, async ({ page }) => {
  const { people } = await makeAccount();
  await openAs(page, people.leader);
  const profile = page.getByRole('region', { name: 'Public Profile' });
  await expect(profile.getByRole('button', { name: 'Edit' })).toBeVisible();
  await press(page, profile.getByRole('button', { name: 'Edit' }), 'Enter');
  await tabTo(page, profile.getByLabel('Languages'));
  await page.keyboard.type('Swahili');
  await page.keyboard.press('Enter');
  await tabTo(page, profile.getByLabel('Hobbies'));
  await page.keyboard.type('Chess');
  await page.keyboard.press('Enter');
  await expect(profile.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(profile.getByText('Swahili')).toBeVisible();
  await expect(profile.getByText('Chess')).toBeVisible();

  const leave = page.getByRole('button', { name: 'Delete account' });
  await press(page, leave, 'Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(leave).toBeFocused();
});

/**
 * Edits the first name in the first row with the keyboard: arrows to the cell, Enter, type. Escape discards
 * the input; Enter saves it.
 */
async function editFirstNameOfFirstRow(
  page: Page,
  { email, displayName }: Person,
  firstName: string,
): Promise<void> {
  const cell = cellOf(page.getByRole('row').nth(1), 'First Name');
  const before = (await cell.textContent()) ?? '';
  await tabTo(page, page.getByRole('checkbox', { name: `Select ${email}` }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Discarded');
  await page.keyboard.press('Escape');
  await expect(cell).toHaveText(before);
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(firstName);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${displayName} has now been updated.`)).toBeVisible();
  await expect(cell).toHaveText(firstName);
  await keepAnInvalidEdit(page, cell);
}

/**
 * Uses the keyboard in the focused grid. A failed edit stays, and removing it returns the focus to its cell.
 */
async function keepAnInvalidEdit(page: Page, cell: Locator): Promise<void> {
  const before = (await cell.textContent()) ?? '';
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await cell.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.press('F2');
  await page.keyboard.type('x'.repeat(200));
  await page.keyboard.press('Tab');
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  await press(page, page.getByRole('button', { name: /^Discard: First Name/ }), 'Enter');
  await expect(cell).toHaveText(before);
  await expect(cell).toBeFocused();
}

async function press(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}`);
}
