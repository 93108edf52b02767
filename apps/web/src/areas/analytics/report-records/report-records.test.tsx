import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withReports } from '../../../../testing/analytics-reports.ts';
import { choose } from '../../../../testing/choose.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aKeptReport, aReportCorrection, aReportRecord } from '../../../../testing/report-records.ts';
import { aTask } from '../../../../testing/tasks.ts';

const address = '/admin/analytics/reports';
const days = 'from=2026-11-16&to=2026-11-20';
const open = `${address}?record=record1`;

const records = (own: object = {}) =>
  withReports({
    reportRecords: () => ({ items: [aReportRecord({ corrections: 1 })] }),
    reportRecord: () => ({
      record: aReportRecord({ corrections: 1 }),
      report: aKeptReport(),
      corrections: [aReportCorrection()],
    }),
    ...own,
  });

/** Answers of a task that has ended: something was done, or there was nothing to do. */
const ended = (kind: 'analytics.keepReport' | 'analytics.correctReport', done: number) => {
  const task = aTask({ id: 'task1', kind, status: 'done', total: 1, done, skipped: 1 - done });
  return { get: () => ({ task }), list: () => ({ items: [], total: 0, page: 1, pageSize: 25 }) };
};

it('keeps the shown report after a question, and opens its record', async () => {
  const keepReport = () => ({ task: aTask({ id: 'task1', kind: 'analytics.keepReport' }) });
  const answers = { ...records({ keepReport }), tasks: ended('analytics.keepReport', 1) };
  const page = renderPage(`${address}?${days}&grain=week`, answers);
  await page.user.click(await screen.findByRole('button', { name: 'Keep this report…' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Keep this report?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Keep' }));
  await screen.findByText('The report was kept.');
  await waitFor(() => expect(page.address()).toContain('record=task1'));
  expect(page.sent('analytics.keepReport')).toEqual([
    expect.objectContaining({ from: '2026-11-16', to: '2026-11-20', grain: 'week', compare: 'none' }),
  ]);
});

it('says why a report of a day that is not over is not kept, and asks nobody', async () => {
  const page = renderPage(address, records());
  await page.user.click(await screen.findByRole('button', { name: 'Keep this report…' }));
  await screen.findByText(/^The last day of this report is not over yet\./);
  expect(page.sent('analytics.keepReport')).toEqual([]);
});

it('lists kept reports, and opens one', async () => {
  const page = renderPage(address, records());
  await page.user.click(await screen.findByRole('button', { name: 'Winter term' }));
  await screen.findByText('5f'.repeat(32));
  expect(page.address()).toContain('record=record1');
  await page.user.click(screen.getByRole('button', { name: 'All kept reports' }));
  await screen.findByRole('button', { name: 'Winter term' });
});

it('tells that no report has been kept yet', async () => {
  renderPage(address, records({ reportRecords: () => ({ items: [] }) }));
  await screen.findByText(/^No report has been kept yet\./);
});

it('shows a record in words and tables, and what came since beside it', async () => {
  renderPage(open, records());
  await screen.findByText(
    'People: 120, of whom 14 are guests or unknown. Logins: 340. Hours attended: 512.25.',
  );
  screen.getByText('Every event of the range had arrived.');
  screen.getByText('2026-11-16 to 2026-11-20, both included, in the zone Europe/Berlin.');
  screen.getByText('Kept on 2026-11-21 13:00:00 by ana@example.org.');
  screen.getByText('Added on 2026-11-23 13:00:00 by an erased person. Figures that differ: 2.');
  const changes = screen.getByRole('table', { name: 'What came since' });
  const cells = within(changes)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(cells).toEqual([
    'PartOfFigureBeforeNow',
    'The whole rangePeople120121',
    'RoomsHall 1 (hall_1)Joinsnot known7',
  ]);
  const totals = screen.getByRole('table', { name: 'The whole range' });
  within(totals).getByRole('row', { name: 'Time of the peak 2026-11-17 11:15:00' });
  screen.getByText('There is nothing in this part.');
  screen.getByText('Distinct people who were online.');
});

it.each([
  [0, 'Nothing came since that changes a figure.'],
  [1, 'Figures differ. They were added as a correction.'],
])('looks for what came since, and says what was found', async (done, sentence) => {
  const correctReportRecord = () => ({ task: aTask({ id: 'task1', kind: 'analytics.correctReport' }) });
  const answers = { ...records({ correctReportRecord }), tasks: ended('analytics.correctReport', done) };
  const page = renderPage(open, answers);
  await page.user.click(await screen.findByRole('button', { name: 'Look for what came since' }));
  await screen.findByText(sentence);
});

it('names a record', async () => {
  const page = renderPage(open, records({ nameReportRecord: () => ({}) }));
  await page.user.click(await screen.findByRole('button', { name: 'Name…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Name this record' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await page.user.clear(name);
  await page.user.type(name, 'Summer');
  await page.user.click(dialog.getByRole('button', { name: 'Save name' }));
  await screen.findByText('The name of the report was saved.');
  expect(page.sent('analytics.nameReportRecord')).toEqual([
    { accountId: 'account1', recordId: 'record1', name: 'Summer' },
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
  const reportRecordText = () => ({ text: '{}', sha256: 'a', corrections: [{ text: '{}', sha256: 'b' }] });
  const page = renderPage(open, records({ reportRecordText }));
  await page.user.click(await screen.findByRole('button', { name: 'Download' }));
  await choose(page.user, 'Text that was hashed (JSON)');
  await waitFor(() =>
    expect(saved).toEqual(['report-record-record1.json', 'report-record-record1-correction-1.json']),
  );
});
