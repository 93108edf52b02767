import { AppError } from '@campus/contracts/core/app-error';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { anAttendance, attendancePage, refusedReports, withReports } from '../../../testing/reports.ts';
import { aTask } from '../../../testing/tasks.ts';
import { hearServerClock } from '../../lib/server-clock.ts';

const rooms = '/admin/analytics/roomAttendance';
const volumes = '/admin/analytics/privateVolumeAttendance';
const titles = {
  [rooms]: 'Room Attendance Report',
  [volumes]: 'Private Volume Attendance Report',
};
const grid = async (path: keyof typeof titles) =>
  within(await screen.findByRole('grid', { name: titles[path] }));

it('ATT-001 ATT-016 SHE-054 asks for start, duration and room, and searches once there is a room', async () => {
  const page = renderPage(rooms, withReports());
  await (await grid(rooms)).findByText('Choose a room to see who attended.');
  expect(page.sent('attendance.ofRoom')).toEqual([]);
  await screen.findByRole('option', { name: 'Great Hall' });
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'Great Hall');
  await (await grid(rooms)).findByText('Mia Sol');
  expect(page.sent('attendance.ofRoom')).toEqual([
    expect.objectContaining({ sfsRoom: 'hall_1', sort: 'displayName', direction: 'asc' }),
  ]);
});

it('ATT-024 begins one hour ago by the clock of the server, at a half hour, and lasts until now', async () => {
  hearServerClock('2026-11-20T10:29:00Z');
  onTestFinished(() => hearServerClock(new Date().toUTCString()));
  renderPage(rooms, withReports());
  await grid(rooms);
  expect((screen.getByLabelText('Start time') as HTMLInputElement).value).toBe('2026-11-20T09:00');
  expect((screen.getByLabelText('Duration (hours)') as HTMLInputElement).value).toBe('1.5');
});

it('ATT-002 ATT-003 SHE-055 takes a private volume as a text, or all of them', async () => {
  const page = renderPage(volumes, withReports());
  await (await grid(volumes)).findByText('Enter a private volume, or choose all, to see who attended.');
  const volume = screen.getByRole('textbox', { name: 'Private volume' });
  await enterText(page.user, volume, ' booth 1 ');
  await page.user.keyboard('{Enter}');
  await waitFor(() =>
    expect(page.sent('attendance.ofVolume').at(-1)).toMatchObject({ sfsRoom: 'booth 1', all: false }),
  );
  await page.user.click(screen.getByRole('checkbox', { name: 'All private volumes' }));
  await waitFor(() => expect(page.sent('attendance.ofVolume').at(-1)).toMatchObject({ all: true }));
  expect((volume as HTMLInputElement).disabled).toBe(true);
  await (await grid(volumes)).findByText('Leave not reported');
});

it('ATT-005 ATT-012 shows the default fields, and those that are chosen', async () => {
  const page = renderPage(`${rooms}?sfsRoom=hall_1`, withReports());
  const table = await grid(rooms);
  await table.findByText('Mia Sol');
  const headers = () => table.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers()).toEqual([
    'Display Name',
    'Contact Email',
    'First Name',
    'Last Name',
    'Join Time',
    'Leave Time',
    'Attendance (min)',
    'Talk Time (min)',
  ]);
  await page.user.click(screen.getByRole('button', { name: 'Fields' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fields' }));
  expect(dialog.queryByRole('checkbox', { name: 'Phone' })).toBeNull();
  await page.user.click(dialog.getByRole('checkbox', { name: 'Contact Email' }));
  await page.user.click(dialog.getByRole('checkbox', { name: 'Team ID' }));
  await page.user.click(dialog.getByRole('button', { name: 'Apply' }));
  await table.findByText('Support');
  expect(headers()).toEqual([
    'Display Name',
    'First Name',
    'Last Name',
    'Join Time',
    'Leave Time',
    'Attendance (min)',
    'Talk Time (min)',
    'Team ID',
  ]);
});

it('ATT-011 offers year of license, region and phone where the account has them', async () => {
  const ofRoom = () =>
    attendancePage([anAttendance({ yearLicensed: '2019', region: 'North', phone: '+1 555 0100' })], true);
  const page = renderPage(
    `${rooms}?sfsRoom=hall_1&fields=phone,region`,
    withReports({ attendance: { ofRoom } }),
  );
  const table = await grid(rooms);
  await table.findByText('+1 555 0100');
  await page.user.click(screen.getByRole('button', { name: 'Fields' }));
  await screen.findByRole('checkbox', { name: 'Licensed (yr)' });
});

it('ACT-021 pages by 25 rows, with five page links', async () => {
  const ofRoom = () => ({ ...attendancePage([anAttendance()]), total: 160 });
  const page = renderPage(`${rooms}?sfsRoom=hall_1`, withReports({ attendance: { ofRoom } }));
  await (await grid(rooms)).findByText('Mia Sol');
  const links = within(screen.getByRole('navigation', { name: 'Pagination' }));
  screen.getByText('1–25 of 160');
  expect(links.getAllByRole('button', { name: /\d$/ }).map((link) => link.textContent)).toEqual([
    ...['1', '2', '3', '4', '5'],
  ]);
  await page.user.click(links.getByRole('button', { name: /3$/ }));
  await waitFor(() => expect(page.sent('attendance.ofRoom').at(-1)).toMatchObject({ page: 3 }));
});

it('ATT-006 asks the server to sort by any column', async () => {
  const page = renderPage(`${rooms}?sfsRoom=hall_1`, withReports());
  const table = await grid(rooms);
  await table.findByText('Mia Sol');
  await page.user.click(table.getByRole('button', { name: 'Attendance (min)' }));
  await waitFor(() =>
    expect(page.sent('attendance.ofRoom').at(-1)).toMatchObject({ sort: 'minutes', direction: 'desc' }),
  );
});

it('ATT-025 IMP-020 IMP-021 shows the help texts, rounds as they say, and refuses what is out of range', async () => {
  const page = renderPage(`${rooms}?sfsRoom=hall_1`, withReports());
  screen.queryByRole('grid');
  await screen.findByText('Only within the last five weeks. Rounded down to a half hour.');
  screen.getByText('Rounded up to a half hour.');
  const today = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const start = screen.getByLabelText('Start time');
  fireEvent.change(start, { target: { value: `${today}T10:17` } });
  fireEvent.blur(start);
  const hours = screen.getByLabelText('Duration (hours)');
  fireEvent.change(hours, { target: { value: '1.2' } });
  fireEvent.blur(hours);
  await waitFor(() =>
    expect(page.sent('attendance.ofRoom').at(-1)).toMatchObject({
      start: new Date(`${today}T10:00`).toISOString(),
      hours: 1.5,
    }),
  );
  fireEvent.change(hours, { target: { value: '0' } });
  fireEvent.blur(hours);
  await screen.findByText('The duration is a number of half hours, at least 0.5.');
  fireEvent.change(start, { target: { value: '2020-01-01T10:00' } });
  fireEvent.blur(start);
  await screen.findByText('The start must lie within the past 36 days.');
});

it('ATT-021 says that nobody was found, and what to try', async () => {
  renderPage(`${volumes}?all=true`, withReports({ attendance: { ofVolume: () => attendancePage([]) } }));
  const table = await grid(volumes);
  await table.findByText('No users found');
  table.getByText('Try another time, duration, or room. Attendance may take up to an hour.');
});

it('ACT-019 says that the rooms cannot be fetched', async () => {
  const failed = () => {
    throw new AppError('notFound', 'request.invalid');
  };
  renderPage(rooms, withReports({ attendance: { rooms: failed } }));
  await screen.findByText('Failed to fetch rooms');
});

it.each([rooms, volumes] as const)(
  'ATT-017 %s leads to the accounts when it is refused to the role',
  async (path) => {
    const page = renderPage(`${path}?all=true`, refusedReports());
    await screen.findByText(`Your role does not give you access to the page ${titles[path]}.`);
    await waitFor(() => expect(page.address()).toBe('/accounts'));
    // The cached level, which decides the admin flag, was discarded and read again.
    expect(page.sent('accounts.get').length).toBeGreaterThan(1);
  },
);

it.each([
  [rooms, 'exportRoom', '?sfsRoom=hall_1'],
  [volumes, 'exportVolume', '?all=true'],
] as const)(
  'ATT-004 ATT-022 ANA-052 %s mails the report, or says what is missing',
  async (path, operation, chosen) => {
    const send = () => ({ task: aTask() });
    const answers = withReports({ attendance: { [operation]: send } });
    const page = renderPage(path, answers);
    await page.user.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByText('Please try selecting another time/duration/room.');
    expect(page.sent(`attendance.${operation}`)).toEqual([]);
    page.navigate(path + chosen);
    await (await grid(path)).findByText('Mia Sol');
    await page.user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Export attendance?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Export' }));
    await screen.findByText('Export will be emailed to you shortly.');
    expect(page.sent(`attendance.${operation}`)).toHaveLength(1);
  },
);
