import { attachedText, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeRoom } from '@campus/tests/areas/rooms';
import { expectAccessible } from '@campus/tests/browser/accessible';
import { openAs } from '@campus/tests/browser/browser-people';
import { test } from '@campus/tests/browser/focus-watch';
import { makeRecord, recordedStays } from '@campus/tests/events/attendance-records';
import { sendEvents, type TestEvent } from '@campus/tests/events/usage';
import { addMember, makeAccount, unique } from '@campus/tests/world/world';
import { expect } from '@playwright/test';

test.use({ timezoneId: 'UTC' });

const minute = 60 * 1000;
const ago = (minutes: number) => new Date(Math.floor(Date.now() / minute) * minute - minutes * minute);

/** A person's visits, each as a separate session, between these minutes ago. */
function stays(
  accountId: string,
  user: string,
  room: string,
  times: readonly [number, number][],
): TestEvent[] {
  return times.flatMap(([joined, left]) => {
    const common = { accountId, user, room, session: unique(), server: 'world-1' };
    return [
      { event: 'JOINROOM', ...common, at: ago(joined) },
      { event: 'LEAVEROOM', ...common, talked: 60, at: ago(left) },
    ] satisfies TestEvent[];
  });
}

test('ACT-001 ACT-007 ACT-008 ACT-016 ACT-023 an admin narrows the activity, pages, and mails it', async ({
  page,
}) => {
  const { accountId, people } = await makeAccount();
  const mia = await addMember(accountId, {}, { displayName: 'Mia Sol' });
  const times = Array.from({ length: 15 }, (_, index): [number, number] => [
    300 - index * 10,
    295 - index * 10,
  ]);
  await sendEvents(stays(accountId, mia.userId, 'hall_1', times));
  await openAs(page, people.admin, '/admin/analytics/roomActivity');
  const table = page.getByRole('grid', { name: 'Room Activity Report' });
  await expect(page.getByText('1–25 of 30')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('26–30 of 30')).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('LEAVEROOM');
  await expect(page.getByText('1–15 of 15')).toBeVisible();
  await table.getByRole('button', { name: 'Date Created' }).click();
  await expect(page).toHaveURL(/type=LEAVEROOM.*direction=asc/);
  await page.reload();
  await expect(page.getByText('1–15 of 15')).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Date Created' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.getByRole('link', { name: 'Room Activity Report' })).toBeInViewport();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Export' }).click();
  const mail = await waitForMail(people.admin.email);
  expect(mail.text).toContain('Rows: 15');
  expect((await attachedText(mail)).trim().split('\n')[1]).toContain('Mia Sol,LEAVEROOM,');
});

test('ATT-001 ATT-003 ATT-004 SHE-054 SHE-055 an admin reads who attended, keeps it, and finds it unchanged', async ({
  page,
}) => {
  const { accountId, people } = await makeAccount();
  const mia = await addMember(accountId, {}, { displayName: 'Mia Sol' });
  const sfsRoom = 'hall_1';
  const booth = { accountId, user: mia.userId, room: 'booth', session: unique(), server: 'world-1' };
  await sendEvents([
    // She lost her connection for five minutes.
    ...stays(accountId, mia.userId, sfsRoom, [
      [170, 150],
      [145, 130],
    ]),
    { event: 'JOINVOLUME', ...booth, at: ago(150) },
    { event: 'LEAVEVOLUME', ...booth, talked: 0, at: ago(145) },
  ]);
  const start = ago(180).toISOString();
  const during = `start=${start}&hours=1`;
  await openAs(page, people.admin, `/admin/analytics/roomAttendance?sfsRoom=${sfsRoom}&${during}`);
  const row = page.getByRole('row', { name: /Mia Sol/ });
  await expect(row).toContainText('35');

  await page.getByRole('button', { name: 'Keep as record' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep as record' }).click();
  await expect(page).toHaveURL(/view=records/);
  await expect(row).toContainText('35');
  const hash = await page.locator('code').textContent();
  await sendEvents(stays(accountId, mia.userId, sfsRoom, [[128, 123]]));
  await page.getByRole('button', { name: 'Look for corrections' }).click();
  await expect(page.getByRole('region', { name: 'Corrections' })).toContainText('Attendance (min): 35 → 40');
  await expect(row).toContainText('35');
  await expect(page.locator('code')).toHaveText(hash ?? '');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Export' }).click();
  const mail = await waitForMail(people.admin.email);
  expect(mail.text).toContain(`SHA-256 of the record: ${hash}`);
  expect(await attachedText(mail)).toContain(',35,');

  await openAs(page, people.admin, `/admin/analytics/privateVolumeAttendance?${during}`);
  await page.getByRole('checkbox', { name: 'All private volumes' }).check();
  await expect(row).toContainText('5');
});

test('an admin opens the people of an attendance, of its record, and of the activity in Members', {
  tag: '@nightly',
}, async ({ page }) => {
  const { accountId, people } = await makeAccount();
  const mia = await addMember(accountId, {}, { displayName: 'Mia Sol' });
  const adam = await addMember(accountId);
  const sfsRoom = 'hall_1';
  await makeRoom(accountId, { name: 'Great Hall', levelName: 'hall', instance: 1 });
  await sendEvents([
    ...stays(accountId, mia.userId, sfsRoom, [[170, 150]]),
    ...stays(accountId, 'guest:Lee', sfsRoom, [[170, 150]]),
    ...stays(accountId, adam.userId, 'lobby_0', [[170, 150]]),
  ]);
  const during = `start=${ago(180).toISOString()}&hours=1`;
  const table = page.getByRole('grid', { name: 'Members' });
  const rows = table.getByRole('row').filter({ hasText: '@campus.test' });
  const openInMembers = async () => {
    await page.getByRole('button', { name: 'People…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open in Members' }).click();
    await expect(page).toHaveURL(/\/admin\/members\?people=/);
  };

  await openAs(page, people.admin, `/admin/analytics/roomAttendance?sfsRoom=${sfsRoom}&${during}`);
  await expect(page.getByRole('row', { name: /Mia Sol/ })).toBeVisible();
  await openInMembers();
  await expect(
    page.getByRole('button', {
      name: /^Remove the filter 2 people from Room Attendance Report: Great Hall, /,
    }),
  ).toBeVisible();
  await expect(
    page.getByText('1 of these 2 is not listed: they had no membership, such as guests.'),
  ).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(mia.email);
  await expectAccessible(page);
  await page.reload();
  await expect(rows).toHaveCount(1);

  await page.goBack();
  await page.getByRole('button', { name: 'Keep as record' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep as record' }).click();
  await expect(page).toHaveURL(/view=records/);
  await sendEvents(stays(accountId, adam.userId, sfsRoom, [[140, 130]]));
  await openInMembers();
  await expect(
    page.getByText(/2 people from a record of the Room Attendance Report: Great Hall/),
  ).toBeVisible();
  await expect(rows).toHaveCount(1);

  await openAs(page, people.admin, '/admin/analytics/roomActivity?type=LEAVEROOM');
  await expect(page.getByText('1–4 of 4')).toBeVisible();
  await openInMembers();
  await expect(page.getByText(/3 people from Room Activity Report \(left\), /)).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: adam.email })).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove the filter 3 people/ }).click();
  await expect(rows.filter({ hasText: people.owner.email })).toHaveCount(1);
});

test.describe('where the clocks go back', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('ATT-007 an admin reads from when to when people were there in the hour that comes twice', {
    tag: '@nightly',
  }, async ({ page }) => {
    const { accountId, people } = await makeAccount();
    const stays = recordedStays([
      ['2026-10-25T02:50:00+02:00', '2026-10-25T02:10:00+01:00'],
      ['2026-11-20T23:40:00+01:00', '2026-11-21T00:20:00+01:00'],
    ]);
    const record = await makeRecord(accountId, 'roomAttendance', stays);
    await openAs(page, people.admin, `/admin/analytics/roomAttendance?view=records&record=${record}`);
    const rows = page.getByRole('grid', { name: 'People of the record' }).getByRole('row');
    await expect(rows.nth(1)).toContainText(/25 Oct 2026, 02:50 \+02:00.*25 Oct 2026, 02:10 \+01:00.*20/);
    await expect(rows.nth(2)).toContainText(/20 Nov 2026, 23:40.*21 Nov 2026, 00:20.*40/);
  });
});
