import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { makeAccount, unique } from '@campus/tests/world/world';
import { expect, type Locator } from '@playwright/test';

/** Counts the clicks of a journey, which has a budget of them. */
function countClicks() {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  return { click, clicks: () => clicks };
}

test('INV-068 everyone who did not answer an invitation is reminded in three clicks', async ({ page }) => {
  const account = await makeAccount();
  const waiting = [await makeInvitation(account), await makeInvitation(account, { expiresAt: new Date() })];
  await makeInvitation(account, { email: account.people.member.email });
  await openAs(page, account.people.admin, '/admin/import');
  await expect(page.getByRole('grid', { name: 'Invitations' })).toContainText('Not mailed');

  const { click, clicks } = countClicks();
  await click(page.getByRole('button', { name: 'Bulk actions' }));
  await click(page.getByRole('menuitem', { name: 'Resend to all who did not answer' }));
  const question = page.getByRole('alertdialog', { name: 'Send 2 pending invitations again?' });
  await expect(question).toContainText('Not mailed, because they are members already: 1');
  await expect(page.getByRole('menu', { includeHidden: true })).toBeHidden();
  await expectAccessible(page);
  await click(question.getByRole('button', { name: 'Resend' }));
  expect(clicks()).toBe(3);

  await expect(page.getByText('Invitations that are on their way again: 2 of 3')).toBeVisible();
  for (const { email } of waiting) await waitForMail(email);
  await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('Expired');
  await expect(page.getByText('No invitations match your filters.')).toBeVisible();
  await expectAccessible(page);
});

test('IMP-025 five people are invited from a mail by pasting, in five clicks, and a wrong line is corrected', async ({
  page,
  context,
}) => {
  const { people } = await makeAccount();
  const emails = Array.from({ length: 5 }, () => `pasted-${unique()}@elsewhere.test`);
  const [ann, bob, cem, dora, eve] = emails;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, people.admin, '/admin/import');
  const text = `To: “Lee, Ann” <${ann}>, Bob Ray <${bob}>; ${cem}\r\nDora Sol\t${dora}\r\n${eve}\tEve Nwosu\r\nnobody @ home`;
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);

  const { click, clicks } = countClicks();
  await click(page.getByRole('link', { name: 'Bulk Update/Invite' }));
  await click(page.getByRole('textbox', { name: 'Names and addresses' }));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByRole('heading', { name: '6 people found' })).toBeFocused();
  await expect(page.getByText(/^Rows without a usable address: 1\./)).toBeVisible();
  await expectAccessible(page);
  await click(page.getByRole('button', { name: 'Check these people' }));
  await expect(page.getByText('Applying this will invite 5 people.')).toBeVisible();
  await expectAccessible(page);

  // Correcting a line is not part of the budget.
  const sixth = `corrected-${unique()}@elsewhere.test`;
  await page.getByRole('button', { name: 'Actions for nobody @ home' }).click();
  await page.getByRole('menuitem', { name: 'Correct…' }).click();
  const correction = page.getByRole('dialog', { name: 'Correct line 7' });
  await expect(page.getByRole('menu', { includeHidden: true })).toBeHidden();
  await expectAccessible(page);
  await correction.getByLabel('Identification Email').fill(sixth);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Applying this will invite 6 people.')).toBeVisible();

  await click(page.getByRole('button', { name: 'Apply' }));
  await click(page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }));
  expect(clicks()).toBe(5);
  await expect(page.getByText('6 done', { exact: false }).first()).toBeVisible();
  for (const email of [...emails, sixth]) await waitForMail(email);
});
