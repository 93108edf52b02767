import { screen, within } from '@testing-library/react';
import { it } from 'vitest';
import { signedIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { rememberAccount, rememberUser } from '../lib/storage.ts';
import { paths } from '../paths.ts';
import { routeTable } from '../route-table.ts';

const forever = () => new Promise<never>(() => {});

/** The protected pages, which show only a loading state while the session is read. */
const guarded = [
  paths.changePassword,
  paths.secondFactor,
  paths.accounts,
  paths.createAccount,
  paths.verify,
  '/new-email/code',
  paths.slack,
  paths.profile,
  paths.admin,
  ...routeTable.map(({ path }) => path),
];

/** Expects a single main landmark whose status says that the page is loading. */
async function expectLoadingPage() {
  within(await screen.findByRole('main')).getByRole('status', { name: 'Loading' });
}

it.each(guarded)('%s has a main landmark and a status while the session is read', async (address) => {
  rememberUser('user1');
  renderPage(address, { auth: { session: forever } });
  await expectLoadingPage();
});

it.each([paths.changePassword, paths.secondFactor, paths.verify, paths.members])(
  '%s has them while the account is read',
  async (address) => {
    rememberAccount('account1');
    const answers = signedIn();
    renderPage(address, {
      ...answers,
      accounts: { ...answers.accounts, get: forever },
      verification: { get: forever },
    });
    await expectLoadingPage();
  },
);

it.each(['/invitation/one', '/sender/code'])(
  '%s has them while what its link leads to is read',
  async (address) => {
    renderPage(address, {
      auth: { session: () => ({ user: null }) },
      invitations: { get: forever },
      senders: { link: forever },
    });
    await expectLoadingPage();
  },
);
