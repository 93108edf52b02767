import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAccount, anEnteredAccount, aUser, workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

const moved = anEnteredAccount({ landing: 'moved', movedTo: 'https://eu.campus.test/', pages: [] });

it.each(['/', '/admin', '/admin/members', '/profile'])(
  'ACCT-041 tells where an account is now instead of entering it at %s',
  async (address) => {
    renderPage(address, workingIn(moved));
    await screen.findByText('This campus has moved to another address.');
    const link = screen.getByRole('link', { name: 'https://eu.campus.test/' });
    expect(link.getAttribute('href')).toBe('https://eu.campus.test/');
    screen.getByRole('heading', { name: 'Demo Campus', level: 1 });
    screen.getByRole('link', { name: 'Log out' });
    expect(screen.queryByRole('button', { name: /^Menu of/ })).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  },
);

it('leads people with other accounts to them, and nobody else', async () => {
  const answers = workingIn(moved);
  const view = renderPage('/admin', answers);
  await screen.findByText('This campus has moved to another address.');
  await waitFor(() => expect(view.sent('accounts.list')).toHaveLength(1));
  expect(screen.queryByRole('link', { name: 'Accounts' })).toBeNull();
  view.unmount();
  const several = [anAccount(), anAccount({ id: 'account2', organizationName: 'Northwind University' })];
  const page = renderPage('/admin', {
    ...workingIn(moved, aUser()),
    accounts: { ...answers.accounts, list: () => ({ items: several }) },
  });
  await page.user.click(await screen.findByRole('link', { name: 'Accounts' }));
  await screen.findByRole('button', { name: /Northwind University/ });
});
