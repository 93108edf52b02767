import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEnteredAccount, aUser, signedIn, signedOut } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { anInvitationData } from '../../../../testing/rows.ts';

const { account } = anInvitationData();
const branded = { account: { ...account, customBranding: true } };

/** Finds the account's name in the picture, where it stands alone. Titles have it within a sentence. */
const nameInPicture = () => screen.queryByText('Demo Campus');

it('INV-014 shows the plain box to a person who joins an account without branding', async () => {
  renderPage('/invitation/secret-1', { ...signedOut, invitations: { get: () => anInvitationData() } });
  await screen.findByRole('heading', { name: 'Join Demo Campus' });
  expect(nameInPicture()).toBeNull();
});

it('INV-014 shows the picture with its name beside the form of an account with branding', async () => {
  renderPage('/invitation/secret-1', { ...signedOut, invitations: { get: () => anInvitationData(branded) } });
  await screen.findByRole('form', { name: 'Register to join' });
  expect(nameInPicture()).not.toBeNull();
  await screen.findByRole('link', { name: 'support@campus.test' });
});

it('INV-014 keeps the layout when the person has joined, and where joining is over', async () => {
  const page = renderPage('/invitation/secret-1', {
    ...signedIn(aUser({ email: 'chidi@example.org' })),
    accounts: { get: () => anEnteredAccount() },
    invitations: { get: () => anInvitationData(branded), accept: () => ({ accountId: 'account1' }) },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
  await screen.findByRole('heading', { name: 'Welcome to Demo Campus' });
  expect(nameInPicture()).not.toBeNull();
  page.unmount();
  const get = () => anInvitationData({ ...branded, isWebInvitation: true });
  renderPage('/invitation/secret-1', { ...signedOut, invitations: { get } });
  await screen.findByText('This web invitation is no longer valid');
  expect(nameInPicture()).not.toBeNull();
});
