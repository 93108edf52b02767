import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../testing/answering-link.ts';
import { anAccount, anEnteredAccount, workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aMember, onePage } from '../../testing/rows.ts';
import { currentAccountId, rememberAccount } from '../lib/storage.ts';

const campus = anEnteredAccount({ id: 'campus', organizationName: 'Demo Campus' });
const northwind = anEnteredAccount({ id: 'northwind', organizationName: 'Northwind University' });

/**
 * A person with two accounts, with Demo Campus in this tab. The gateway reveals nothing about any other
 * account.
 */
function twoAccounts(): Answers {
  const answers = workingIn(campus);
  return {
    ...answers,
    accounts: {
      list: () => ({ items: [anAccount(campus), anAccount(northwind)] }),
      get: ({ accountId }) => {
        const account = [campus, northwind].find(({ id }) => id === accountId);
        if (!account) throw new AppError('forbidden', 'access.forbidden');
        return account;
      },
    },
    members: {
      list: ({ accountId }) => ({
        ...onePage([aMember({ email: `someone@${accountId}.example.org` })]),
        ...{ totalIsExact: true, lastPage: 1, customFields: [] },
      }),
    },
  };
}

const northwindMembers = '/admin/members?account=northwind';

describe('the account in the address', () => {
  it.each([
    ['changePassword', '/change-password'],
    ['verify', '/verify'],
  ] as const)(
    'SHE-087 leaves the way free to what an account demands first: %s',
    async (landing, address) => {
      const page = renderPage('/admin/members', workingIn(anEnteredAccount({ landing })), {
        prefetchPage: (cache) => void cache.accounts.get.prefetch({ accountId: 'account1' }),
      });
      await waitFor(() => expect(page.address()).toBe(address));
    },
  );

  it('names the account of the tab, in place of an address without one', async () => {
    const page = renderPage('/admin/members?sort=email', twoAccounts());
    await screen.findByText('someone@campus.example.org');
    expect(page.account()).toBe('campus');
    expect(page.history()).toEqual(['/admin/members?sort=email']);
  });

  it('names it in every link to a page of the account, and keeps it from page to page', async () => {
    const page = renderPage('/admin/members', twoAccounts());
    const link = await screen.findByRole('link', { name: 'Audit' });
    expect(link.getAttribute('href')).toBe('/admin/audit?account=campus');
    const others = await screen.findByRole('link', { name: 'Switch Accounts' });
    expect(others.getAttribute('href')).toBe('/accounts');
    page.answerNow({ ...twoAccounts(), audit: { list: () => new Promise(() => {}) } });
    await page.user.click(link);
    await screen.findByRole('heading', { name: 'Audit', level: 1 });
    expect(page.account()).toBe('campus');
  });

  it('keeps it beside the state of a list', async () => {
    const page = renderPage('/admin/members', twoAccounts());
    await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Moderator');
    await waitFor(() => expect(page.address()).toBe('/admin/members?permissions=moderator'));
    expect(page.account()).toBe('campus');
  });

  it('says it in the title', async () => {
    renderPage(northwindMembers, twoAccounts());
    await screen.findByText('someone@northwind.example.org');
    expect(document.title).toBe('Members · Northwind University · Campus');
  });
});

describe('an address of another account', () => {
  it('opens in that account, and shows no data of the earlier one', async () => {
    sessionStorage.setItem('campus.draft.user1.campus.import', '{}');
    const page = renderPage(northwindMembers, twoAccounts());
    await screen.findByText('someone@northwind.example.org');
    expect(currentAccountId()).toBe('northwind');
    expect(page.sent('members.list')).toMatchObject([{ accountId: 'northwind' }]);
    expect(page.sent('accounts.get')).toHaveLength(1);
    expect(sessionStorage.getItem('campus.draft.user1.campus.import')).toBeNull();
  });

  it('shows the old page in the old account when Back leads to it', async () => {
    const page = renderPage('/admin/members', twoAccounts());
    await screen.findByText('someone@campus.example.org');
    await page.user.click(screen.getByRole('link', { name: 'Switch Accounts' }));
    await page.user.click(await screen.findByRole('button', { name: /Northwind University/ }));
    await screen.findByRole('heading', { name: 'Profile' });
    expect(page.account()).toBe('northwind');
    page.navigate('/admin/members?account=campus');
    await screen.findByText('someone@campus.example.org');
    expect(currentAccountId()).toBe('campus');
    expect(document.title).toBe('Members · Demo Campus · Campus');
  });

  it('two tabs in two accounts stay apart: what one enters moves only new tabs', async () => {
    const page = renderPage('/admin/members', twoAccounts());
    await screen.findByText('someone@campus.example.org');
    // Other tabs share local storage, but not session storage.
    localStorage.setItem('campus.account', 'northwind');
    page.answerNow({ ...twoAccounts(), audit: { list: () => new Promise(() => {}) } });
    await page.user.click(screen.getByRole('link', { name: 'Audit' }));
    await screen.findByRole('heading', { name: 'Audit', level: 1 });
    expect(page.account()).toBe('campus');
  });

  it('tells a stranger that they are no member, and stays in the earlier account', async () => {
    const page = renderPage('/admin/members?account=litware', twoAccounts());
    await screen.findByRole('heading', { name: 'You are not a member of this account' });
    screen.getByText(/You are signed in as ana@example.org/);
    expect(currentAccountId()).toBe('campus');
    await page.user.click(screen.getByRole('link', { name: 'Your accounts' }));
    await screen.findByRole('heading', { name: 'Accounts' });
    expect(page.sent('members.list')).toEqual([]);
  });

  it('says why an account cannot be loaded, and tries again', async () => {
    const answers = twoAccounts();
    const get = () => {
      throw new AppError('unavailable', 'platform.unavailable');
    };
    const page = renderPage(northwindMembers, { ...answers, accounts: { ...answers.accounts, get } });
    await screen.findByRole('heading', { name: 'This account cannot be opened' });
    page.answerNow(answers);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('someone@northwind.example.org');
  });
});

it('a tab without an account takes the latest one of this browser', async () => {
  const answers = twoAccounts();
  rememberAccount('northwind');
  sessionStorage.removeItem('campus.account');
  const page = renderPage('/admin/members', answers);
  await screen.findByText('someone@northwind.example.org');
  expect(page.account()).toBe('northwind');
});
