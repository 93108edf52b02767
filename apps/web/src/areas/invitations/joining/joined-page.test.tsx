import type { InvitationData } from '@campus/contracts/invitations/joining';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { anEnteredAccount, aUser, signedIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { anInvitationData } from '../../../../testing/rows.ts';

/** Joins as the signed-in invited person, and continues to the final page. */
async function join(data: Partial<InvitationData>, account = anEnteredAccount()) {
  const invitations = { get: () => anInvitationData(data), accept: () => ({ accountId: 'account1' }) };
  const answers: Answers = {
    ...signedIn(aUser({ email: 'chidi@example.org' })),
    accounts: { get: () => account },
    invitations,
  };
  const page = renderPage('/invitation/secret-1', answers);
  await page.user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
  await screen.findByRole('heading', { name: 'Welcome to Demo Campus' });
  return page;
}

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const support = ['support@campus.test', 'mailto:support@campus.test'];

it('INV-018 leads the invitee of a web invitation into the web app', async () => {
  await join({ isWebInvitation: true, webWorldName: 'demo', webUrl: 'https://web.example/demo' });
  expect(links()).toEqual([['Enter web app', 'https://web.example/demo'], support]);
});

it('INV-021 says so when the web app has no address', async () => {
  const page = await join({ isWebInvitation: true, webWorldName: 'demo', webUrl: '' });
  await page.user.click(screen.getByRole('button', { name: 'Enter web app' }));
  await screen.findByText('Unable to get URL for web application');
});

it("INV-022 labels the download with the account's own word", async () => {
  const { account } = anInvitationData();
  await join({ account: { ...account, clientDownloadButtonLabel: 'Get the client' } });
  expect(links()).toEqual([['Get the client', 'https://client.example/'], support]);
});

it('INV-023 offers separate downloads for Windows and Mac where both are given', async () => {
  await join({
    windowsDownloadURL: 'https://client.example/win',
    macDownloadURL: 'https://client.example/mac',
  });
  expect(links()).toEqual([
    ['Windows', 'https://client.example/win'],
    ['Mac', 'https://client.example/mac'],
    support,
  ]);
});

it('INV-028 shows no download links where they are hidden', async () => {
  await join({ hideDownloadLinks: true });
  expect(links()).toEqual([support]);
  screen.getByRole('button', { name: 'Open console' });
});

it('moves the focus to what can be done next', async () => {
  await join({});
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /What to do next/ }));
});
