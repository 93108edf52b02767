import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { aFoundPerson, someOfEach, withFound } from '../../../testing/finder.ts';
import { anEnteredAccount, aUser, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { onePage } from '../../../testing/rows.ts';
import { aDoneTask } from '../../../testing/tasks.ts';

const status = () => screen.getByText(/shown$|^Nothing found/, { selector: '[role=dialog] [role=status]' });
const inGroup = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function openFinder(found: Answers, account = anEnteredAccount({ pages: ['members', 'import'] })) {
  const user = aUser({ superadmin: account.level === 'superadmin' });
  const page = renderPage('/profile', withFound(workingIn(account, user), found));
  await page.user.click(await screen.findByRole('button', { name: 'Search everything' }));
  const field = await screen.findByRole('combobox', { name: 'What are you looking for?' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  return page;
}

it('asks every area for what is typed, and leads to each result and to the list of all', async () => {
  const account = anEnteredAccount({ level: 'superadmin' });
  const page = await openFinder({ ...someOfEach, settings: { read: () => ({ settings: [] }) } }, account);
  await page.user.paste('hoshi');
  await screen.findByRole('group', { name: 'Accounts' });
  await waitFor(() => expect(status().textContent).toBe('9 results shown'));
  expect(inGroup('People')).toEqual([
    'Hinata Hoshikawahinata.hoshikawa@example.orgMember',
    'All members with “hoshi”',
  ]);
  expect(inGroup('Invitations')).toEqual(['Hana Hoshih@example.orgPending', 'All invitations with “hoshi”']);
  expect(inGroup('Rooms and commands')).toEqual([
    'Hoshi HallHallsRoom',
    'All rooms and commands with “hoshi”',
  ]);
  expect(inGroup('Badges')).toEqual(['Hoshi Badge']);
  expect(inGroup('Accounts')).toEqual(['Hoshi Collegedemo', 'All accounts with “hoshi”']);
  expect(page.sent('members.find')).toEqual([{ accountId: 'account1', search: 'hoshi' }]);
  await page.user.click(screen.getByRole('option', { name: /^Hoshi Hall/ }));
  expect(page.address()).toBe('/admin/manageRooms?item=room1');
});

it.each([
  [/^Hinata/, '/admin/members/membership1'],
  [/^All members/, '/admin/members?search=hoshi'],
  [/^Hana/, '/admin/import?invitations.search=h%40example.org'],
])('opens %s', async (name, address) => {
  const page = await openFinder(someOfEach);
  await page.user.paste('hoshi');
  await page.user.click(await screen.findByRole('option', { name }));
  expect(page.address()).toBe(address);
});

it('asks only for what the person may open', async () => {
  const page = await openFinder({}, anEnteredAccount({ pages: ['members'] }));
  await page.user.paste('export members');
  await waitFor(() =>
    expect(page.sent('tasks.list')).toContainEqual(expect.objectContaining({ kinds: ['members.export'] })),
  );
  await waitFor(() => expect(status().textContent).toBe('1 result shown'));
  screen.getByRole('option', { name: 'Guide to Members' });
  expect(page.sent('members.find')).toHaveLength(1);
  for (const operation of [
    'invitations.find',
    'rooms.find',
    'badges.find',
    'accounts.search',
    'settings.read',
  ])
    expect(page.sent(operation), operation).toEqual([]);
});

it('finds tasks by what they do', async () => {
  const list = () => onePage([aDoneTask({ kind: 'members.export' })]);
  const page = await openFinder({ tasks: { list } });
  await page.user.paste('export members');
  await page.user.click(await screen.findByRole('option', { name: /^Export members/ }));
  expect(page.address()).toBe('/admin/tasks/task1');
});

it('opens the first result by Enter even if it comes after the key', async () => {
  const answered = Promise.withResolvers<{ items: ReturnType<typeof aFoundPerson>[]; hasMore: boolean }>();
  const find = () => answered.promise;
  const page = await openFinder({ members: { find } });
  await page.user.paste('hoshikawa');
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.sent('members.find')).toHaveLength(1));
  expect(page.address()).toBe('/profile');
  answered.resolve({ items: [aFoundPerson()], hasMore: false });
  await waitFor(() => expect(page.address()).toBe('/admin/members/membership1'));
});

it('opens nothing by an Enter before more was typed', async () => {
  const answered = Promise.withResolvers<{ items: ReturnType<typeof aFoundPerson>[]; hasMore: boolean }>();
  const page = await openFinder({ members: { find: () => answered.promise } });
  await page.user.paste('hoshi');
  await page.user.keyboard('{Enter}');
  await page.user.paste('kawa');
  answered.resolve({ items: [aFoundPerson()], hasMore: false });
  await screen.findByRole('option', { name: /^Hinata/ });
  await waitFor(() => expect(status().textContent).toBe('1 result shown'));
  expect(page.address()).toBe('/profile');
});

it('opens a person by Enter while an area after the people is still searching', async () => {
  const find = () => new Promise<never>(() => {});
  const page = await openFinder({ ...someOfEach, invitations: { find } });
  await page.user.paste('hoshi');
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.address()).toBe('/admin/members/membership1'));
});

it('shows no results of an older search, but those of them that the newer one finds too', async () => {
  const waiting = new Map<string, (found: object) => void>();
  const find = ({ search = '' }) =>
    new Promise<never>((resolve) => waiting.set(search, resolve as () => void));
  const page = await openFinder({ members: { find } });
  const others = aFoundPerson({ membershipId: 'm2', displayName: 'Hans Huber', email: 'hans@example.org' });
  await page.user.keyboard('h');
  await waitFor(() => expect(waiting.has('h')).toBe(true));
  waiting.get('h')?.({ items: [aFoundPerson(), others], hasMore: false });
  await screen.findByRole('option', { name: /^Hans/ });
  await page.user.keyboard('inata');
  await waitFor(() => expect(waiting.has('hinata')).toBe(true));
  await waitFor(() => expect(inGroup('People')).toEqual([expect.stringMatching(/^Hinata/)]));
  await page.user.clear(screen.getByRole('combobox'));
  await page.user.keyboard('hans');
  await waitFor(() => expect(waiting.has('hans')).toBe(true));
  waiting.get('hans')?.({ items: [others], hasMore: false });
  waiting.get('hinata')?.({ items: [aFoundPerson()], hasMore: false });
  await waitFor(() => expect(status().textContent).toBe('1 result shown'));
  expect(inGroup('People')).toEqual([expect.stringMatching(/^Hans/)]);
});

it('says which area failed, keeps what the others found, and tries that one again', async () => {
  const failing = () => {
    throw new AppError('forbidden', 'settings.unavailable');
  };
  const page = await openFinder({ ...someOfEach, members: { find: failing } });
  await page.user.paste('hoshi');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  screen.getByText(/^People: /);
  expect(inGroup('Invitations')).toHaveLength(2);
  page.answerNow(withFound(workingIn(anEnteredAccount({ pages: ['members', 'import'] })), someOfEach));
  await page.user.click(retry);
  await screen.findByRole('group', { name: 'People' });
  expect(screen.queryByText(/^People: /)).toBeNull();
});
