import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { anAccount, anEnteredAccount, aUser, signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { currentAccountId } from '../../lib/storage.ts';

const campus = anAccount();
const northwind = anAccount({ id: 'account2', organizationName: 'Northwind University', level: 'member' });
const entered = [campus, northwind].map((account) => anEnteredAccount(account));

function pickingFrom(accounts: typeof entered, user = aUser()) {
  const answers = signedIn(user, accounts);
  const get = ({ accountId }: { accountId: string }) => {
    const account = accounts.find(({ id }) => id === accountId);
    if (!account) throw new AppError('forbidden', 'access.forbidden');
    return account;
  };
  return { ...answers, accounts: { ...answers.accounts, get } } satisfies Answers;
}

it('ACCT-001 ACCT-002 SHE-011 shows the accounts to choose from', async () => {
  renderPage('/accounts', pickingFrom(entered));
  await screen.findByRole('heading', { name: 'Accounts' });
  const list = within(await screen.findByRole('list', { name: 'Accounts' }));
  expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Demo CampusAdmin · demo',
    'Northwind UniversityMember · demo',
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('ACCT-003 sends who has one account only straight into it', async () => {
  const page = renderPage('/accounts', pickingFrom(entered.slice(0, 1)));
  await screen.findByRole('heading', { name: 'Profile' });
  expect(currentAccountId()).toBe('account1');
  expect(page.address()).toBe('/profile');
});

it('ACCT-019 makes the chosen account the current one and loads the level in it', async () => {
  const page = renderPage('/accounts', pickingFrom(entered));
  await page.user.click(await screen.findByRole('button', { name: /Northwind University/ }));
  const banner = within(await screen.findByRole('banner'));
  banner.getByText('Northwind University');
  banner.getByText('Member');
  expect(page.sent('accounts.get')).toEqual([{ accountId: 'account2' }]);
  expect(sessionStorage.getItem('campus.account')).toBe('account2');
});

it('can be used by keyboard alone', async () => {
  const page = renderPage('/accounts', pickingFrom(entered));
  (await screen.findByRole('button', { name: /Demo Campus/ })).focus();
  await page.user.tab();
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(currentAccountId()).toBe('account2'));
});

it('ACCT-057 tells a person without accounts what to do', async () => {
  renderPage('/accounts', pickingFrom([]));
  await screen.findByText(
    'Your account has not yet been signed into your campus for this region (NA, EU, or AUS).',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'support@campus.test' }).getAttribute('href')).toBe(
    'mailto:support@campus.test',
  );
});

it('ACCT-002 lets a superadmin search all accounts and turn their pages, in the address', async () => {
  const answers = pickingFrom(entered, aUser({ superadmin: true }));
  const search: NonNullable<NonNullable<Answers['accounts']>['search']> = ({ search = '', page = 1 }) => {
    const all = [...Array(30).keys()].map((n) => anAccount({ id: `a${n}`, organizationName: `School ${n}` }));
    const found = all.filter(({ organizationName }) => organizationName.includes(search));
    const at = Number(page);
    return { items: found.slice((at - 1) * 25, at * 25), total: found.length, page: at, pageSize: 25 };
  };
  const page = renderPage('/accounts', { ...answers, accounts: { ...answers.accounts, search } });
  await screen.findByText('1–25 of 30');
  await page.user.click(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByText('26–30 of 30');
  expect(page.address()).toBe('/accounts?page=2');
  await enterText(page.user, screen.getByRole('textbox', { name: 'Search accounts' }), 'School 29');
  await screen.findByText('1–1 of 1');
  expect(page.address()).toBe('/accounts?search=School+29');
  await page.user.clear(screen.getByRole('textbox', { name: 'Search accounts' }));
  await enterText(page.user, screen.getByRole('textbox', { name: 'Search accounts' }), 'nobody');
  await screen.findByText('No accounts match your search.');
});

it('SHL-014 reports an internal failure with the request id for support, and tries again', async () => {
  const answers = pickingFrom(entered);
  const list = () => {
    throw new AppError('internal', 'internal.error');
  };
  const page = renderPage('/accounts', { ...answers, accounts: { ...answers.accounts, list } });
  await screen.findByText('An internal server error occurred, please try again later.');
  screen.getByText('request-1');
  page.answerNow(answers);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('list', { name: 'Accounts' });
});
