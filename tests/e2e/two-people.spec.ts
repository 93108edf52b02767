import { openAs } from '@campus/tests/browser/browser-people';
import { startSession } from '@campus/tests/browser/console-page';
import { test } from '@campus/tests/browser/focus-watch';
import { makeAccount, password, sql } from '@campus/tests/world/world';
import { expect } from '@playwright/test';

test('what one person has on screen is not done in the name of another who signs in in a window beside it', async ({
  page,
  context,
}) => {
  const { accountId, people } = await makeAccount();
  const { admin, owner, leader } = people;
  await openAs(page, admin, '/admin/members');
  const beside = await context.newPage();
  // This window hears nothing from others, like one that was asleep.
  await beside.addInitScript(() => {
    Object.assign(window, {
      BroadcastChannel: class {
        postMessage() {}
        close() {}
      },
    });
  });
  for (const window of [page, beside]) {
    await window.goto(`/admin/members?search=${encodeURIComponent(leader.email)}`);
    await window.getByRole('button', { name: /^Actions for/ }).click();
    await window.getByRole('menuitem', { name: 'Delete' }).click();
  }
  const third = await context.newPage();
  await startSession(third, { email: owner.email, password });
  await third.goto('/profile');

  await expect(page.getByText(/has signed in in this browser/)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await beside.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(beside.getByText(/has signed in in this browser/)).toBeVisible();
  await expect(beside.getByRole('alertdialog')).toBeHidden();
  const left = await sql.query('select from "Membership" where account = $1 and "objectId" = $2', [
    accountId,
    leader.membershipId,
  ]);
  expect(left).toHaveLength(1);
});
