import { AppError } from '@campus/contracts/core/app-error';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { anEvent, refusedReports, withReports } from '../../../testing/reports.ts';
import { onePage } from '../../../testing/rows.ts';
import { aTask } from '../../../testing/tasks.ts';
import { timeZone } from '../../lib/format.ts';
import { hearServerClock } from '../../lib/server-clock.ts';

const path = '/admin/analytics/roomActivity';
const grid = async () => within(await screen.findByRole('grid', { name: 'Room Activity Report' }));
const list = () => onePage([anEvent(), anEvent({ displayName: '', userId: 'guest:Lee' })], 160);

it('ACT-006 ACT-007 ACT-008 ACT-020 ACT-021 SHE-053 lists the events of two weeks, 25 a page, and sorts by each column', async () => {
  const page = renderPage(path, withReports({ activity: { list } }));
  const table = await grid();
  await table.findByText('Mia Sol');
  expect(table.getAllByText('guest:Lee')).toHaveLength(2);
  const headers = table.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['Display Name', 'Type', 'Date Created', 'Room', 'User ID']);
  expect(table.getByRole('columnheader', { name: 'Date Created' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  const [asked] = page.sent('activity.list') as { from: string; to: string }[];
  expect(Date.parse(asked?.to ?? '') - Date.parse(asked?.from ?? '')).toBe(14 * 24 * 60 * 60 * 1000);
  const links = within(screen.getByRole('navigation', { name: 'Pagination' })).getAllByRole('button', {
    name: /\d$/,
  });
  expect(links.map((link) => link.textContent)).toEqual(['1', '2', '3', '4', '5']);
  const header = table.getByRole('button', { name: 'Display Name' });
  await page.user.click(header);
  await waitFor(() =>
    expect(page.sent('activity.list').at(-1)).toMatchObject({ sort: 'displayName', direction: 'desc' }),
  );
  await page.user.click(header);
  await waitFor(() =>
    expect(page.sent('activity.list').at(-1)).toMatchObject({ sort: 'displayName', direction: 'asc' }),
  );
});

it('ACT-001 ACT-002 ACT-004 narrows by times in the zone that is named, a type, and a room', async () => {
  const page = renderPage(path, withReports());
  await (await grid()).findByText('Mia Sol');
  screen.getByText(`Times are in the zone ${timeZone}.`);
  const start = screen.getByLabelText('Start time');
  fireEvent.change(start, { target: { value: '2026-01-05T10:30' } });
  fireEvent.blur(start);
  const type = screen.getByRole('combobox', { name: 'Type' });
  const choices = within(type).getAllByRole('option');
  expect(choices.map((option) => option.textContent)).toEqual(['ALL', 'JOINROOM', 'LEAVEROOM']);
  await page.user.selectOptions(type, 'LEAVEROOM');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'Great Hall');
  await waitFor(() =>
    expect(page.sent('activity.list').at(-1)).toMatchObject({
      from: new Date('2026-01-05T10:30').toISOString(),
      type: 'LEAVEROOM',
      sfsRoom: 'hall_1',
    }),
  );
  expect(page.address()).toMatch(/sfsRoom=hall_1/);
});

it('ACT-011 ACT-012 keeps an end before the start or in the future in its field, with the reason', async () => {
  const page = renderPage(path, withReports());
  await (await grid()).findByText('Mia Sol');
  const end = screen.getByLabelText('End time');
  fireEvent.change(end, { target: { value: '2020-01-05T10:30' } });
  fireEvent.keyDown(end, { key: 'Enter' });
  await screen.findByText('The start must be before the end.');
  expect(end.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(end, { target: { value: '2099-01-05T10:30' } });
  fireEvent.blur(end);
  await screen.findByText('The end must not be later than now.');
  fireEvent.change(end, { target: { value: '' } });
  fireEvent.blur(end);
  await screen.findByText('Enter a date and a time.');
  expect(page.sent('activity.list')).toHaveLength(1);
});

it('ACT-012 ACT-020 ends its first window before now by the clock of the server', async () => {
  const slow = Date.now() - 60 * 60 * 1000;
  hearServerClock(new Date(slow).toUTCString());
  try {
    const page = renderPage(path, withReports());
    await (await grid()).findByText('Mia Sol');
    const [asked] = page.sent('activity.list') as { to: string }[];
    const early = slow - Date.parse(asked?.to ?? '');
    expect(early).toBeGreaterThan(-15_000);
    expect(early).toBeLessThan(120_000);
  } finally {
    hearServerClock(new Date().toUTCString());
  }
});

it('ACT-008 offers the pages that can be asked for, and shows two events that are alike', async () => {
  const like = () => onePage([anEvent(), anEvent()], 10_000_000);
  const page = renderPage(`${path}?page=4000`, withReports({ activity: { list: like } }));
  expect(await (await grid()).findAllByText('Mia Sol')).toHaveLength(2);
  expect(page.sent('activity.list').at(-1)).toMatchObject({ page: 4000 });
  expect((screen.getByRole('button', { name: 'Next page' }) as HTMLButtonElement).disabled).toBe(true);
});

it('ACT-009 says that there are no events', async () => {
  renderPage(path, withReports({ activity: { list: () => onePage([]) } }));
  await (await grid()).findByText('There are no events.');
});

it('ACT-019 says that the rooms cannot be fetched', async () => {
  const rooms = () => {
    throw new AppError('notFound', 'request.invalid');
  };
  const page = renderPage(path, withReports({ activity: { rooms } }));
  await screen.findByText('Failed to fetch rooms');
  page.answerNow(withReports({}));
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Failed to fetch rooms')).toBeNull());
});

it('ANA-049 says that the service is down, and tries again', async () => {
  const down = () => {
    throw new AppError('unavailable', 'analytics.serverError');
  };
  const page = renderPage(path, withReports({ activity: { list: down } }));
  // A failed call is retried twice before the error shows.
  const sentence = /^An error occurred with the server so we were unable to complete/;
  await screen.findByText(sentence, {}, { timeout: 12_000 });
  page.answerNow(withReports());
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await (await grid()).findByText('Mia Sol');
});

it('ACT-014 leads to the accounts when the server refuses the report to the role', async () => {
  const page = renderPage(path, refusedReports());
  await screen.findByText('Your role does not give you access to the page Room Activity Report.');
  await waitFor(() => expect(page.address()).toBe('/accounts'));
  expect(page.sent('accounts.get').length).toBeGreaterThan(1);
});

it('ACT-005 ANA-052 mails the events of the filters after a question', async () => {
  const send = () => ({ task: aTask({ kind: 'activity.export' }) });
  const page = renderPage(`${path}?type=JOINROOM`, withReports({ activity: { export: send } }));
  await (await grid()).findByText('Mia Sol');
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Export room activity?' }));
  dialog.getByText(/ana@example\.org/);
  await page.user.click(dialog.getByRole('button', { name: 'Export' }));
  await screen.findByText('Export will be emailed to you shortly.');
  expect(page.sent('activity.export')).toEqual([
    expect.objectContaining({ type: 'JOINROOM', sort: 'time', direction: 'desc', timeZone }),
  ]);
});

it('ACT-006 says the room of each event by name, and what the types mean', async () => {
  const items = [
    anEvent(),
    anEvent({ sfsRoom: 'gone_1', roomName: '', userId: 'erased-7', displayName: '' }),
  ];
  renderPage(path, withReports({ activity: { list: () => onePage(items) } }));
  const table = await grid();
  const rows = () => table.getAllByRole('row').map((row) => row.textContent);
  await table.findByText('Mia Sol');
  expect(rows()[1]).toMatch(/^Mia SolJOINROOM.*Great Halluser2$/);
  expect(rows()[2]).toMatch(/^Erased personJOINROOM.*gone_1erased-7$/);
  screen.getByText('JOINROOM: a person entered a room. LEAVEROOM: a person left it. ALL: both.');
});

it('ACT-011 shows no events of another window than the one in its fields', async () => {
  renderPage(path, withReports());
  await (await grid()).findByText('Mia Sol');
  const end = screen.getByLabelText('End time');
  fireEvent.change(end, { target: { value: '2020-01-05T10:30' } });
  await (await grid()).findByText('Press Enter to see the report for what you typed.');
  fireEvent.blur(end);
  await (await grid()).findByText('Correct the marked field to see the report.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(true);
  expect(screen.queryByText('Mia Sol')).toBeNull();
});
