import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withAnalytics } from '../../../../testing/analytics.ts';
import { aLivePerson, someLive } from '../../../../testing/live.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import './live-page.tsx';

const address = '/admin/analytics/live';
const live = (own: Parameters<typeof someLive>[0]) => withAnalytics({ live: () => someLive(own) });
const grid = async (name: string) => within(await screen.findByRole('grid', { name }));
const cells = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '');

it('shows how many are online, in which rooms, and who they are', async () => {
  renderPage(
    address,
    live({
      items: [aLivePerson(), aLivePerson({ userId: 'guest-Lee', displayName: '', email: '', sfsRoom: '' })],
    }),
  );
  await screen.findByRole('heading', { level: 2, name: '3 people online' });
  const rooms = (await grid('Rooms with people')).getAllByRole('row').slice(1).map(cells);
  expect(rooms).toEqual([
    ['Lobby', '2', '0'],
    ['In no room', '1', '0'],
  ]);
  const people = (await grid('People')).getAllByRole('row').slice(1).map(cells);
  expect(people.map(([person, room, , state]) => [person, room, state])).toEqual([
    ['Mia Sol', 'Lobby', 'Online'],
    ['guest-Lee', 'In no room', 'Online'],
  ]);
});

it('shows who comes without a reload, and announces nothing', async () => {
  const page = renderPage(address, live({ items: [] }));
  await (await grid('People')).findByText('Nobody is there.');
  page.answerNow(live({ online: 4, items: [aLivePerson({ displayName: 'Bo Lind' })] }));
  const arrived = await screen.findByText('Bo Lind', {}, { timeout: 5_000 });
  screen.getByRole('heading', { name: '4 people online' });
  expect(arrived.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
});

it('asks no more while it is paused, and at once when it goes on', async () => {
  const page = renderPage(address, live({ items: [aLivePerson()] }));
  await screen.findByText('Mia Sol');
  await page.user.click(screen.getByRole('button', { name: 'Pause updates' }));
  await screen.findByText(/^Paused: as of/);
  const asked = page.sent('analytics.live').length;
  page.answerNow(live({ items: [aLivePerson({ displayName: 'Bo Lind' })] }));
  await page.user.click(await screen.findByRole('checkbox', { name: "Show the provider's employees" }));
  await screen.findByText('Bo Lind');
  expect(page.sent('analytics.live')).toHaveLength(asked + 1);
  page.answerNow(live({ items: [aLivePerson({ displayName: 'Ada King' })] }));
  await page.user.click(screen.getByRole('button', { name: 'Resume updates' }));
  await screen.findByText('Ada King');
});

it('lists the people of a room that is chosen, also in the address', async () => {
  const page = renderPage(address, live({ items: [aLivePerson()] }));
  await page.user.click(await (await grid('Rooms with people')).findByText('Lobby'));
  await waitFor(() => expect(page.sent('analytics.live').at(-1)).toMatchObject({ sfsRoom: 'hall_1' }));
  expect(page.address()).toBe(`${address}?room=hall_1`);
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'In no room');
  await waitFor(() => expect(page.sent('analytics.live').at(-1)).toMatchObject({ sfsRoom: '' }));
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'Everywhere');
  await waitFor(() => expect(page.sent('analytics.live').at(-1)).not.toHaveProperty('sfsRoom'));
});

it('says since when a silent server is not known, and shows no names without the right', async () => {
  const unknownSince = '2026-11-20T10:00:00.000Z';
  const page = renderPage(
    address,
    live({ unknown: 1, unknownSince, items: [aLivePerson({ unknownSince })] }),
  );
  await screen.findByText(/^1 person: not known since .+ Their world server has stopped reporting\.$/);
  (await grid('People')).getByText(/^Not known since /);
  page.answerNow(live({ namesShown: false }));
  await screen.findByText(
    'Only people who can open the Members page see their names.',
    {},
    { timeout: 5_000 },
  );
  expect(screen.queryByRole('grid', { name: 'People' })).toBeNull();
});

it.each([
  ['Nobody is online.', {}],
  [/^Not known since .+: no world server is reporting\.$/, { runningServers: 0 }],
  ['No world server has reported in the last 24 hours.', { runningServers: 0, lastHeard: null }],
])('says why nobody is shown: %s', async (sentence, own) => {
  renderPage(address, live({ online: 0, rooms: [], ...own }));
  await screen.findByText(sentence);
});

it.each([
  ['Nobody is online.', {}, '0 people online'],
  ['no world server is reporting', { runningServers: 0 }, 'People online: not known'],
])('states no number that is not known: %s', async (_, own, heading) => {
  renderPage(address, live({ online: 0, rooms: [], ...own }));
  await screen.findByRole('heading', { level: 2, name: heading });
});

it('ANA-049 says that the service is down instead of who was there before', async () => {
  const down = () => {
    throw new AppError('unavailable', 'analytics.serverError');
  };
  const page = renderPage(address, withAnalytics({ live: down }));
  const sentence = /^An error occurred with the server so we were unable to complete/;
  await screen.findByText(sentence, {}, { timeout: 12_000 });
  page.answerNow(live({ items: [aLivePerson()] }));
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Mia Sol');
});
