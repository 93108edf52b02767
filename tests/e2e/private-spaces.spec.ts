import { attachedText, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeSpacesAccount } from '@campus/tests/areas/private-spaces';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { runWithSdk } from '@campus/tests/calls/parse-sdk';
import { addMember, makeAccount, unique } from '@campus/tests/world/world';
import { expect, type Page } from '@playwright/test';

const creator = '/admin/privatespacecreator';
const report = '/admin/privatespaces/report';
const administration = '/admin/privatespaces/administration';

test('PSP-002 PSP-004 PSP-015 SHE-049 SHE-050 an administrator creates a private space, finds it, archives it, and has the report mailed', async ({
  page,
}) => {
  const { accountId, people } = await makeSpacesAccount();
  const email = `grace-${unique()}@campus.test`;
  await openAs(page, people.admin, creator);
  await expect(page.getByRole('heading', { name: 'Private Space Creator', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Type').selectOption('Hall');
  await page.getByLabel('Owner email').fill(email);
  await page.getByRole('button', { name: 'Create space' }).click();
  await expect(page.getByText('The email is new: enter the first name of the owner.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Owner first name').fill('Grace');
  await page.getByLabel('Owner last name').fill('Hopper');
  await page.getByRole('button', { name: 'Create space' }).click();
  await expect(page.getByText(`Hall – Grace Hopper was created for ${email}.`)).toBeVisible();

  await page.goto(report);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Grace Hopper');
  await expectAccessible(page);
  await row.getByText('Active').click();
  await page.getByRole('menuitem', { name: 'Archived' }).click();
  const question = page.getByRole('alertdialog', { name: 'Archive Hall – Grace Hopper?' });
  await question.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Current account does not have Private Spaces')).toBeVisible();
  const read = await runWithSdk(
    'getCampusPrivateSpaces',
    { accountId, statuses: ['archived'] },
    people.admin,
  );
  expect(read).toMatchObject({ total: 1, spaces: [{ ownerEmail: email, status: 'archived' }] });

  await page.getByRole('button', { name: 'Show archived spaces' }).click();
  await expect(row).toContainText('Archived');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Mail the export' }).click();
  const mail = await waitForMail(people.admin.email);
  expect(await attachedText(mail)).toContain(`Hall – Grace Hopper,Hall,25,Grace Hopper,${email}`);
});

async function groupLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: /^(Creator|Report|Administration)$/ })
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return hrefs;
}

test('PSP-001 SHE-051 SHE-069 the sidebar leads to creator, report, and administration', async ({ page }) => {
  const { people } = await makeSpacesAccount();
  await openAs(page, people.admin, administration);
  await expect(page.getByRole('heading', { name: 'Private Space Administration', level: 1 })).toBeVisible();
  await expect(page.getByText('Hide passcode options')).toBeVisible();
  await expect(page.getByText('Custom tab').first()).toBeVisible();
  expect(await groupLinks(page)).toEqual([creator, report, administration]);
});

test('PSP-005 SHE-070 SHE-095 without private spaces the pages lead to the profile, and the sidebar has none', {
  tag: '@nightly',
}, async ({ page }) => {
  const { people } = await makeAccount();
  await openAs(page, people.owner, '/admin/members');
  expect(await groupLinks(page)).toEqual([]);
  for (const path of [creator, report, administration]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/profile/);
  }
});

test('PSP-005 SHE-049 SHE-050 SHE-051 people without access to the pages are led to the profile', {
  tag: '@nightly',
}, async ({ page }) => {
  const { accountId } = await makeSpacesAccount();
  await openAs(page, await addMember(accountId), '/profile');
  for (const path of [creator, report, administration]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/profile/);
  }
});
