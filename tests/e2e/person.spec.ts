import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { caption } from '@campus/tests/browser/console-page';
import { test } from '@campus/tests/browser/focus-watch';
import { recordEntries } from '@campus/tests/calls/audit-entries';
import { addMember, makeAccount } from '@campus/tests/world/world';
import { expect, type Locator } from '@playwright/test';

/** Counts the clicks of a journey, which has a budget. */
function counting() {
  let clicks = 0;
  return {
    clicks: () => clicks,
    click: async (locator: Locator) => {
      clicks += 1;
      await locator.click();
    },
  };
}

test('finds a person, sees everything, changes one thing, and comes back to the same row in three clicks', async ({
  page,
}) => {
  const { accountId, people } = await makeAccount();
  const { owner } = people;
  const ada = await addMember(
    accountId,
    {},
    { firstName: 'Ada', lastName: 'Byron', displayName: 'Ada Byron' },
  );
  const target = { type: 'member', id: ada.membershipId, label: ada.email };
  await recordEntries([{ accountId, target, actor: { id: owner.userId, email: owner.email } }]);
  await openAs(page, owner, '/admin/members');
  const journey = counting();

  await page.getByRole('textbox', { name: 'Search members' }).fill('byron');
  await expect(page).toHaveURL(/search=byron/);
  await expect(caption(page)).toHaveText('1–1 of 1');
  await journey.click(page.getByRole('link', { name: ada.email }));
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
  await expect(page.getByText('1 session, last used')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Changed a member');
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Why can they not enter a room?' })).toBeVisible();
  await expectAccessible(page);

  const title = page.getByRole('row', { name: 'Title' }).getByRole('gridcell');
  await journey.click(title);
  await page.getByRole('textbox', { name: 'Title' }).fill('Dean');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Dean');
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Changed the member profile');

  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Search members' })).toHaveValue('byron');
  await expect(page.getByRole('link', { name: ada.email })).toBeFocused();
  expect(journey.clicks()).toBeLessThanOrEqual(3);
});

test('suspends a person by keyboard alone', { tag: '@nightly' }, async ({ page }) => {
  const { people } = await makeAccount();
  await openAs(page, people.owner, `/admin/members/${people.leader.membershipId}`);
  await page.getByRole('button', { name: 'Suspend' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Suspend ${people.leader.email}` });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Suspend' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 / 1 Users have been suspended.')).toBeVisible();
  await expect(page.getByText('The role before the suspension was Leader.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unsuspend' })).toBeVisible();
});
