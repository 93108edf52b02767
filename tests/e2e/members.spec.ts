import { mailsTo } from '@campus/tests/areas/mailed-links/mail';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs, signIn } from '@campus/tests/browser/browser-people';
import { caption, cellOf, findMember } from '@campus/tests/browser/console-page';
import { test } from '@campus/tests/browser/focus-watch';
import { addManyMembers } from '@campus/tests/world/many-members';
import { makeAccount, sql } from '@campus/tests/world/world';
import { expect, type Locator, type Page } from '@playwright/test';

/** One more than the first page of members shows. */
const teamSize = 26;

const date = {
  type: 'ISOTimeString',
  required: false,
  visibleToMember: true,
  editableByMember: false,
} as const;

test('MEM-005 MEM-058 MEM-059 suspends all members of a team and restores their roles', async ({ page }) => {
  const { accountId, people } = await makeAccount();
  await addManyMembers(sql, { accountId, count: teamSize }, () => ({ membership: { teamId: '3' } }));
  await openAs(page, people.owner, '/admin/members?updatedFrom=&searchField=teamId&search=3');
  await expect(caption(page)).toHaveText(`1–25 of ${teamSize}`);
  await selectAll(page);
  await bulk(page, 'Suspend');
  await expect(page.getByText(`${teamSize} / ${teamSize} Users have been suspended.`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Suspended');
  await expect(caption(page)).toHaveText(new RegExp(`of ${teamSize}$`));

  await selectAll(page);
  await bulk(page, 'Unsuspend');
  await expect(page.getByText(`${teamSize} / ${teamSize} Users have been unsuspended.`)).toBeVisible();
  await expect(page.getByRole('grid').getByText('No members found.')).toBeVisible();
});

test('MEM-026 keeps a partial date, and shows the second of two editors of a cell what the first one wrote', async ({
  page,
  browser,
}) => {
  const { people } = await makeAccount({ memberProfileCustomFieldsSchema: { Joined: date } });
  const { email } = people.moderator;
  await openAs(page, people.owner);
  await findMember(page, email);
  await typePartOfDate(page, email);
  const other = await (await browser.newContext()).newPage();
  await openAs(other, people.admin);
  await findMember(other, email);

  await editLastName(page, email, 'First');
  await expect(page.getByText(/has now been updated/)).toBeVisible();
  await editLastName(other, email, 'Second');
  const question = other.getByRole('alertdialog');
  await expect(question).toContainText('"First"');
  await expectAccessible(other);
  await question.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(other.getByRole('row').filter({ hasText: email })).toContainText('First');
  await other.context().close();
});

test('MEM-010 MEM-011 MEM-065 mails a member a link to a new password, deletes another member, and exports the rest', {
  tag: '@nightly',
}, async ({ page }) => {
  const { organizationName, people } = await makeAccount({ dashboardOptions: { isExportAllowed: true } });
  const { owner, leader } = people;
  await openAs(page, owner);
  await choose(page, leader.email, 'Reset Password');
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText(`A password reset email is on its way to ${leader.email}.`)).toBeVisible();

  await page.goto('/admin/members?updatedFrom=&sort=email&direction=desc');
  const email = (await cellOf(page.getByRole('row').nth(1), 'Identification Email').textContent()) ?? '';
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText(`${email} loses access to ${organizationName} at once`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`Successfully deleted ${email}.`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);

  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export All' }).click();
  await expect(page.getByText('Processing member export. Email will be sent on completion.')).toBeVisible();
  await expect
    .poll(() => mailsTo(owner.email))
    .toEqual([expect.objectContaining({ subject: expect.stringMatching(/export/i) })]);
});

test('the members are readable on a phone and on paper', { tag: '@nightly' }, async ({ page }) => {
  await signIn(page, 'admin', '/admin/members?updatedFrom=');
  await page.getByRole('button', { name: 'Pick columns' }).click();
  for (const name of ['Logins', 'Last Login', 'Badges'])
    await page.getByRole('checkbox', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  const row = page.getByRole('row').nth(1);
  await expect(cellOf(row, 'Logins')).toHaveCSS('text-align', 'end');

  await page.setViewportSize({ width: 390, height: 844 });
  const search = await edgesOf(page.getByRole('textbox', { name: 'Search members' }));
  expect(search.bottom).toBeLessThanOrEqual(
    (await edgesOf(page.getByRole('button', { name: /^Filters/ }))).top,
  );
  expect((await edgesOf(row)).top).toBeLessThan(500);
  await expect(cellOf(row, 'Logins')).toHaveCSS('text-align', 'start');

  // The width of an A4 page.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Pick columns', 'Actions'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Search members' })).toBeHidden();
  // Only the row count of the pagination remains.
  await expect(page.getByRole('navigation')).toHaveText([/^\d+–\d+ of \d+$/], { useInnerText: true });
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  for (const column of ['Identification Email', 'Badges']) {
    const cell = await edgesOf(cellOf(row, column));
    expect(cell.right - cell.left).toBeGreaterThan(20);
    expect(cell.right).toBeLessThanOrEqual(794);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
});

/** Selects the whole team; the page shows only part of it. */
async function selectAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: `Select all ${teamSize} that match` }).click();
}

async function bulk(page: Page, action: string): Promise<void> {
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: action, exact: true })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
}

async function editLastName(page: Page, email: string, lastName: string): Promise<void> {
  await cellOf(page.getByRole('row').filter({ hasText: email }), 'Last Name').click();
  await page.getByRole('textbox', { name: 'Last Name' }).fill(lastName);
  await page.keyboard.press('Enter');
}

/** Only a real browser has a partly typed date: the field has no value. */
async function typePartOfDate(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Pick columns' }).click();
  await page.getByRole('checkbox', { name: 'Joined' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await cellOf(page.getByRole('row').filter({ hasText: email }), 'Joined').click();
  const field = page.getByLabel('Joined', { exact: true });
  await field.press('3');
  await field.press('Enter');
  const hint = page.getByRole('alert').filter({ hasText: 'Please complete the date and the time' });
  await expect(hint).toBeVisible();
  await expect(field).toBeVisible();
  await expectRoom(page, field, hint);
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true);
  await field.press('Escape');
}

/** A column without values is narrow, but its input and message are fully visible. */
async function expectRoom(page: Page, field: Locator, hint: Locator): Promise<void> {
  const table = await edgesOf(page.locator('.scroller'));
  for (const edges of [await edgesOf(field), await edgesOf(hint)]) {
    expect(edges.right - edges.left).toBeGreaterThanOrEqual(200);
    expect(edges.left).toBeGreaterThanOrEqual(table.left);
    expect(edges.right).toBeLessThanOrEqual(table.right);
  }
}

function edgesOf(part: Locator) {
  return part.evaluate((element) => {
    const { top, left, right, bottom } = element.getBoundingClientRect();
    return { top, left, right, bottom };
  });
}

async function choose(page: Page, email: string, action: string): Promise<void> {
  await findMember(page, email);
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
