import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { withReports } from '../../../testing/reports.ts';

const rooms = '/admin/analytics/roomAttendance';
const volumes = '/admin/analytics/privateVolumeAttendance';
const tooOld = 'The start must lie within the past 36 days.';
const correct = 'Correct the marked field to see the report.';
const table = async () => within(await screen.findByRole('grid'));
const disabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const offButtons = () => [disabled('Keep as record'), disabled('Export'), disabled('People…')];

it('ATT-027 refuses an old start at its field, empties the table, and turns keeping and exporting off', async () => {
  const page = renderPage(`${rooms}?sfsRoom=hall_1`, withReports());
  await (await table()).findByText('Mia Sol');
  const start = screen.getByLabelText('Start time');
  fireEvent.change(start, { target: { value: '2020-10-06T00:00' } });
  await (await table()).findByText('Press Enter to see the report for what you typed.');
  fireEvent.keyDown(start, { key: 'Enter' });
  await (await table()).findByText(correct);
  screen.getByText(tooOld);
  expect(start.getAttribute('aria-invalid')).toBe('true');
  expect([screen.queryByText('Mia Sol'), screen.queryByText(/Complete until/)]).toEqual([null, null]);
  expect(offButtons()).toEqual([true, true, true]);
  expect(page.sent('attendance.ofRoom')).toHaveLength(1);
  const valid = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  fireEvent.change(start, { target: { value: `${valid}T10:00` } });
  fireEvent.blur(start);
  await (await table()).findByText('Mia Sol');
  expect(offButtons()).toEqual([false, false, false]);
});

it.each([
  [`${rooms}?sfsRoom=hall_1&start=2020-10-06T00:00:00.000Z&hours=24`, 'attendance.ofRoom', tooOld],
  [
    `${volumes}?all=true&start=2099-10-06T00:00:00.000Z&hours=24`,
    'attendance.ofVolume',
    'The start must not be later than now.',
  ],
] as const)(
  'ATT-027 asks for no other time than that of the address %s',
  async (path, operation, sentence) => {
    const page = renderPage(path, withReports());
    await screen.findByText(sentence);
    await (await table()).findByText(correct);
    expect(offButtons()).toEqual([true, true, true]);
    expect(page.sent(operation)).toEqual([]);
  },
);

it('ATT-027 shows no people while a duration or a volume in its field is not applied', async () => {
  const page = renderPage(`${volumes}?sfsRoom=booth`, withReports());
  await (await table()).findByText('Mia Sol');
  const hours = screen.getByLabelText('Duration (hours)');
  fireEvent.change(hours, { target: { value: '0' } });
  fireEvent.blur(hours);
  await (await table()).findByText(correct);
  fireEvent.change(hours, { target: { value: '1' } });
  fireEvent.blur(hours);
  await (await table()).findByText('Mia Sol');
  fireEvent.change(screen.getByLabelText('Private volume'), { target: { value: 'booth 2' } });
  await (await table()).findByText('Press Enter to see the report for what you typed.');
  expect(screen.queryByText('Mia Sol')).toBeNull();
  await page.user.click(screen.getByRole('checkbox', { name: 'All private volumes' }));
  await waitFor(() => expect(page.sent('attendance.ofVolume').at(-1)).toMatchObject({ all: true }));
  await (await table()).findByText('Mia Sol');
});

it('ATT-027 shows no people of the time before while those of another time load', async () => {
  const page = renderPage(`${rooms}?sfsRoom=hall_1`, withReports());
  await (await table()).findByText('Mia Sol');
  page.answerNow(withReports({ attendance: { ofRoom: () => new Promise<never>(() => {}) } }));
  const hours = screen.getByLabelText('Duration (hours)');
  fireEvent.change(hours, { target: { value: '7' } });
  fireEvent.blur(hours);
  await waitFor(() => expect(screen.queryByText('Mia Sol')).toBeNull());
});
