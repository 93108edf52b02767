import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openAs } from '../support/browser-people.ts';
import { caption, cellOf, findMember } from '../support/console-page.ts';
import { test } from '../support/focus-watch.ts';
import { mailsTo } from '../support/mail.ts';
import { addManyMembers } from '../support/many-members.ts';
import { makeAccount, sql } from '../support/world.ts';

/** One more than the first page of the members shows. */
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

test('MEM-026 administrator A7 keeps a partial date, and shows the second of two editors of a cell what the first one wrote', async ({
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

test('MEM-010 MEM-011 MEM-065 mails a member a link to a new password, deletes another member, and exports the rest', async ({
  page,
}) => {
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

/** Selects the whole team, of which the page shows a part. */
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

/** Only a browser knows the part of a date that is typed: the field has no value. */
async function typePartOfDate(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Pick columns' }).click();
  await page.getByRole('checkbox', { name: 'Joined' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await cellOf(page.getByRole('row').filter({ hasText: email }), 'Joined').click();
  const field = page.getByLabel('Joined', { exact: true });
  await field.press('3');
  await field.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please complete the date and the time' }),
  ).toBeVisible();
  await expect(field).toBeVisible();
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true);
  await field.press('Escape');
}

async function choose(page: Page, email: string, action: string): Promise<void> {
  await findMember(page, email);
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
