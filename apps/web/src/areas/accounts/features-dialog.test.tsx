import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose } from '../../../testing/choose.ts';
import { anAccount, aUser, signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { onePage } from '../../../testing/rows.ts';

const none = {
  ...{ apiAccess: false, memberExport: false, privateSpaces: false },
  ...{ roomPasscodes: false, speechToText: false, zoom: true },
};

it('a superadmin chooses what an account may use, and sends only what has changed', async () => {
  const answers = signedIn(aUser({ superadmin: true }), []);
  const page = renderPage('/accounts', {
    ...answers,
    accounts: {
      ...answers.accounts,
      search: () => onePage([anAccount({ level: 'superadmin' })]),
      features: () => none,
      updateFeatures: () => ({ ...none, apiAccess: true }),
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Actions for Demo Campus' }));
  await choose(page.user, 'Features');
  const dialog = within(await screen.findByRole('dialog', { name: 'Features of Demo Campus' }));
  const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
  await waitFor(() => expect(box('Zoom').checked).toBe(true));
  await page.user.click(box('API credentials'));
  await page.user.click(dialog.getByRole('button', { name: 'Save features' }));
  await screen.findByText('Demo Campus has now been updated.');
  expect(page.sent('accounts.updateFeatures')).toEqual([{ accountId: 'account1', apiAccess: true }]);
});
