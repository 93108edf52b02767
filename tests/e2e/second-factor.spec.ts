import { text } from '@campus/contracts/core/text';
import { codeOf } from '@campus/tests/areas/second-factor';
import { openAs } from '@campus/tests/browser/browser-people';
import { enterCredentials } from '@campus/tests/browser/console-page';
import { test } from '@campus/tests/browser/focus-watch';
import { makeAccount, type Person, password, sql } from '@campus/tests/world/world';
import { expect, type Page } from '@playwright/test';

const profile = { name: 'Profile', level: 1 };

test('a person adds an authenticator app, and logs in with its code or a recovery code', async ({ page }) => {
  const { member } = (await makeAccount()).people;
  await openAs(page, member);
  const { secret, recoveryCode } = await addApp(page);

  await page.goto('/logout');
  await enterCredentials(page, { email: member.email, password });
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code is not correct. Try again.')).toBeVisible();
  // The code from the app's setup cannot be reused, so this is the next one.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', profile)).toBeVisible();

  await page.goto('/logout');
  await enterCredentials(page, { email: member.email, password });
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', profile)).toBeVisible();
  await expect(page.getByText('9 unused codes are left.')).toBeVisible();
});

test('a person adds a passkey, and logs in with it after the password, and without one', async ({ page }) => {
  const { member } = (await makeAccount()).people;
  await addAuthenticator(page);
  await openAs(page, member);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('list', { name: 'Second factors' })).toContainText('Laptop');

  await page.goto('/logout');
  await enterCredentials(page, { email: member.email, password });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', profile)).toBeVisible();

  await page.goto('/logout');
  await page.getByRole('button', { name: text('signIn.withPasskey') }).click();
  await expect(page.getByRole('heading', profile)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Second factors' })).toContainText('Laptop');
});

test('an account that requires a second factor leads everyone to set one up', { tag: '@nightly' }, async ({
  page,
}) => {
  const { accountId, people } = await makeAccount();
  await sql.query(`update "Account" set "secondFactorRequired" = 'member' where "objectId" = $1`, [
    accountId,
  ]);
  await openRequired(page, people.member);
  await addApp(page);
  await expect(page.getByRole('heading', profile)).toBeVisible();
});

test('an owner helps a member who has lost the device', { tag: '@nightly' }, async ({ page, browser }) => {
  const { owner, member } = (await makeAccount()).people;
  const lost = await (await browser.newContext()).newPage();
  await openAs(lost, member);
  await addApp(lost);

  await openAs(page, owner, '/admin/members');
  await page.getByRole('button', { name: `Actions for ${member.email}` }).click();
  await page.getByRole('menuitem', { name: 'Reset Two-step Verification' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText(`The second factors of ${member.email} were removed.`)).toBeVisible();
  await lost.reload();
  await enterCredentials(lost, { email: member.email, password });
  await expect(lost.getByRole('heading', profile)).toBeVisible();
  await lost.context().close();
});

/** Adds an authenticator app. Returns its key and one recovery code. */
async function addApp(page: Page): Promise<{ secret: string; recoveryCode: string }> {
  await page.getByRole('button', { name: 'Add authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  const secret = ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(/\s/g, '');
  await dialog.getByLabel('Code from the app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return { secret, recoveryCode };
}

/** Adds a device that recognizes its person, such as a fingerprint reader, to the browser. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

/** Logs in a person whose account requires a second factor from everyone. */
async function openRequired(page: Page, { email }: Person): Promise<void> {
  await page.goto('/login');
  await enterCredentials(page, { email, password });
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
}
