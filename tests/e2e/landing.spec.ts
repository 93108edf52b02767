import { text } from '@campus/contracts/core/text';
import '@campus/contracts/core/english';
import { credentialsOf } from '@campus/tests/browser/browser-people';
import {
  cellOf,
  findMember,
  openAllMembers,
  startSession,
  submitSignIn,
} from '@campus/tests/browser/console-page';
import { firstByDay } from '@campus/tests/browser/nightly';
import { join, makeAccount, type Person, unique } from '@campus/tests/world/world';
import { expect, type Page, test } from '@playwright/test';

/** People who are held at a page whichever account page they request, and that page's message. */
const held = [
  ['SHE-087', 'expired', '/change-password', text('password.expired')],
  ['ACCT-022 SHE-091', 'suspended', '/profile', text('accounts.suspended', { world: 'demo' })],
  ['ACCT-041', 'moved', '/admin/members', text('access.moved')],
  ['ACCT-057', 'outsider', '/accounts', text('accounts.none')],
] as const;

for (const [rows, name, path, sentence] of held)
  test(`${rows} ${name}@campus.test is held at ${path}`, async ({ page }) => {
    await submitSignIn(page, name);
    await expect(page.getByText(sentence)).toBeVisible();
    await page.goto('/admin/members');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  });

test('unverified@campus.test has to verify the address before signing in', { tag: '@nightly' }, async ({
  page,
}) => {
  await submitSignIn(page, 'unverified');
  await expect(page.getByText(text('auth.verificationEmail'))).toBeVisible();
});

test('ACCT-021 SHE-090 waiting@campus.test enters one account, and has to verify the address for the other', {
  tag: '@nightly',
}, async ({ page }) => {
  await submitSignIn(page, 'waiting');
  await page.getByRole('button', { name: /Northwind University/ }).click();
  await expectPage(page, '/verify', 'Verification Required');
  await page.goto('/profile');
  await expectPage(page, '/verify', 'Verification Required');
  await page.getByRole('link', { name: 'Back to Accounts' }).click();
  await page.getByRole('button', { name: /Demo Campus/ }).click();
  await expectPage(page, '/profile', 'Profile');
});

const closed = [
  ['moderator', ['/admin/members', '/admin/audit', '/accounts/create']],
  ['leader', ['/admin/members']],
  ['member', ['/admin/members']],
] as const;

for (const [index, [name, paths]] of closed.entries())
  test(
    `ACCT-003 SHE-030 ${name}@campus.test enters at once, and reaches only the profile`,
    firstByDay(index),
    async ({ page }) => {
      await submitSignIn(page, name);
      await expectPage(page, '/profile', 'Profile');
      await expect(page.getByRole('banner')).toContainText('Demo Campus');
      for (const path of paths) {
        await page.goto(path);
        await expectPage(page, '/profile', 'Profile');
      }
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
    },
  );

const firstLabels = [
  'Roles',
  'Members',
  'Import',
  'Badges',
  'Member Profile',
  'World Information',
  'User Registration and Login',
  'In-world Controls',
  'Web Boards/File Uploads/Chat',
  'Scavenger Hunt',
  'Integrations',
];

for (const [index, name] of ['owner', 'admin'].entries())
  test(
    `ACCT-024 SHE-061 ${name}@campus.test may open every page of Demo Campus, and create no account`,
    firstByDay(index),
    async ({ page }) => {
      await submitSignIn(page, name);
      const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
      await expect(links.first()).toBeVisible();
      const labels = await links.allTextContents();
      expect(labels.slice(0, firstLabels.length)).toEqual(firstLabels);
      expect(labels.at(-1)).toBe('Audit');
      for (const label of labels) {
        const link = links.filter({ hasText: new RegExp(`^${label}$`) });
        const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
        await link.click();
        await expect(page).toHaveURL(({ pathname }) => pathname === path);
        // The page's content has loaded: rows, a form, or cards.
        const content = page.getByRole('main');
        const cards = content.getByRole('checkbox').or(content.getByRole('heading', { level: 2 }));
        await expect(content.getByRole('gridcell').or(cards).first()).toBeVisible();
      }
      await page.goto('/accounts/create');
      await expectPage(page, '/profile', 'Profile');
    },
  );

test('SHL-003 SHE-002 a visitor is led to the sign-in page from every address', { tag: '@nightly' }, async ({
  page,
}) => {
  for (const path of ['/', '/profile', '/admin/members', '/accounts', '/accounts/create']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
});

test('ACCT-004 ACCT-006 ACCT-062 ACCT-063 superadmin@campus.test finds, enters, creates and renames accounts', async ({
  page,
}) => {
  const harbour = `Harbour School ${unique()}`;
  const lighthouse = `Lighthouse School ${unique()}`;
  await submitSignIn(page, 'superadmin');
  await page.getByRole('textbox', { name: 'Search accounts' }).fill('fourth');
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /^Fourth Coffee School/ }).click();
  await expect(page.getByRole('banner')).toContainText('Fourth Coffee School');

  await page.goto('/accounts');
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page.getByText('Default Campus')).toBeVisible();
  await page.getByLabel('Organization Name').fill(harbour);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(text('accounts.created', { name: harbour }))).toBeVisible();
  await expectPage(page, '/admin/members', 'Members');
  await expect(page.getByRole('banner')).toContainText(harbour);

  await page.goto(`/accounts?search=${harbour.toLowerCase()}`);
  await page.getByRole('button', { name: `Actions for ${harbour}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Organization Name').fill(lighthouse);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('accounts.updated', { name: lighthouse }))).toBeVisible();
  await page.goto(`/accounts?search=${lighthouse.toLowerCase()}`);
  await expect(page.getByRole('button', { name: new RegExp(`^${lighthouse}`) })).toBeVisible();
});

test('ACCT-025 SHE-093 an admin of two accounts works in both in two tabs, and neither tab shows the other account', async ({
  page,
  context,
}) => {
  const campus = await makeAccount();
  const northwind = await makeAccount();
  const { admin } = campus.people;
  await join(northwind.accountId, admin, { permission: 'admin' });
  await startSession(page, credentialsOf(admin));
  await page.goto('/accounts');
  const askedOfCampus = await enterAccount(page, campus.organizationName);
  const northwindPage = await context.newPage();
  await northwindPage.goto('/accounts');
  const askedOfNorthwind = await enterAccount(northwindPage, northwind.organizationName);

  await openAllMembers(northwindPage);
  const row = await findMember(page, admin.email);
  await cellOf(row, 'Team ID').click();
  await page.getByRole('menuitem', { name: 'BZ', exact: true }).click();
  await expect(page.getByText(text('accounts.updated', { name: admin.displayName }))).toBeVisible();

  await Promise.all([page.reload(), northwindPage.reload()]);
  await expect(page.getByRole('banner')).toContainText(campus.organizationName);
  await expect(northwindPage.getByRole('banner')).toContainText(northwind.organizationName);
  await expect(cellOf(row, 'Team ID')).toHaveText('BZ');
  const sameInNorthwind = northwindPage.getByRole('row').filter({ hasText: admin.email });
  await expect(cellOf(sameInNorthwind, 'Team ID')).toHaveText('I');
  const rowOf = ({ email }: Person) => northwindPage.getByRole('row').filter({ hasText: email });
  await expect(rowOf(northwind.people.member)).toBeVisible();
  await expect(rowOf(campus.people.owner)).toBeHidden();

  expect([...askedOfCampus]).toEqual([campus.accountId]);
  expect([...askedOfNorthwind]).toEqual([northwind.accountId]);
});

test('ACCT-064 clears the text of the invitation email for another account and another person', {
  tag: '@nightly',
}, async ({ page }) => {
  const campus = await makeAccount();
  const northwind = await makeAccount();
  const { admin, owner } = campus.people;
  await join(northwind.accountId, admin, { permission: 'admin' });
  await startSession(page, credentialsOf(admin));
  await page.goto('/accounts');
  await enterAccount(page, campus.organizationName);
  await (await emailSubject(page)).fill('Welcome to Demo Campus');
  await expect(await emailSubject(page)).toHaveValue('Welcome to Demo Campus');

  await page.goto('/accounts');
  await enterAccount(page, northwind.organizationName);
  await expect(await emailSubject(page)).toHaveValue('');
  await (await emailSubject(page)).fill('Welcome to Northwind');
  await page.goto('/accounts');
  await enterAccount(page, campus.organizationName);
  await expect(await emailSubject(page)).toHaveValue('');

  await (await emailSubject(page)).fill('Welcome once more');
  await page.goto('/logout');
  await expectPage(page, '/login', 'Sign In');
  await startSession(page, credentialsOf(owner));
  await page.goto('/profile');
  await expectPage(page, '/profile', 'Profile');
  await expect(await emailSubject(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'Welcome',
  );
});

/** The subject field in the form that invites one person. */
async function emailSubject(page: Page) {
  await page.goto('/admin/import');
  await page.locator('summary', { hasText: 'Email' }).click();
  return page.getByLabel('Subject');
}

/**
 * Enters an account through the picker. Returns the ids of the accounts that this tab requests from then on.
 */
async function enterAccount(page: Page, name: string): Promise<Set<string>> {
  const asked = new Set<string>();
  await expect(page.getByRole('button', { name })).toBeVisible();
  page.on('request', (request) => {
    const sent = decodeURIComponent(request.url()) + (request.postData() ?? '');
    for (const [, id] of sent.matchAll(/"accountId":"(\w+)"/g)) if (id) asked.add(id);
  });
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('banner')).toContainText(name);
  return asked;
}

async function expectPage(page: Page, path: string, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
}
