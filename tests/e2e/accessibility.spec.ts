import { resendInvitation } from '@campus/contracts/invitations/functions';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeSettingsAccount } from '@campus/tests/areas/settings';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { credentialsOf, openAs, signIn } from '@campus/tests/browser/browser-people';
import { chromiumLaunch } from '@campus/tests/browser/chromium';
import { followLink, sidebarPages, startSession, submitSignIn } from '@campus/tests/browser/console-page';
import { sampled } from '@campus/tests/browser/nightly';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount } from '@campus/tests/world/world';
import { expect, test } from '@playwright/test';

test.use({ launchOptions: chromiumLaunch });

/** Other views of pages of the account. */
const otherViews = [
  '/admin/import?tab=update',
  '/admin/import?tab=delete',
  '/admin/analytics/dashboard?logins.view=table&months.view=table',
  '/admin/analytics/roomAttendance?view=records',
  '/admin/effectiveAccess?tab=overrides',
  '/admin/effectiveAccess?tab=pins',
  '/admin/effectiveAccess?tab=view',
  '/help',
  '/help/members',
];

const parts = [1, 2, 3];

for (const part of parts)
  test(
    `the pages of an account have no accessibility violation, light and dark, wide and narrow, ${part} of ${parts.length}`,
    sampled,
    async ({ page }) => {
      test.slow();
      await signIn(page, 'admin');
      await page.goto('/admin');
      const all = [...(await sidebarPages(page)), ...otherViews];
      for (const path of all.filter((_, index) => index % parts.length === part - 1)) {
        await followLink(page, path);
        await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}`.startsWith(path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true], [role=status][aria-label=Loading]')).toHaveCount(0);
        await expectAccessible(page);
      }
    },
  );

test(
  'settings have no accessibility violation: changed, invalid, in conflict, undone, and their history',
  sampled,
  async ({ page }) => {
    test.slow();
    const { people, save } = await makeSettingsAccount();
    await openAs(page, people.owner, '/admin/world/access');
    const hint = page.getByLabel('Invites only hint', { exact: true });
    const days = page.getByLabel('Password expiry', { exact: true });
    await hint.fill('Ask Bo.');
    await days.fill('90');
    await page.getByRole('button', { name: 'Show changes' }).click();
    await page.getByRole('button', { name: 'Add a note' }).click();
    await expect(page.getByText('2 changes not saved')).toBeVisible();
    await expectAccessible(page);
    await days.fill('-3');
    await expect(page.getByText('Must be at least 0.')).toBeVisible();
    await save('worldAccess', { 'Account.invitesOnlyHint': 'Ask Ada.' });
    await expect(page.getByText(/has changed this since you began\./)).toBeVisible();
    await expectAccessible(page);
    await days.fill('90');
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'History of Invites only hint' }).click();
    await expect(page.getByText(`by ${people.admin.email}`)).toBeVisible();
    await expectAccessible(page);
  },
);

const publicPages = [
  '/login',
  '/world/demo',
  '/world/adventure',
  '/world/nowhere',
  '/forgot-password',
  '/reset-password/a-code-of-a-mail-that-was-never-sent',
  '/reset-password/cut-off',
  '/verify/unknown',
  '/email-change/a-code-of-a-mail-that-was-never-sent',
  '/sender/a-code-of-a-mail-that-was-never-sent',
  '/404',
  '/invitation/unknown',
];

test('no public page has an accessibility violation', sampled, async ({ page }) => {
  test.slow();
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status', { name: /Loading|Verifying/ })).toHaveCount(0);
    await expectAccessible(page);
  }
});

const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

test('pages for visitors stay within 320 px, with the text spacing of WCAG 1.4.12 too', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [...publicPages, '/world/tailspin?view=sign-up']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status', { name: /Loading|Verifying/ })).toHaveCount(0);
    await page.addStyleTag({ content: textSpacing });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    await expect(page.locator('main section')).toBeVisible();
    const card = await page.locator('main section').boundingBox();
    for (const part of await page
      .locator('main section')
      .getByRole('button')
      .or(page.locator('main form'))
      .all()) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), path).toBeLessThanOrEqual(
        (card?.x ?? 0) + (card?.width ?? 0),
      );
    }
  }
});

test('signing up has no accessibility violation, empty and refused', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/world/tailspin');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('form', { name: 'Sign Up' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('First name is required.')).toBeVisible();
  await expectAccessible(page);
});

test('the account picker has no accessibility violation', { tag: '@nightly' }, async ({ page }) => {
  await submitSignIn(page, 'multi');
  await expect(page.getByText('Northwind University')).toBeVisible();
  await expectAccessible(page);
});

test('neither the task tray nor a task page has an accessibility violation', { tag: '@nightly' }, async ({
  page,
}) => {
  const { accountId, people } = await makeAccount({ dashboardOptions: { isExportAllowed: true } });
  await startSession(page, credentialsOf(people.admin));
  const started = await page.request.post('/trpc/badges.exportAssignments', {
    headers: { 'x-campus-request': '1' },
    data: { accountId, recipient: people.admin.email },
  });
  const { task } = (await started.json()).result.data;
  await page.goto(`/admin/tasks/${task.id}?account=${accountId}`);
  await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Tasks: / }).click();
  const tray = page.getByRole('dialog', { name: 'Tasks' });
  await expect(tray.getByText('Export badge assignments').first()).toBeVisible();
  await expectAccessible(page);
});

test('the registration page of an invitation has no accessibility violation', { tag: '@nightly' }, async ({
  page,
}) => {
  const { secret } = await makeInvitation(await makeAccount());
  await page.goto(`/invitation/${secret}`);
  await expect(page.getByRole('form', { name: 'Register to join' })).toBeVisible();
  await expectAccessible(page);
});

test('the inbox has no accessibility violation, its list and a mail', { tag: '@nightly' }, async ({
  page,
}) => {
  const account = await makeAccount();
  const { invitationId, email } = await makeInvitation(account);
  const { accountId, people } = account;
  await callPlatform(resendInvitation, { accountId, invitationId }, people.owner.sessionToken);
  await waitForMail(email);
  await page.goto(stack.urls.inbox);
  await expectAccessible(page);
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
