import '@campus/contracts/core/account-messages';
import '@campus/contracts/member-profile/page-messages';
import { noun, text } from '@campus/contracts/core/text';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { openPage } from '@campus/tests/browser/console-page';
import { test } from '@campus/tests/browser/focus-watch';
import { makeAccount } from '@campus/tests/world/world';
import { expect, type Page } from '@playwright/test';

const field = 'Locker number';

test('MPR-008 an admin adds a field and a value, and both are deleted after the removal is saved', async ({
  page,
}) => {
  const {
    people: { admin },
  } = await makeAccount({ showMemberProfile: { desktopClient: true, dashboard: true } });
  await openAs(page, admin);
  const form = await openConfiguration(page);
  await form.getByRole('button', { name: text('memberProfile.add') }).click();
  await page.keyboard.type(field);
  await form.getByRole('group', { name: field }).getByLabel('Type').selectOption({ label: 'Number' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(text('memberProfile.saved'))).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit member profile' }).click();
  const profile = page.getByRole('form', { name: 'Member Profile' });
  await profile.getByLabel(field).fill('12');
  await profile.getByLabel('Contact Email').fill(admin.email);
  await profile.getByLabel('Title').fill('Dean');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile).toBeHidden();

  await openConfiguration(page);
  await form.getByRole('button', { name: text('memberProfile.remove', { field }) }).click();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Audit' }).click();
  await page.getByRole('button', { name: text('unsaved.leave') }).click();
  await openConfiguration(page);
  await form.getByRole('button', { name: text('memberProfile.remove', { field }) }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: text('memberProfile.removal.one', { field }) });
  const members = `1 ${noun('noun.member').one}`;
  await expect(question).toContainText(text('memberProfile.removal.used', { members }));
  await question.getByRole('button', { name: text('memberProfile.removal.confirm') }).click();
  await expect(page.getByText(text('memberProfile.dropped', { members }))).toBeVisible();
  await expect(form.getByRole('group', { name: field })).toHaveCount(0);
});

async function openConfiguration(page: Page) {
  await openPage(page, 'Member Profile', text('memberProfile.title'));
  return page.getByRole('form', { name: text('memberProfile.member.title') });
}
