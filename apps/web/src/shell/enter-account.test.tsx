import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../testing/answering-link.ts';
import { anAccount, anEnteredAccount, workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aMember } from '../../testing/rows.ts';

const campus = anEnteredAccount({ id: 'campus', organizationName: 'Demo Campus' });
const northwind = anEnteredAccount({
  id: 'northwind',
  organizationName: 'Northwind University',
  level: 'member',
  pages: ['members'],
});

const someone = aMember({ email: 'someone@campus.example.org' });

/** Two accounts. Demo Campus has one member. The members of Northwind never finish loading. */
function twoAccounts(): Answers {
  const answers = workingIn(campus);
  return {
    ...answers,
    accounts: {
      list: () => ({ items: [anAccount(campus), anAccount(northwind)] }),
      get: ({ accountId }) => (accountId === campus.id ? campus : northwind),
    },
    members: {
      list: ({ accountId }) => {
        if (accountId === northwind.id) return new Promise(() => {});
        const items = [someone];
        const rest = { total: 1, page: 1, pageSize: 25 as const, totalIsExact: true, lastPage: 1 };
        return { items, ...rest, customFields: [] };
      },
    },
  };
}

it('ACCT-025 SHE-093 clears all data of the earlier account when another one is entered', async () => {
  const page = renderPage('/admin/members', twoAccounts());
  await screen.findByText('someone@campus.example.org');
  await page.user.click(screen.getByRole('link', { name: 'Switch Accounts' }));
  await page.user.click(await screen.findByRole('button', { name: /Northwind University/ }));
  await screen.findByRole('heading', { name: 'Profile' });
  await page.user.click(screen.getByRole('link', { name: 'Members' }));
  await waitFor(() => expect(page.sent('members.list').at(-1)).toMatchObject({ accountId: northwind.id }));
  await screen.findByRole('heading', { name: 'Members' });
  expect(document.body.textContent).not.toContain('someone@campus.example.org');
  expect(document.body.textContent).not.toContain('Demo Campus');
  expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull();

  page.answerNow({ ...twoAccounts(), members: { list: () => new Promise(() => {}) } });
  await page.user.click(screen.getByRole('link', { name: 'Switch Accounts' }));
  await page.user.click(await screen.findByRole('button', { name: /Demo Campus/ }));
  await page.user.click(await screen.findByRole('link', { name: 'Members' }));
  await waitFor(() => expect(page.sent('members.list').at(-1)).toMatchObject({ accountId: campus.id }));
  expect(document.body.textContent).not.toContain('someone@campus.example.org');
});
