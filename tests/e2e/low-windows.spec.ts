import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { firstByDay } from '@campus/tests/browser/nightly';
import { expect, type Locator, type Page } from '@playwright/test';

/** 400 % zoom, a phone held sideways, and a phone with its keyboard open. */
const lowWindows = [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
  { width: 390, height: 500 },
];

/** Dialogs with a part that scrolls in higher windows, how to open them, and a control at their end. */
const dialogs: Record<string, { path: string; open: (page: Page) => Promise<void>; last: string }> = {
  'the editor of permissions': {
    path: '/admin/roomPermissions',
    open: (page) => page.getByRole('button', { name: 'Edit World' }).click(),
    last: 'Save',
  },
  'the finder': {
    path: '/admin/world/controls',
    open: async (page) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('room');
    },
    last: '',
  },
  'the history of a setting': {
    path: '/admin/world/access',
    open: (page) => page.getByRole('button', { name: 'History of Invites only hint' }).click(),
    last: 'Close',
  },
};

for (const [index, [name, { path, open, last }]] of Object.entries(dialogs).entries())
  test(
    `${name} scrolls as one in low windows, and all of it can be reached`,
    firstByDay(index),
    async ({ page }) => {
      const { people } = await makePermissionsAccount();
      await openAs(page, people.owner, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await open(page);
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(dialog).toBeVisible();
      for (const window of lowWindows) {
        await page.setViewportSize(window);
        await expect.poll(() => dialog.evaluate(innerScrollers)).toEqual([]);
        expect(await dialog.evaluate(outside)).toEqual([]);
        if (last) await expectWholly(dialog.getByRole('button', { name: last, exact: true }));
        else await expectWholly(dialog.getByRole('option').last());
      }
    },
  );

async function expectWholly(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await expect(control).toBeInViewport({ ratio: 1 });
}

/** The parts of a dialog that scroll by themselves. */
function innerScrollers(dialog: Element): string[] {
  return [...dialog.querySelectorAll('*')]
    .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** The controls of a dialog that extend beyond its end, where no scrolling shows them. */
function outside(dialog: Element): string[] {
  const end = dialog.getBoundingClientRect().top - dialog.scrollTop + dialog.scrollHeight;
  return [...dialog.querySelectorAll('button, input, a')]
    .filter((control) => control.checkVisibility() && control.getBoundingClientRect().bottom > end + 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
