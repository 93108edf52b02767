import { AppError } from '@campus/contracts/app-error';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../testing/answering-link.ts';
import { signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

type Accept = NonNullable<NonNullable<Answers['senders']>['accept']>;

const code = 'A-secret_of-a-mailed-link-0123456789';
const open = (accept: Accept) => renderPage(`/sender/${code}`, { ...signedOut, senders: { accept } });

it('accepts that invitations come from an address when the button is pressed, and not before', async () => {
  const page = open(() => ({ email: 'dean@example.org', organizationName: 'Demo Campus' }));
  const button = await screen.findByRole('button', { name: 'Accept' });
  expect(page.sent('senders.accept')).toEqual([]);
  await page.user.click(button);
  await screen.findByText('Invitations to Demo Campus come from dean@example.org from now on.');
  expect(page.sent('senders.accept')).toEqual([{ code }]);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('says why a link of a sender is good no longer', async () => {
  const page = open(() => {
    throw new AppError('invalid', 'senders.linkInvalid');
  });
  await page.user.click(await screen.findByRole('button', { name: 'Accept' }));
  await screen.findByText('This link is not valid. Ask for the sender to be submitted again.');
});
