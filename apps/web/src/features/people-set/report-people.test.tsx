import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { AppError } from '@campus/contracts/core/app-error';
import type { PeopleSet } from '@campus/contracts/members/people-sets';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withBadges } from '../../../testing/badges.ts';
import { membersList, withMembers } from '../../../testing/members.ts';
import { anEnteredAccount, openSettings, workingIn } from '../../../testing/people.ts';
import { aPeopleSet } from '../../../testing/people-sets.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { attendancePage, withReports } from '../../../testing/reports.ts';
import { onePage } from '../../../testing/rows.ts';
import { aTask } from '../../../testing/tasks.ts';
import { timeZone } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';

const [from, to] = ['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z'];
const window = `${formatMoment(from)} – ${formatMoment(to)}`;
const times = `start=${from}&hours=1`;
const at = '/admin/analytics';
const room = { sfsRoom: 'hall_1', start: from, hours: 1 };

/** Each report: its address, query, list origin, and description. */
const reports = {
  'the report on room activity': {
    address: `${at}/roomActivity?from=${from}&to=${to}&type=LEAVEROOM&sfsRoom=hall_1`,
    asked: { kind: 'activity', from, to, type: 'LEAVEROOM', sfsRoom: 'hall_1' },
    kept: { kind: 'activity', from, to, type: 'LEAVEROOM', sfsRoom: 'hall_1' },
    about: `Great Hall, LEAVEROOM, ${window}`,
    chip: `41 people from Room Activity Report (left): Great Hall, ${window}`,
  },
  'the report on room attendance': {
    address: `${at}/roomAttendance?sfsRoom=hall_1&${times}`,
    asked: { kind: 'attendance', page: 'roomAttendance', ...room, all: false },
    kept: { kind: 'attendance', page: 'roomAttendance', from, to, sfsRoom: 'hall_1' },
    about: `Great Hall, ${window}`,
    chip: `41 people from Room Attendance Report: Great Hall, ${window}`,
  },
  'the report on private volume attendance': {
    address: `${at}/privateVolumeAttendance?all=true&${times}`,
    asked: { kind: 'attendance', page: 'privateVolumeAttendance', ...room, sfsRoom: '', all: true },
    kept: { kind: 'attendance', page: 'privateVolumeAttendance', from, to, sfsRoom: '' },
    about: `All private volumes, ${window}`,
    chip: `41 people from Private Volume Attendance Report, ${window}`,
  },
  'a record of an attendance': {
    address: `${at}/roomAttendance?view=records&record=record1`,
    asked: { kind: 'record', page: 'roomAttendance', recordId: 'record1' },
    kept: { kind: 'record', page: 'roomAttendance', recordId: 'record1', from, to, sfsRoom: 'hall_1' },
    about: `Great Hall, ${window}`,
    chip: `41 people from a record of the Room Attendance Report: Great Hall, ${window}`,
  },
} as const satisfies Record<string, { kept: PeopleSet['origin'] } & Record<string, unknown>>;
const named = Object.entries(reports) as [string, (typeof reports)[keyof typeof reports]][];
const roomReport = reports['the report on room attendance'];

/** A person who reads a report, with the gateway's responses. */
function readReport(
  { address, kept }: { address: string; kept: PeopleSet['origin'] },
  {
    account,
    reported = {},
    own = {},
  }: {
    account?: EnteredAccount;
    reported?: Parameters<typeof withReports>[0];
    own?: Parameters<typeof withMembers>[1];
  } = {},
) {
  const set = () => ({
    set: aPeopleSet({ origin: kept, roomName: kept.sfsRoom === '' ? '' : 'Great Hall' }),
  });
  const operations = {
    keepPeople: set,
    keptPeople: set,
    export: () => ({ task: aTask({ kind: 'members.export' }) }),
    ...own,
  };
  const { activity = {}, attendance = {} } = withReports(reported);
  const { badges = {} } = withBadges();
  const answers = withMembers(membersList(), operations, workingIn(account));
  return renderPage(address, { ...answers, activity, attendance, badges });
}

/** Opens a report and the dialog with its people. */
async function openPeople(...asked: Parameters<typeof readReport>) {
  const page = readReport(...asked);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'People…' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await page.user.click(button);
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: /^People of this/ })) };
}

describe.each(named)('the people of %s', (_name, report) => {
  it('are handed to Members, where a chip says what they are from', async () => {
    const page = await openPeople(report);
    await page.dialog.findByText(report.about);
    await page.user.click(page.dialog.getByRole('button', { name: 'Open in Members' }));
    await screen.findByRole('button', { name: `Remove the filter ${report.chip}` });
    expect(page.address()).toBe('/admin/members?people=set1&updatedFrom=');
    expect(page.sent('members.keepPeople')).toEqual([{ accountId: 'account1', origin: report.asked }]);
    expect(page.sent('members.list').at(-1)).toMatchObject({ people: 'set1' });
    await screen.findByText('3 of these 41 are gone.');
  });

  it('are handed to Badges', async () => {
    const page = await openPeople(report);
    await page.user.click(page.dialog.getByRole('button', { name: 'Badges…' }));
    await screen.findByRole('form', { name: 'Badges of the People in a List' });
    await screen.findByText(report.chip);
    expect(page.address()).toBe('/admin/badges?figure.people=set1');
  });

  it('are exported, and the report stays', async () => {
    const page = await openPeople(report);
    await page.user.click(page.dialog.getByRole('button', { name: 'Export as CSV' }));
    await screen.findByText('Processing member export. Email will be sent on completion.');
    expect(page.sent('members.export')).toEqual([
      { accountId: 'account1', matching: { people: 'set1', timeZone } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.address()).toContain('/admin/analytics/');
  });

  it('are not offered to people to whom the members are closed', async () => {
    const pages = ['roomActivity', 'roomAttendance', 'privateVolumeAttendance'] as const;
    readReport(report, { account: anEnteredAccount({ pages: [...pages] }) });
    await screen.findByText('Mia Sol');
    screen.getByRole('button', { name: 'Export' });
    expect(screen.queryByRole('button', { name: 'People…' })).toBeNull();
  });
});

it('offers of the people of a report only what is open to the person', async () => {
  const settings = { ...openSettings, isExportAllowed: false };
  const account = anEnteredAccount({ settings, pages: ['roomAttendance', 'members'] });
  const { dialog } = await openPeople(roomReport, { account });
  dialog.getByRole('button', { name: 'Open in Members' });
  expect(dialog.queryByRole('button', { name: 'Badges…' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
});

it.each([
  ['activity without events', reports['the report on room activity'].address],
  ['an attendance without people', roomReport.address],
  ['an attendance without a room', `${at}/roomAttendance`],
])('hands nobody on of %s', async (_name, address) => {
  const reported = {
    activity: { list: () => onePage([]) },
    attendance: { ofRoom: () => attendancePage([]) },
  };
  const page = readReport({ address, kept: roomReport.kept }, { reported });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'People…' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await page.user.click(button);
  await screen.findByText('Please try selecting another time/duration/room.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says why the people of a report could not be kept, and stays', async () => {
  const keepPeople = () => {
    throw new AppError('invalid', 'members.people.tooMany', { max: 10_000 });
  };
  const page = await openPeople(roomReport, { own: { keepPeople } });
  await page.user.click(page.dialog.getByRole('button', { name: 'Open in Members' }));
  await screen.findByText('The list could not be made. A list can hold at most 10,000 people.');
  page.dialog.getByText(roomReport.about);
});
