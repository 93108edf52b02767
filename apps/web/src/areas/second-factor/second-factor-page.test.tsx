import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEnteredAccount, aUser, noFactors, signedIn, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const app = {
  id: 'factor1',
  kind: 'totp',
  name: 'Authenticator app',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
} as const;

it('leads a person whose account requires a second factor to set one up', async () => {
  const account = anEnteredAccount({ landing: 'secondFactor', pages: [] });
  const page = renderPage('/admin/members', workingIn(account));
  await screen.findByText(
    `${account.organizationName} requires two-step verification. Set it up to continue.`,
  );
  expect(page.address()).toBe('/two-step-verification');
  await screen.findByRole('button', { name: 'Add authenticator app' });
});

it('has a person who has one confirm it, and goes on into the account', async () => {
  const answers = workingIn(anEnteredAccount({ landing: 'secondFactor', pages: [] }));
  const secondFactor = {
    list: () => ({ items: [app], recoveryCodesLeft: 10, passkeysOffered: true }),
    confirm: () => ({}),
  };
  const page = renderPage('/two-step-verification', { ...answers, secondFactor });
  await screen.findByText(/Confirm that it is you to continue\.$/);
  page.answerNow({ ...workingIn(), secondFactor });
  await page.user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(page.address()).not.toBe('/two-step-verification'));
  expect(page.sent('secondFactor.confirm')).toEqual([{ code: '123456' }]);
});

it('offers two-step verification to superadmins without it, until they say not now', async () => {
  const superadmin = aUser({ superadmin: true });
  const answers = { ...signedIn(superadmin), secondFactor: { list: () => noFactors } };
  const page = renderPage('/accounts', answers);
  await screen.findByText('Protect your superadmin rights with two-step verification.');
  expect(screen.getByRole('link', { name: 'Set up' }).getAttribute('href')).toBe('/two-step-verification');
  await page.user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(/Protect your superadmin rights/)).toBeNull();
});
