import { mailsTo } from '@campus/tests/areas/mailed-links/mail';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { cellOf, findMember } from '@campus/tests/browser/console-page';
import { test } from '@campus/tests/browser/focus-watch';
import { makeAccount, unique } from '@campus/tests/world/world';
import { expect, type Page } from '@playwright/test';

test('IMP-003 IMP-012 IMP-029 an administrator imports people from a file: reviews the changes, applies them, and is notified', async ({
  page,
}) => {
  const { people } = await makeAccount();
  const member = people.member.email;
  const newcomer = `imported-${unique()}@elsewhere.test`;
  const registrar = people.owner.email;
  await openAs(page, people.admin, '/admin/import');
  await expect(page.getByRole('heading', { name: 'User Import', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Bulk Update/Invite' }).click();
  await send(page, [
    'E-Mail;Stelle;Nachname',
    `${member};Dean of Imports;Imported`,
    `${newcomer};Student;`,
    'nobody at all;;',
  ]);
  const form = page.getByRole('form', { name: 'Import' });
  await expect(form.getByLabel('What “E-Mail” becomes')).toHaveValue('email');
  await form.getByLabel('What “Stelle” becomes').selectOption('Title');
  await form.getByRole('checkbox', { name: 'Overwrite Existing User Information' }).check();
  await form.getByLabel('Role of new people').selectOption('Leader');
  await form.getByLabel('Export Email').fill(registrar);
  await page.reload();
  await expect(form.getByLabel('What “Stelle” becomes')).toHaveValue('title');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Check the file' }).click();

  await expect(page.getByText('Applying this will invite 1 person and update 1 member.')).toBeVisible();
  await page.getByRole('button', { name: 'Change columns and options' }).click();
  await expect(form.getByLabel('Role of new people')).toHaveValue('leader');
  await form.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('1 row with errors will be skipped.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: member })).toContainText('Dean of Imports');
  await expectAccessible(page);
  await page.getByRole('button', { name: '1 Error' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'nobody at all' })).toContainText(
    'The email of this row is not an email address.',
  );
  await page.reload();
  await expect(page.getByRole('button', { name: '1 Error' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Import done: 2 done, 0 skipped, 1 failed.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => mailsTo(registrar)).toHaveLength(1);
  await expect.poll(() => mailsTo(newcomer)).toHaveLength(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  const row = await findMember(page, member);
  await expect(cellOf(row, 'Last Name')).toHaveText('Imported');
});

test('IMP-003 a file of deletions says who would leave, and is discarded from the tray', {
  tag: '@nightly',
}, async ({ page }) => {
  const {
    people: { admin, leader },
  } = await makeAccount();
  await openAs(page, admin, '/admin/import?tab=delete');
  await send(page, [leader.email, admin.email, 'nobody@elsewhere.test']);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Applying this will delete 1 member.')).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: /^Tasks: 0 running, \d+ waiting for you$/ }).click();
  await page.getByRole('button', { name: 'Import deletions' }).click();
  await page.getByRole('link', { name: 'See what it would change' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('This import was discarded; nothing was changed.')).toBeVisible();
  await findMember(page, leader.email);
});

async function send(page: Page, lines: string[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\n')}\n`),
  });
  await expect(page.getByRole('heading', { name: 'people.csv' })).toBeVisible();
}
