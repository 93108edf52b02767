import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { withReports } from '../../../testing/reports.ts';
import { aTask } from '../../../testing/tasks.ts';
import { hearServerClock } from '../../lib/server-clock.ts';

const rooms = '/admin/analytics/roomAttendance';
const series = `${rooms}?sfsRoom=hall_1&view=series`;
const course = `${series}&series.weekly=5T10%3A00%2F60&series.firstDay=2026-11-06&series.lastDay=2026-11-20&series.zone=UTC`;

function onNovember29(): void {
  hearServerClock('2026-11-29T10:29:00Z');
  onTestFinished(() => hearServerClock(new Date().toUTCString()));
}

const grid = async () => within(await screen.findByRole('grid', { name: 'Room Attendance Report' }));

it('asks for the windows that are added, and keeps them in the address', async () => {
  onNovember29();
  const page = renderPage(series, withReports());
  await (await grid()).findByText('Add weekly times or single windows');
  expect(page.sent('attendance.ofRoomSeries')).toEqual([]);
  const form = within(screen.getByRole('form', { name: 'Weekly times' }));
  for (const [label, day] of [
    ['First day', '2026-11-06'],
    ['Last day', '2026-11-20'],
  ] as const) {
    fireEvent.change(form.getByLabelText(label), { target: { value: day } });
    fireEvent.blur(form.getByLabelText(label));
  }
  await page.user.click(form.getByRole('checkbox', { name: 'Friday' }));
  await page.user.click(form.getByRole('button', { name: 'Add weekly times' }));
  await waitFor(() =>
    expect(page.sent('attendance.ofRoomSeries').at(-1)).toMatchObject({
      ...{ sfsRoom: 'hall_1', weekly: ['5T10:00/90'], firstDay: '2026-11-06', lastDay: '2026-11-20' },
    }),
  );
  expect(page.address()).toContain('series.weekly=5T10%3A00%2F90');
});

it('opens from a link, and says of each window what is known', async () => {
  onNovember29();
  renderPage(course, withReports());
  const table = await grid();
  await table.findByText('Mia Sol');
  const cells = within(await table.findByRole('row', { name: /Mia Sol/ })).getAllByRole('gridcell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['Mia Sol', 'mia@example.org', '1 of 2', '50', '50 minlate', 'Not there', 'Unknown'],
  ]);
  expect(
    screen.getByText(/Of 1 of them, nothing is known: nobody can be called absent in them\./),
  ).toBeTruthy();
  expect(screen.getByText(/1 begin later and are left out\./)).toBeTruthy();
});

it('leaves a window out, and puts it back', async () => {
  onNovember29();
  const page = renderPage(course, withReports());
  await (await grid()).findByText('Mia Sol');
  const windows = () => within(screen.getByRole('list', { name: 'Windows' })).getAllByRole('listitem');
  expect(windows()).toHaveLength(3);
  await page.user.click(screen.getAllByRole('button', { name: /^Remove Nov 13/ })[0] as HTMLElement);
  await waitFor(() =>
    expect(page.sent('attendance.ofRoomSeries').at(-1)).toMatchObject({
      removed: ['2026-11-13T10:00:00.000Z'],
    }),
  );
  expect(windows()).toHaveLength(2);
  await page.user.click(screen.getByRole('button', { name: /^Put back/ }));
  await waitFor(() => expect(windows()).toHaveLength(3));
});

it('says at the form why a series cannot be read, and asks nothing', async () => {
  onNovember29();
  const page = renderPage(course.replace('lastDay=2026-11-20', 'lastDay=2026-11-05'), withReports());
  await screen.findByText('The last day must not be before the first.');
  expect(page.sent('attendance.ofRoomSeries')).toEqual([]);
});

it('mails the series that is shown', async () => {
  onNovember29();
  const exportRoomSeries = () => ({ task: aTask({ kind: 'attendance.exportRoomSeries' }) });
  const page = renderPage(course, withReports({ attendance: { exportRoomSeries } }));
  await (await grid()).findByText('Mia Sol');
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(page.sent('attendance.exportRoomSeries')).toEqual([
      expect.objectContaining({ weekly: ['5T10:00/60'], timeZone: 'UTC', sfsRoom: 'hall_1' }),
    ]),
  );
});
