import { makeRoom } from '@campus/tests/areas/rooms';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { sendEvents, type TestEvent } from '@campus/tests/events/usage';
import { addMember, makeAccount, unique } from '@campus/tests/world/world';
import { expect } from '@playwright/test';

test.use({ timezoneId: 'UTC' });

const minute = 60_000;
const day = 24 * 60 * minute;
const today = Math.floor(Date.now() / day) * day;
const at = (daysAgo: number, minutes: number) => new Date(today - daysAgo * day + minutes * minute);
const dayOf = (daysAgo: number) => at(daysAgo, 0).toISOString().slice(0, 10);

/** A lesson of 90 minutes at 10:00, with a server that says that it runs. */
function lesson(accountId: string, daysAgo: number, stays: Record<string, [number, number]>): TestEvent[] {
  const beats = Array.from({ length: 24 }, (_, index) => ({
    ...{ event: 'HEARTBEAT' as const, accountId, server: 'world-1', at: at(daysAgo, 590 + index * 5) },
  }));
  const visits = Object.entries(stays).flatMap(([user, [from, to]]): TestEvent[] => {
    const common = { accountId, user, session: unique(), server: 'world-1', room: 'hall_1' };
    return [
      { event: 'JOINROOM', ...common, at: at(daysAgo, 600 + from) },
      { event: 'LEAVEROOM', ...common, at: at(daysAgo, 600 + to) },
    ];
  });
  return [...beats, ...visits];
}

test('an admin reads a course as one report, leaves a lesson out, and opens it from a link', {
  tag: '@nightly',
}, async ({ page }) => {
  const { accountId, people } = await makeAccount();
  const mia = await addMember(accountId, {}, { displayName: 'Mia Sol' });
  await makeRoom(accountId, { name: 'Great Hall', levelName: 'hall', instance: 1 });
  await sendEvents([
    ...lesson(accountId, 22, { [mia.userId]: [0, 90], 'guest:Lee': [20, 90] }),
    ...lesson(accountId, 15, { [mia.userId]: [30, 60] }),
  ]);
  await openAs(page, people.admin, '/admin/analytics/roomAttendance?sfsRoom=hall_1');
  await page.getByRole('link', { name: 'Series' }).click();
  const form = page.getByRole('form', { name: 'Weekly times' });
  await form.getByLabel('First day').fill(dayOf(22));
  await form.getByLabel('Last day').fill(dayOf(8));
  const weekday = at(22, 0).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  await form.getByRole('checkbox', { name: weekday }).check();
  await form.getByRole('button', { name: 'Add weekly times' }).click();
  const row = page.getByRole('row', { name: /Mia Sol/ });
  await expect(row).toContainText('2 of 2');
  await expect(row).toContainText('Unknown');
  await expect(page.getByRole('row', { name: /guest:Lee/ })).toContainText('Not there');
  await expectAccessible(page);
  const address = page.url();

  await page.getByRole('list', { name: 'Windows' }).getByRole('button').first().click();
  await expect(row).toContainText('1 of 1');
  await page.getByRole('button', { name: /^Put back/ }).click();
  await expect(row).toContainText('2 of 2');

  await page.goto(address);
  await expect(row).toContainText('2 of 2');
});
