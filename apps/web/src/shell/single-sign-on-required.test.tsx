import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEnteredAccount, workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

const closed = anEnteredAccount({ landing: 'singleSignOn', level: 'member', pages: [] });

function enter(address: string, account = closed) {
  const answers = workingIn(account);
  return renderPage(address, {
    ...answers,
    accounts: { ...answers.accounts, bypassSingleSignOn: () => ({ bypassed: true }) },
    verification: {
      get: () => ({
        email: 'ana@example.org',
        name: 'Ana',
        organizationName: account.organizationName,
        serverConfigName: 'demo world',
        settled: true,
        emailDue: false,
        hasSeveralOrganizations: false,
      }),
    },
  });
}

it.each(['/', '/admin', '/admin/members', '/profile'])(
  'says that the account allows no passwords, and leads to its world’s sign-in page, at %s',
  async (address) => {
    enter(address);
    await screen.findByRole('heading', { name: 'Single sign-on required', level: 1 });
    screen.getByText(/Demo Campus allows no passwords\./);
    const link = screen.getByRole('link', { name: 'Go to the sign-in page' });
    expect(link.getAttribute('href')).toBe('/world/demo%20world');
    screen.getByRole('link', { name: 'Log out' });
    expect(screen.queryByRole('navigation')).toBeNull();
  },
);

it('offers only owners a way around a broken provider', async () => {
  const view = enter('/admin');
  await screen.findByRole('link', { name: 'Go to the sign-in page' });
  expect(screen.queryByRole('button', { name: 'Enter with second factor' })).toBeNull();
  view.unmount();
  const page = enter('/admin', { ...closed, level: 'owner' });
  await page.user.click(await screen.findByRole('button', { name: 'Enter with second factor' }));
  await waitFor(() => expect(page.sent('accounts.bypassSingleSignOn')).toEqual([{ accountId: 'account1' }]));
});
