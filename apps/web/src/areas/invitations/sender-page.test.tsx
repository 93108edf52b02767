import { AppError } from '@campus/contracts/core/app-error';
import type { SenderLinkState } from '@campus/contracts/senders/senders';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const code = 'A-secret_of-a-mailed-link-0123456789';
const sender = { email: 'dean@example.org', organizationName: 'Demo Campus' };

/** Opens a sender's link in the given state. Accepting or declining changes the state. */
function open(state: SenderLinkState) {
  let now = state;
  const become = (next: SenderLinkState) => () => {
    now = next;
    return sender;
  };
  return renderPage(`/sender/${code}`, {
    ...signedOut,
    senders: {
      link: () => ({ ...sender, state: now }),
      accept: become('accepted'),
      withdraw: become('withdrawn'),
    },
  });
}

it('accepts that invitations come from an address when the button is pressed and confirmed, and not before', async () => {
  const page = open('asked');
  await screen.findByText(/^Demo Campus asks to send its invitations from dean@example\.org\./);
  expect(page.sent('senders.accept')).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(page.sent('senders.accept')).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Yes, accept' }));
  await screen.findByText(/^Invitations to Demo Campus come from dean@example\.org from now on\./);
  expect(page.sent('senders.accept')).toEqual([{ code }]);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('shows the acceptance through the same link, and withdraws it on request', async () => {
  const page = open('accepted');
  const button = await screen.findByRole('button', { name: 'Withdraw' });
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await page.user.click(button);
  expect(page.sent('senders.withdraw')).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Yes, withdraw' }));
  await screen.findByText(/^Invitations to Demo Campus do not come from dean@example\.org\./);
  expect(page.sent('senders.withdraw')).toEqual([{ code }]);
  expect(screen.queryByRole('button', { name: /Accept|Withdraw/ })).toBeNull();
});

it('says why a link of a sender is good no longer, and lets nothing be pressed', async () => {
  const invalid = () => {
    throw new AppError('invalid', 'senders.linkInvalid');
  };
  renderPage(`/sender/${code}`, { ...signedOut, senders: { link: invalid } });
  await screen.findByText(/^This link is not valid, or a newer email replaces it\./);
  expect(screen.queryByRole('button', { name: /Accept|Withdraw|Try/ })).toBeNull();
});
