import type { Member } from '@campus/contracts/members';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../testing/answering-link.ts';
import { anAccount, anEnteredAccount, workingIn } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const campus = anEnteredAccount({ id: 'campus', organizationName: 'Demo Campus' });
const northwind = anEnteredAccount({
  id: 'northwind',
  organizationName: 'Northwind University',
  level: 'member',
  pages: ['members'],
});

const aMember: Member = {
  id: 'membership1',
  userId: 'user2',
  email: 'someone@campus.example.org',
  username: 'someone',
  displayName: 'Some One',
  firstName: 'Some',
  lastName: 'One',
  contactEmail: '',
  title: '',
  teamId: '8',
  permission: 'member',
  logins: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
  hardware: { id: '', device: '', os: '', graphics: '', processor: '', ram: '' },
  customFields: {},
};

/** Two accounts; Demo Campus has one member, and Northwind's members take for ever to load. */
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
        const items = [{ ...aMember, can: { edit: true, changePermission: true } }];
        const rest = { total: 1, page: 1, pageSize: 25 as const, totalIsExact: true, lastPage: 1 };
        return { items, ...rest, customFields: [] };
      },
    },
  };
}

it('ACCT-025 SHE-093 leaves nothing of the former account behind when another one is entered', async () => {
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
