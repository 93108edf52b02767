import { mailsTo } from '@campus/tests/areas/mailed-links/mail';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { makePicture } from '@campus/tests/world/pictures';
import { makeAccount } from '@campus/tests/world/world';
import { expect, type Page } from '@playwright/test';

test('BDG-026 an administrator adds a badge, gives it to members by hand and by a file, and deletes it', async ({
  page,
}) => {
  const { people } = await makeAccount();
  const { leader, moderator } = people;
  const registrar = people.owner.email;
  await openAs(page, people.admin, '/admin/badges');
  await expect(page.getByRole('heading', { name: 'Badges', level: 1 })).toBeVisible();
  await addBadge(page, 'Mapmaker');
  await assign(page, leader.email, 'Mapmaker');
  await expect(membersOf(page, 'Mapmaker')).toContainText('1 member');

  const form = page.getByRole('form', { name: 'Badge Assignment Import' });
  await form.locator('input[type=file]').setInputFiles({
    name: 'mapmakers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Email\n${moderator.email}\nnobody@elsewhere.test\n`),
  });
  await form.getByLabel('Badge', { exact: true }).selectOption('Mapmaker');
  await form.getByLabel('Export Email').fill(registrar);
  await form.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText(/ was given to 1 member\. Skipped: 0\. Failed: 1\.$/)).toBeVisible();
  await expect(membersOf(page, 'Mapmaker')).toContainText('2 members');
  await expect.poll(() => mailsTo(registrar)).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete Mapmaker' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('It is taken from 2 members.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The badge Mapmaker was deleted.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: leader.email })).toContainText('No badge');
});

async function addBadge(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add badge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a badge' });
  await dialog.getByLabel('Name').fill(name);
  const buffer = await makePicture('png', { width: 800, height: 1600 });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer });
  const preview = dialog.getByRole('img', { name: 'Image: preview' });
  await expect.poll(() => preview.boundingBox()).toMatchObject({ width: 200, height: 400 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add badge' }).click();
  await expect(page.getByText(`The badge ${name} was added.`)).toBeVisible();
  const thumbnail = membersOf(page, name).locator('img');
  await thumbnail.scrollIntoViewIfNeeded();
  await expect(thumbnail).toHaveJSProperty('naturalHeight', 400);
  expect(await thumbnail.boundingBox()).toMatchObject({ width: 75, height: 75 });
}

async function assign(page: Page, email: string, badge: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search members' }).fill(email);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('row').filter({ hasText: email }).getByRole('gridcell').nth(2).click();
  await page.getByRole('menuitem', { name: badge }).click();
  await expect(page.getByText(`${email} now has the badge ${badge}.`)).toBeVisible();
}

/** The badge's list item, with its number of members. */
function membersOf(page: Page, badge: string) {
  return page.getByRole('list', { name: 'Badge List' }).getByRole('listitem').filter({ hasText: badge });
}
