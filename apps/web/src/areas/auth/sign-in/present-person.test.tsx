import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { anEnteredAccount, aUser, signedIn, signedOut } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aWorld } from '../../../../testing/worlds.ts';
import { currentAccountId, rememberUser } from '../../../lib/storage.ts';

const demo = anEnteredAccount();
const northwind = anEnteredAccount({ id: 'account2', organizationName: 'Northwind', worldName: 'northwind' });
const proseware = aWorld({ name: 'proseware', accountId: 'account9', organizationName: 'Demo University' });

/** Ana, a member of these accounts, opens the page of a world. */
function atWorld(world = aWorld({ accountId: 'account2' }), accounts = [demo, northwind]) {
  const answers = signedIn(aUser(), accounts);
  const get = ({ accountId }: { accountId: string }) => {
    const account = accounts.find(({ id }) => id === accountId);
    if (!account) throw new AppError('forbidden', 'access.forbidden');
    return account;
  };
  return {
    ...answers,
    accounts: { ...answers.accounts, get },
    worlds: { ...answers.worlds, get: () => world },
  } satisfies Answers;
}

it('says who is signed in on /login, and continues to the accounts', async () => {
  const page = renderPage('/login', atWorld());
  await screen.findByText('You are signed in as', { exact: false });
  screen.getByText('ana@example.org');
  expect(screen.queryByRole('form')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('list', { name: 'Accounts' });
});

it('lets another person sign in all the same', async () => {
  const page = renderPage('/login', atWorld());
  await page.user.click(await screen.findByRole('button', { name: 'Sign in as another person' }));
  screen.getByRole('form', { name: 'Sign In' });
});

it('SHE-002 leads from / to the accounts, even if none was chosen yet', async () => {
  const page = renderPage('/', atWorld());
  await page.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('list', { name: 'Accounts' });
  expect(page.visited()).toEqual(['/', '/login', '/accounts']);
});

it('shows no form in a browser in which a person signed in before it knows who', async () => {
  rememberUser('user1');
  renderPage('/login', { ...atWorld(), auth: { ...signedOut.auth, session: () => new Promise(() => {}) } });
  await screen.findByRole('status', { name: 'Loading' });
  expect(screen.queryByRole('form')).toBeNull();
});

it('continues from the page of a world into its account', async () => {
  const page = renderPage('/world/northwind', atWorld());
  await page.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(currentAccountId()).toBe('account2'));
});

const signingIn = (answers: ReturnType<typeof atWorld>) => ({
  ...answers,
  auth: { ...signedOut.auth, signIn: () => ({ user: aUser(), waiting: null }) },
});

async function signInAt(address: string, answers: ReturnType<typeof atWorld>) {
  const page = renderPage(address, signingIn(answers));
  await enterText(page.user, await screen.findByLabelText('Email'), 'ana@example.org');
  await enterText(page.user, screen.getByLabelText('Password'), 'secret');
  page.answerNow(
    answers.auth ? { ...answers, auth: { ...answers.auth, signIn: signingIn(answers).auth.signIn } } : {},
  );
  await page.user.keyboard('{Enter}');
  return page;
}

it('enters the account of the world whose page one signed in at', async () => {
  await signInAt('/world/northwind', atWorld());
  await waitFor(() => expect(currentAccountId()).toBe('account2'));
});

it('says where one is who does not belong to that world', async () => {
  await signInAt('/world/proseware', atWorld(proseware, [demo]));
  await screen.findByText('You do not belong to Demo University. You are in Demo Campus now.');
  expect(currentAccountId()).toBe('account1');
});

it('lets who has several accounts choose, and says why', async () => {
  await signInAt('/world/proseware', atWorld(proseware));
  await screen.findByText('You do not belong to Demo University. These accounts are yours.');
  await screen.findByRole('list', { name: 'Accounts' });
});
