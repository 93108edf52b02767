import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { choose } from '../../../testing/choose.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { anAttendance, aRecord, withReports } from '../../../testing/reports.ts';
import { aTask } from '../../../testing/tasks.ts';
// Loads the page before a test waits for it.
import './room-attendance-page.tsx';

const rooms = '/admin/analytics/roomAttendance';
const open = `${rooms}?view=records&record=record1`;
const hour = 60 * 60 * 1000;
const past = new Date(Math.floor((Date.now() - 3 * hour) / hour) * hour).toISOString();

it('keeps an attendance after a question, and opens the record', async () => {
  const takeRecord = () => ({ record: aRecord() });
  const page = renderPage(
    `${rooms}?sfsRoom=hall_1&start=${past}&hours=1`,
    withReports({ attendance: { takeRecord } }),
  );
  await screen.findByText('Mia Sol');
  await page.user.click(screen.getByRole('button', { name: 'Keep as record' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Keep this attendance as a record?' }),
  );
  dialog.getByText(/^Great Hall, from .* A record is never changed or deleted\./);
  await page.user.click(dialog.getByRole('button', { name: 'Keep as record' }));
  await screen.findByText('The record was kept.');
  await waitFor(() => expect(page.address()).toMatch(/view=records&record=record1/));
  expect(page.sent('attendance.takeRecord')).toEqual([
    { accountId: 'account1', page: 'roomAttendance', sfsRoom: 'hall_1', all: false, start: past, hours: 1 },
  ]);
});

it('keeps nothing of a time that is not over, or without a room', async () => {
  const page = renderPage(`${rooms}?start=${past}&hours=9`, withReports());
  const keep = await screen.findByRole('button', { name: 'Keep as record' });
  await page.user.click(keep);
  await screen.findByText('Please try selecting another time/duration/room.');
  await screen.findByRole('option', { name: 'Great Hall' });
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'Great Hall');
  await page.user.click(screen.getByRole('button', { name: 'Keep as record' }));
  await screen.findByText('This time is not over yet. Records can be kept only of times that are over.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('lists records, and opens one with its hash, read-only', async () => {
  const page = renderPage(`${rooms}?view=records`, withReports());
  const list = within(await screen.findByRole('grid', { name: 'Records' }));
  await page.user.click(await list.findByText('Great Hall'));
  const people = within(await screen.findByRole('grid', { name: 'People of the record' }));
  await people.findByText('Mia Sol');
  screen.getByText('5f'.repeat(32));
  screen.getByText(/^Taken .* by ana@example\.org\./);
  expect(page.sent('attendance.ofRoom')).toEqual([]);
  await page.user.click(screen.getByRole('link', { name: 'All records' }));
  await screen.findByRole('grid', { name: 'Records' });
});

it('shows corrections beside a record, from old to new', async () => {
  const { joinTime, leaveTime, talkMinutes, minutes } = anAttendance();
  const before = { joinTime, leaveTime, talkMinutes, minutes, leaveInferred: false };
  const added = { addedAt: past, addedBy: 'ana@example.org', sha256: 'a1', reason: null };
  const changes = [
    {
      userId: 'user2',
      displayName: 'Mia Sol',
      before,
      after: { ...before, minutes: 37, leaveInferred: true },
    },
    { userId: 'guest:Lee', displayName: 'guest:Lee', before: null, after: before },
    { userId: 'user3', displayName: 'Bo', before, after: null },
  ];
  const record = () => ({
    ...{ record: aRecord(), completeUntil: null, items: [anAttendance()] },
    corrections: [{ ...added, changes }],
  });
  const correctRecord = () => ({ changes: 0 });
  const page = renderPage(open, withReports({ attendance: { record, correctRecord } }));
  const corrections = within(await screen.findByRole('region', { name: 'Corrections' }));
  const words = corrections.getAllByRole('listitem').map((item) => item.textContent);
  expect(words).toContain('Mia SolAttendance (min): 30.5 → 37 · Leave not reported: No → Yes');
  expect(words.find((word) => word?.startsWith('guest:Lee'))).toMatch(/^guest:LeeAdded: 30\.5 min, from /);
  expect(words).toContain('BoNot there: 30.5 min → 0 min');
  await page.user.click(screen.getByRole('button', { name: 'Look for corrections' }));
  await screen.findByText('The data has not changed since this record.');
});

it('mails the rows of a record, and says why one cannot be shown', async () => {
  const exportRecord = () => ({ task: aTask() });
  const page = renderPage(open, withReports({ attendance: { exportRecord } }));
  await screen.findByText('5f'.repeat(32));
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Export attendance?' }));
  dialog.getByText(/with its SHA-256\.$/);
  await page.user.click(dialog.getByRole('button', { name: 'Export' }));
  await screen.findByText('Export will be emailed to you shortly.');
  const record = () => {
    throw new AppError('notFound', 'attendance.record.missing');
  };
  page.answerNow(withReports({ attendance: { record } }));
  page.navigate(`${rooms}?view=records&record=record2`);
  await screen.findByText('There is no such attendance record.');
});

it('names a record, and lists it by its name', async () => {
  const named = aRecord({ name: 'Exam' });
  const records = () => ({ items: [named] });
  const record = () => ({ record: named, completeUntil: null, items: [anAttendance()], corrections: [] });
  const nameRecord = () => ({});
  const page = renderPage(open, withReports({ attendance: { record, records, nameRecord } }));
  await screen.findByText(/^Exam, Great Hall, /);
  await page.user.click(screen.getByRole('button', { name: 'Name…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Name this record' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await page.user.clear(name);
  await page.user.type(name, 'Finals');
  await page.user.click(dialog.getByRole('button', { name: 'Save name' }));
  await screen.findByText('The name was saved.');
  const of = { accountId: 'account1', page: 'roomAttendance', recordId: 'record1' };
  expect(page.sent('attendance.nameRecord')).toEqual([{ ...of, name: 'Finals' }]);
  page.navigate(`${rooms}?view=records`);
  await within(await screen.findByRole('grid', { name: 'Records' })).findByText('Exam');
});

it('corrects an entry with a reason, and shows the reason beside the record', async () => {
  const { joinTime, leaveTime, talkMinutes, minutes } = anAttendance();
  const before = { joinTime, leaveTime, talkMinutes, minutes, leaveInferred: false };
  const corrections = [
    {
      ...{ addedAt: past, addedBy: 'ana@example.org', sha256: 'a1', reason: 'Power cut' },
      changes: [{ userId: 'user2', displayName: 'Mia Sol', before, after: { ...before, minutes: 60 } }],
    },
  ];
  const record = () => ({ record: aRecord(), completeUntil: null, items: [anAttendance()], corrections });
  const correctEntry = () => ({});
  const page = renderPage(open, withReports({ attendance: { record, correctEntry } }));
  await screen.findByText('Corrected by hand: Power cut');
  await page.user.click(screen.getByRole('button', { name: 'Actions for Mia Sol' }));
  await choose(page.user, 'Correct…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the entry of Mia Sol' }));
  const entered = dialog.getByRole('textbox', { name: 'Attendance (min)' });
  await page.user.clear(entered);
  await page.user.click(dialog.getByRole('button', { name: 'Add correction' }));
  await dialog.findByText(/^The minutes are a number from 0/);
  await page.user.type(entered, '45,5');
  await dialog.findByText('Give a reason.');
  await page.user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Connection lost');
  await page.user.click(dialog.getByRole('button', { name: 'Add correction' }));
  await screen.findByText('The correction was added.');
  expect(page.sent('attendance.correctEntry')).toEqual([
    expect.objectContaining({ personId: 'user2', minutes: 45.5, reason: 'Connection lost' }),
  ]);
});

it('saves the text of a record and of each correction as a file', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
  onTestFinished(() => click.mockRestore());
  const recordText = () => ({ text: '{}', sha256: 'a', corrections: [{ text: '{}', sha256: 'b' }] });
  const page = renderPage(open, withReports({ attendance: { recordText } }));
  await page.user.click(await screen.findByRole('button', { name: 'Download the text' }));
  await waitFor(() =>
    expect(saved).toEqual(['attendance-record-record1.json', 'attendance-record-record1-correction-1.json']),
  );
});
