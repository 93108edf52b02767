import { text } from '@campus/contracts/core/text';
import { signIn } from '@campus/tests/browser/browser-people';
import { expect, type Page, test } from '@playwright/test';

/** The transferred script size of a first visit, and whether any script came uncompressed. */
async function scriptsOf(page: Page) {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      bytes: entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      plain: entries
        .filter((entry) => entry.encodedBodySize === entry.decodedBodySize && entry.decodedBodySize > 2000)
        .map(({ name }) => name),
    };
  });
}

test('a first visit to the sign-in page and to the members stays within its budget of script', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  const login = await scriptsOf(page);
  expect(login.plain).toEqual([]);
  expect(login.bytes).toBeGreaterThan(100_000);
  expect(login.bytes).toBeLessThanOrEqual(190_000);

  await signIn(page, 'admin', '/admin/members');
  await expect(page.getByRole('grid', { name: 'Members' })).toBeVisible();
  expect((await scriptsOf(page)).bytes).toBeLessThanOrEqual(304_000);
});

test('SHE-109 a valid session without its timer is useless in the console', async ({ page, context }) => {
  await signIn(page, 'member');
  const [kept] = (await context.cookies()).filter(({ name }) => name === 'campus_session');
  if (!kept) throw new Error('The browser keeps no session.');
  await context.clearCookies({ name: kept.name });
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/login');

  await context.addCookies([{ ...kept, expires: Date.now() / 1000 + 3600 }]);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});

test('"back" asks before it leaves a form with changes, and changes nothing else', async ({ page }) => {
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Members' }).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'PROFILE' }).click();
  await page.getByRole('button', { name: 'Edit public profile' }).click();
  const name = page.getByLabel('Display name');
  await name.fill('Somebody else');

  await page.goBack();
  const question = page.getByRole('alertdialog', { name: text('unsaved.title') });
  await expect(question.getByText(text('unsaved.question'))).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?account=\w+$/);
  await question.getByRole('button', { name: text('unsaved.stay') }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Somebody else');

  await page.goBack();
  await question.getByRole('button', { name: text('unsaved.leave') }).click();
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(question).toBeHidden();
});

test.describe('for a person with their own settings', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Asia/Kolkata', contextOptions: { reducedMotion: 'reduce' } });

  test('days and times are written in their language and zone, and nothing moves', {
    tag: '@nightly',
  }, async ({ page }) => {
    await signIn(page, 'admin', '/admin/audit');
    const time = page.getByRole('gridcell').locator('time').first();
    const { shown, wanted } = await time.evaluate((element) => ({
      shown: element.textContent,
      wanted: new Intl.DateTimeFormat('de-DE', {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: 'Asia/Kolkata',
      }).format(new Date(element.getAttribute('datetime') ?? '')),
    }));
    expect(shown).toBe(wanted);
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
