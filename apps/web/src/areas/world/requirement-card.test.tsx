import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEnteredAccount } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withSettings } from '../../../testing/settings.ts';

const address = '/admin/world/access';

it('lets owners choose who needs two-step verification', async () => {
  const { answers } = withSettings({}, { account: anEnteredAccount({ level: 'owner' }) });
  const page = renderPage(address, {
    ...answers,
    accounts: { ...answers.accounts, requireSecondFactor: () => ({}) },
  });
  await page.user.selectOptions(await screen.findByLabelText('Required for'), 'admin');
  const card = within(screen.getByRole('form', { name: 'Sign-in security' }));
  await page.user.click(card.getByRole('button', { name: 'Change requirement' }));
  await screen.findByText('The requirement was changed.');
  expect(page.sent('accounts.requireSecondFactor')).toEqual([{ accountId: 'account1', required: 'admin' }]);
});

it('does not offer the requirement to an admin', async () => {
  renderPage(address, withSettings().answers);
  await screen.findByRole('switch', { name: 'Invites Only' });
  expect(screen.queryByLabelText('Required for')).toBeNull();
});
