import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withFound } from '../../../testing/finder.ts';
import { anEnteredAccount } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withSettings } from '../../../testing/settings.ts';

const access = '/admin/world/access';
const only = (...pages: ReturnType<typeof anEnteredAccount>['pages']) => anEnteredAccount({ pages });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
const status = () => screen.getByText(/shown$|^Nothing found/, { selector: '[role=dialog] [role=status]' });

async function openSearch(page: ReturnType<typeof renderPage>) {
  await page.user.click(await screen.findByRole('button', { name: 'Search everything' }));
  const field = await screen.findByRole('combobox', {
    name: 'What are you looking for?',
  });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await screen.findAllByRole('option');
  return field;
}

const onlyDifferent = 'Only settings that differ from the default';
const onlyRecent = 'Only settings changed in the last 30 days';

it('asks for the settings of those pages only that the role may open, and finds no others', async () => {
  const page = renderPage(
    '/profile',
    withFound(withSettings({}, { account: only('members', 'scavengerHunt') }).answers),
  );
  await openSearch(page);
  expect(page.sent('settings.read')).toEqual([{ accountId: 'account1', page: 'scavengerHunt' }]);
  await page.user.keyboard('scavenger');
  within(await screen.findByRole('group', { name: 'Settings' })).getByText(/^World: Scavenger Hunt · /);
  await page.user.clear(screen.getByRole('combobox'));
  await page.user.keyboard('allowed domains');
  await waitFor(() => expect(status().textContent).toBe('Nothing found.'));
  await page.user.keyboard('{Enter}');
  expect(page.address()).toBe('/profile');
});

it('names the group of the sidebar with the page: “Administration” alone says little', async () => {
  const page = renderPage(
    '/profile',
    withFound(withSettings({}, { account: only('privateSpaceAdministration') }).answers),
  );
  await openSearch(page);
  await page.user.keyboard('passcode');
  const settings = await screen.findByRole('group', { name: 'Settings' });
  expect(within(settings).getAllByText(/^Private Spaces: Administration · /).length).toBeGreaterThan(0);
});

it('asks for no settings for people who may open no page of settings, and offers no filter of them', async () => {
  const page = renderPage('/profile', withFound(withSettings({}, { account: only('members') }).answers));
  await openSearch(page);
  expect(screen.queryByRole('checkbox', { name: onlyDifferent })).toBeNull();
  expect(page.sent('settings.read')).toEqual([]);
});

it('finds no setting that the account does not have', async () => {
  const hidden = { hidden: ['ServerConfig.disableWorld' as const] };
  const page = renderPage('/profile', withFound(withSettings({}, hidden).answers));
  await openSearch(page);
  await page.user.keyboard('disable world');
  await waitFor(() => expect(status().textContent).toMatch(/shown$|found/));
  expect(names().filter((name) => name.startsWith('Disable World'))).toEqual([]);
});

it('WLD-024 leads to the setting that shows another one, while that one is off', async () => {
  const page = renderPage('/profile', withFound(withSettings().answers));
  for (const [name, by] of [
    ['Let Allowed Domains In', 'Invites Only'],
    ['Upon login', 'Scavenger Hunt'],
  ] as const) {
    await openSearch(page);
    await page.user.keyboard(name);
    const option = await screen.findByRole('option', { name: new RegExp(`^${name}`) });
    within(option).getByText(`Shown while “${by}” is on.`, { exact: false });
    await page.user.click(option);
    const toggle = await screen.findByRole('switch', { name: by });
    await waitFor(() => expect(document.activeElement).toBe(toggle));
    expect(screen.queryByRole('switch', { name })).toBeNull();
  }
});

it('marks the setting until the focus leaves it, and marks it again when it is found again', async () => {
  const page = renderPage(access, withFound(withSettings({ 'Account.invitesOnly': true }).answers));
  const toggle = await screen.findByRole('switch', { name: 'Invites Only' });
  const marked = () => document.querySelectorAll('[data-named]');
  for (const visit of ['first', 'second']) {
    await openSearch(page);
    await page.user.keyboard('invites only{Enter}');
    await waitFor(() => expect(document.activeElement, visit).toBe(toggle));
    expect(marked()).toHaveLength(1);
    expect(marked()[0]?.contains(toggle)).toBe(true);
    expect(page.address()).toBe(`${access}?setting=Account.invitesOnly`);
    await page.user.tab();
    await page.user.tab();
    expect(marked()).toHaveLength(0);
    expect(page.address()).toBe(access);
  }
});

it('shows only what differs from the default, with its value', async () => {
  const page = renderPage(
    '/profile',
    withFound(withSettings({ 'ServerConfig.passwordExpireDays': 90 }).answers),
  );
  await openSearch(page);
  await page.user.click(screen.getByRole('checkbox', { name: onlyDifferent }));
  const group = await screen.findByRole('group', { name: 'Settings: World: User Registration and Login' });
  const option = within(group).getByRole('option');
  expect(option.textContent).toMatch(/^Password expiry.*90$/);
  expect(status().textContent).toBe('1 result shown');
  await page.user.click(screen.getByRole('checkbox', { name: onlyRecent }));
  await waitFor(() => expect(status().textContent).toBe('Nothing found.'));
});

it('finds the settings of the other pages when one page fails, and tries that one again', async () => {
  const { answers } = withSettings({}, { account: only('worldAccess', 'scavengerHunt') });
  const { read } = answers.settings;
  const failing: typeof read = (input) => {
    if (input.page === 'worldAccess') throw new AppError('invalid', 'settings.page');
    return read(input);
  };
  const page = renderPage(
    '/profile',
    withFound({ ...answers, settings: { ...answers.settings, read: failing } }),
  );
  await openSearch(page);
  await page.user.keyboard('scavenger');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  screen.getByText(/^Settings: /);
  expect(names().length).toBeGreaterThan(1);
  page.answerNow(withFound(answers));
  await page.user.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

it('gives the focus back when it is closed, and does not open over another dialog', async () => {
  const page = renderPage(access, withFound(withSettings().answers));
  const days = await screen.findByRole('textbox', { name: 'Password expiry' });
  await page.user.click(days);
  await page.user.keyboard('{Meta>}k{/Meta}');
  await waitFor(() => expect(document.activeElement?.role).toBe('combobox'));
  await page.user.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(days));
});

it('asks before unsaved changes are lost by going to a setting of another page', async () => {
  const page = renderPage(access, withFound(withSettings().answers));
  await page.user.type(await screen.findByRole('textbox', { name: 'Password expiry' }), '90');
  await openSearch(page);
  await page.user.keyboard('welcome message{Enter}');
  await page.user.click(await screen.findByRole('button', { name: 'Save and leave' }));
  const message = await screen.findByRole('textbox', { name: 'Welcome message' });
  await waitFor(() => expect(document.activeElement).toBe(message));
  expect(page.sent('settings.save')).toHaveLength(1);
});
