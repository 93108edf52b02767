import '@campus/contracts/core/account-messages';
import { text } from '@campus/contracts/core/text';
import { invite, registerThroughMail } from '@campus/tests/areas/invitations/invitation-journey';
import { openAs } from '@campus/tests/browser/browser-people';
import { caption, cellOf, findMember, openAllMembers } from '@campus/tests/browser/console-page';
import { test } from '@campus/tests/browser/focus-watch';
import { stack } from '@campus/tests/stack/stack';
import { addManyMembers } from '@campus/tests/world/many-members';
import { makeAccount, type Person, sql, unique } from '@campus/tests/world/world';
import { expect, type Page } from '@playwright/test';

test('an administrator edits a member, invites a person, and finds that person among the members', async ({
  page,
  browser,
}) => {
  const account = await makeAccount();
  const { accountId, organizationName, people } = account;
  await addManyMembers(sql, { accountId, count: 250 - Object.keys(people).length }, () => ({}));
  const noor = { email: `noor-${unique()}@guests.campus.test`, firstName: 'Noor', lastName: 'Lindqvist' };
  await openAs(page, people.admin);
  await openAllMembers(page);
  await expect(caption(page)).toHaveText('1–25 of 250');
  await editFirstName(page, people.leader, 'Leonie');

  await invite(page, noor);
  const visitor = await browser.newContext();
  await registerThroughMail(await visitor.newPage(), noor, { inboxUrl: stack.urls.inbox, organizationName });
  await visitor.close();

  const row = await findMember(page, noor.email);
  await expect(row).toContainText('Lindqvist');
  await expect(row).toContainText('Member');
});

async function editFirstName(page: Page, { email, displayName }: Person, firstName: string): Promise<void> {
  const row = await findMember(page, email);
  await cellOf(row, 'First Name').click();
  await page.getByRole('textbox', { name: 'First Name' }).fill(firstName);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('accounts.updated', { name: displayName }))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(firstName);
}
