import '@campus/contracts/core/account-messages';
import '@campus/contracts/profile/picture-messages';
import { text } from '@campus/contracts/core/text';
import { memberFieldLabel } from '@campus/contracts/members/member-fields';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { makeWorld, openAs } from '@campus/tests/browser/browser-people';
import { enterCredentials } from '@campus/tests/browser/console-page';
import { test } from '@campus/tests/browser/focus-watch';
import { makeAccount, password } from '@campus/tests/world/world';
import { expect, type Locator } from '@playwright/test';

/** A portrait of two pixels, which the browser converts. */
const me = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAIADsD+JaQAA3AAAAAA', 'base64');

test('PRO-010 PRO-018 a person fills in both profiles, sees the part of a portrait that others see, and others see it after a reload', async ({
  page,
}) => {
  const { people } = await makeAccount({
    showMemberProfile: { desktopClient: true, dashboard: true },
    memberProfileCustomFieldsSchema: {
      department: { type: 'string', visibleToMember: true, editableByMember: true },
    },
  });
  const person = people.member;
  await openAs(page, person);
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit public profile' }).click();
  const form = page.getByRole('form', { name: 'Public Profile' });
  await form.getByLabel('Display name').fill('Captain Ilse');
  await form.getByLabel('About Me').fill('Ask me about maps.');
  await form.getByLabel('Country').selectOption({ label: 'Netherlands' });
  await form.getByRole('textbox', { name: 'Languages' }).fill('Dutch');
  await form.getByRole('textbox', { name: 'Languages' }).press('Enter');
  const card = page.getByRole('region', { name: 'Public Profile' });
  await card
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.webp', mimeType: 'image/webp', buffer: me });
  await expect(card.getByText(text('picture.sent'))).toBeVisible();
  await expect(card.getByRole('button', { name: text('picture.replace') })).toBeVisible();
  await expectSquare(card.getByRole('img', { name: /preview$/ }));
  await form.getByLabel('LinkedIn').fill('https://www.linkedin.com/in/captain-ilse/');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(text('profile.updated'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu of Captain Ilse' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit member profile' }).click();
  const member = page.getByRole('form', { name: 'Member Profile' });
  await member.getByLabel('department').fill('Cartography');
  await member.getByLabel(memberFieldLabel('contactEmail')).fill(person.email);
  await member.getByLabel(memberFieldLabel('title')).fill('Captain');
  await member.getByRole('button', { name: 'Save' }).click();
  await expect(member).toBeHidden();

  await page.reload();
  const shown = page.getByRole('region', { name: 'Public Profile' });
  await expect(shown).toContainText('Ask me about maps.');
  await expect(shown).toContainText('Netherlands');
  const picture = shown.getByRole('img', { name: 'Picture of Captain Ilse' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  await expectSquare(picture);
  await expect(shown.getByRole('listitem')).toHaveText(['Dutch']);
  await expect(shown.getByRole('link', { name: /^linkedin\.com\/in\/captain-ilse/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Member Profile' })).toContainText('Cartography');
});

test('PRO-029 the web demo opens in a new tab, signed in by a token that works once', {
  tag: '@nightly',
}, async ({ page }) => {
  const { world, people } = await makeWorld({
    dashboardOptions: { isWebdemoAllowed: true, isWebdemoTicketAllowed: true },
  });
  await openAs(page, people.member);
  await page.getByLabel('Ticket (optional)').fill('T-7');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open web demo' }).click();
  const demo = await opening;
  await expect(demo.getByText(/^Welcome, /)).toBeVisible();
  const query = new URL(demo.url()).searchParams;
  expect(query.get('world')).toBe(world);
  expect(query.get('ticket')).toBe('T-7');
  expect(Buffer.from(query.get('sessionToken') ?? '', 'base64').toString()).toMatch(/^h:/);
  expect(await demo.evaluate(() => window.opener)).toBeNull();
  await demo.reload();
  await expect(demo.getByText(/^Welcome, /)).toBeHidden();
  await demo.close();
});

test('PRO-033 a person deletes their own account, and can no longer sign in', { tag: '@nightly' }, async ({
  page,
}) => {
  const { organizationName, people } = await makeAccount();
  const { email } = people.member;
  await openAs(page, people.member);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete ${email} for good?` });
  await expect(dialog.getByRole('listitem')).toHaveText([`${organizationName}Member`]);
  await expectAccessible(page);
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByLabel('Current password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText(text('password.currentWrong'))).toBeVisible();
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText(text('profile.deleted'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await enterCredentials(page, { email, password });
  await expect(page.getByText(text('auth.incorrect'))).toBeVisible();
});

/** A picture that fills a square shows the middle of a portrait. */
async function expectSquare(picture: Locator): Promise<void> {
  await expect(picture).toHaveCSS('object-fit', 'cover');
  const box = await picture.boundingBox();
  expect(box?.width).toBeGreaterThan(0);
  expect(box?.height).toBe(box?.width);
}
