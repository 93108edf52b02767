import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEnteredAccount, aUser, signedOut, workingIn } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { onePage } from '../testing/rows.ts';
import { rememberUser } from './lib/storage.ts';
import { prefetchPage } from './prefetch-page.ts';

const noMembers = { ...onePage([]), totalIsExact: true, lastPage: 1, customFields: [] };
const at = { pathname: '/admin/members', search: '?searchField=email&search=ada' };
const address = `${at.pathname}${at.search}`;

it('asks who is signed in, for the account and for the page’s own rows at once, and each only once', async () => {
  rememberUser('user1');
  const answers = workingIn();
  const listAsked = Promise.withResolvers<void>();
  const page = renderPage(
    address,
    {
      ...answers,
      // The session resolves only after the rows were requested, so nothing waits for it.
      auth: { ...answers.auth, session: () => listAsked.promise.then(() => ({ user: aUser() })) },
      members: {
        list: () => {
          listAsked.resolve();
          return noMembers;
        },
      },
    },
    { prefetchPage: (cache) => prefetchPage(cache, at) },
  );
  await screen.findByRole('heading', { name: 'Members', level: 1 });
  expect(page.sent('members.list')).toMatchObject([{ searchField: 'email', search: 'ada', page: 1 }]);
  for (const operation of ['auth.session', 'accounts.get', 'accounts.list'])
    expect(page.sent(operation)).toHaveLength(1);
});

it('prefetches nothing in a browser without a session', async () => {
  workingIn();
  const page = renderPage(address, signedOut, { prefetchPage: (cache) => prefetchPage(cache, at) });
  await waitFor(() => expect(page.address()).toBe('/login'));
  expect(page.sent('accounts.get')).toEqual([]);
});

it('prefetches nothing of an account where no account is shown', async () => {
  rememberUser('user1');
  const page = renderPage('/accounts', workingIn(), {
    prefetchPage: (cache) => prefetchPage(cache, { pathname: '/accounts', search: '' }),
  });
  await waitFor(() => expect(page.sent('auth.session')).toHaveLength(1));
  expect(page.sent('accounts.get')).toEqual([]);
});

it('prefetches nothing for a page that was closed to the person before', async () => {
  rememberUser('user1');
  const answers = workingIn(anEnteredAccount({ level: 'moderator', pages: [] }));
  const first = renderPage('/profile', answers);
  await screen.findByRole('heading', { name: 'Profile', level: 1 });
  first.unmount();
  const page = renderPage(address, answers, { prefetchPage: (cache) => prefetchPage(cache, at) });
  await screen.findByText(/^Your role does not give you access to the page Members/);
  expect(page.sent('members.list')).toEqual([]);
});

it('prefetches nothing in the account of the tab for an address of another', async () => {
  rememberUser('user1');
  const answers = workingIn();
  const page = renderPage('/accounts', answers, {
    prefetchPage: (cache) => prefetchPage(cache, { ...at, search: '?account=account2' }),
  });
  await waitFor(() => expect(page.sent('auth.session')).toHaveLength(1));
  expect(page.sent('accounts.get')).toEqual([]);
});
