import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withFound } from '../../../testing/finder.ts';
import { anEnteredAccount, aUser, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withSettings } from '../../../testing/settings.ts';

const status = () => screen.getByText(/shown$|^Nothing found/, { selector: '[role=dialog] [role=status]' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');

async function openFinder(page: ReturnType<typeof renderPage>) {
  await page.user.click(await screen.findByRole('button', { name: 'Search everything' }));
  const field = await screen.findByRole('combobox', { name: 'What are you looking for?' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  return field;
}

it.each([
  ['audit', '/admin/audit'],
  ['colour', '/admin/customization/worldThemes'],
  ['appearance', '/admin/customization/worldThemes'],
  ['invite', '/admin/import'],
  ['add a room', '/admin/manageRooms?add=room'],
  ['add room', '/admin/manageRooms?add=room'],
  ['statistics', '/admin/analytics/dashboard'],
  ['my password', '/profile'],
])('opens by “%s” and Enter the page %s', async (search, address) => {
  const page = renderPage('/admin/badges', withFound(withSettings().answers));
  await openFinder(page);
  await page.user.paste(search);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.address()).toBe(address);
});

it('lists pages and actions before anything is typed: only those that the person may open', async () => {
  const account = anEnteredAccount({ pages: ['members', 'import'], invitesDisabled: true });
  const page = renderPage('/profile', withFound(workingIn(account)));
  await openFinder(page);
  const inGroup = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(inGroup('Pages')).toEqual(['MembersUser', 'ImportUser', 'Profile']);
  expect(inGroup('Actions')).toEqual([
    'Import people from a fileImport',
    'Delete people by a fileImport',
    'Show the keyboard shortcuts',
  ]);
  expect(status().textContent).toBe('6 results shown');
  await page.user.keyboard('audit');
  await waitFor(() => expect(status().textContent).toBe('Nothing found.'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('is not there for people who may open nothing but their profile', async () => {
  const page = renderPage('/profile', workingIn(anEnteredAccount({ pages: [] })));
  await screen.findByRole('heading', { name: 'Profile' });
  expect(screen.queryByRole('button', { name: 'Search everything' })).toBeNull();
  await page.user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers superadmins the creation of an account', async () => {
  const account = anEnteredAccount({ level: 'superadmin' });
  const page = renderPage('/profile', withFound(workingIn(account, aUser({ superadmin: true }))));
  await openFinder(page);
  screen.getByRole('option', { name: 'Create an account' });
});

it('shows five results of a group, and the others when a person asks for them', async () => {
  const page = renderPage('/profile', withFound(withSettings().answers));
  await openFinder(page);
  await page.user.paste('room');
  const settings = await screen.findByRole('group', { name: 'Settings' });
  const inSettings = () => within(settings).getAllByRole('option');
  expect(inSettings()).toHaveLength(6);
  const last = inSettings().at(-2)?.textContent;
  await page.user.click(within(settings).getByRole('option', { name: /^Show \d+ more$/ }));
  expect(inSettings().length).toBeGreaterThan(6);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(last);
});

it('picks results with the keys while the field keeps the focus', async () => {
  const page = renderPage('/profile', withFound(withSettings().answers));
  const field = await openFinder(page);
  await page.user.paste('room');
  await waitFor(() => expect(options().length).toBeGreaterThan(3));
  await waitFor(() => expect(status().textContent).toBe(`${options().length} results shown`));
  const picked = () => {
    const option = screen.getByRole('option', { selected: true });
    expect(option.id).toBe(field.getAttribute('aria-activedescendant'));
    return options().indexOf(option.textContent ?? '');
  };
  expect(picked()).toBe(0);
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', options().length - 1],
    ['ArrowDown', 0],
    ['End', options().length - 1],
    ['Home', 0],
  ] as const) {
    await page.user.keyboard(`{${key}}`);
    expect(picked(), key).toBe(place);
  }
  expect(document.activeElement).toBe(field);
});

it('finds the guides of the pages that the person may open, by their jobs and problems', async () => {
  const account = anEnteredAccount({ pages: ['members', 'import'] });
  const page = renderPage('/profile', withFound(workingIn(account)));
  await openFinder(page);
  await page.user.paste('cannot sign in');
  await page.user.click(await screen.findByRole('option', { name: 'Guide to Members' }));
  await waitFor(() => expect(page.address()).toBe('/help/members'));
});

it('leads to the entries of one kind of change in the audit trail', async () => {
  const page = renderPage('/profile', withFound(withSettings().answers));
  await openFinder(page);
  await page.user.paste('suspended members');
  const audit = await screen.findByRole('group', { name: 'Changes in the audit trail' });
  await page.user.click(within(audit).getByRole('option', { name: 'Suspended members' }));
  expect(page.address()).toBe('/admin/audit?operation=members.suspend');
});
