import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { aRoom, someUse, withHeights, withRooms } from '../../../testing/rooms.ts';

const address = '/admin/manageRooms';
const entries = [
  aRoom('lobby'),
  aRoom('optics', { levelName: 'lab', instance: 1 }),
  aRoom('attic', { levelName: 'attic' }),
];
const names = () =>
  [...screen.getByRole('list', { name: 'Rooms and commands' }).querySelectorAll('[aria-current]')].map(
    ({ textContent }) => textContent,
  );
const answering = (use: () => typeof someUse | Promise<typeof someUse>) => {
  const { answers } = withRooms({ entries });
  return { ...answers, rooms: { ...answers.rooms, use } };
};
const begun = { ...someUse, complete: false, knownSince: '2026-11-01T10:00:00.000Z', missingHours: 5 };

beforeEach(() => withHeights());

it('shows who is in a room now in its row, and its use beside its name', async () => {
  const page = renderPage(
    address,
    answering(() => someUse),
  );
  const marks = await screen.findAllByRole('img', { name: '3 people now' });
  expect(marks).toHaveLength(1);
  await page.user.click(screen.getByRole('button', { name: 'Lobby' }));
  await screen.findByText(/^3 people now · 120 entries in 90 days, the last on .*20/);
  await page.user.click(screen.getByRole('button', { name: 'Attic' }));
  await screen.findByText('0 people now · not entered in 90 days');
});

it('lists rooms that nobody entered in 90 days, also by address', async () => {
  const page = renderPage(
    address,
    answering(() => someUse),
  );
  const filter = await screen.findByRole('checkbox', { name: 'Unused for 90 days' });
  await waitFor(() => expect(filter).toMatchObject({ disabled: false }));
  await page.user.click(filter);
  await waitFor(() => expect(names()).toEqual(['Attic']));
  expect(page.address()).toContain('unused=true');
  screen.getByText('1 of 3 rooms and commands');
});

it('claims 90 days only where all of them are known', async () => {
  const page = renderPage(
    address,
    answering(() => begun),
  );
  const filter = await screen.findByRole('checkbox', { name: /^Not entered since .*2026/ });
  screen.getByText(/^Data begin on .*2026; 5 hours are missing\.$/);
  await page.user.click(filter);
  await waitFor(() => expect(names()).toEqual(['Attic']));
  await page.user.click(screen.getByRole('button', { name: 'Attic' }));
  await screen.findByText(/^0 people now · not entered since data begin, .*2026$/);
});

it('offers no filter without data', async () => {
  const nothing = { rooms: [], complete: false, knownSince: null, missingHours: 0 };
  renderPage(
    `${address}?item=lobby`,
    answering(() => nothing as never),
  );
  await screen.findByText('There are no data on entries.');
  expect(screen.getByRole('checkbox', { name: 'Unused for 90 days' })).toMatchObject({ disabled: true });
  expect(within(screen.getByRole('region', { name: 'Details' })).queryByText(/people now/)).toBeNull();
});

it('shows the list at once while figures are on their way, and whole when they fail', async () => {
  const waiting = Promise.withResolvers<typeof someUse>();
  const page = renderPage(
    `${address}?unused=true`,
    answering(() => waiting.promise),
  );
  await waitFor(() => expect(names()).toEqual(['Attic', 'Lobby', 'Optics']));
  waiting.reject(new AppError('invalid', 'analytics.serverError'));
  await screen.findByText('How rooms are used cannot be shown now.');
  expect(names()).toEqual(['Attic', 'Lobby', 'Optics']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await page.user.click(screen.getByRole('checkbox', { name: 'Unused for 90 days' }));
  await waitFor(() => expect(page.address()).not.toContain('unused'));
});
