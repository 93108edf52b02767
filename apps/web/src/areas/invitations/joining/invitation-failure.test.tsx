import { AppError } from '@campus/contracts/core/app-error';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedOut } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { anInvitationData } from '../../../../testing/rows.ts';

it('INV-020 says at once that a web invitation without a world is no longer valid', async () => {
  const get = () => anInvitationData({ isWebInvitation: true, webWorldName: '' });
  renderPage('/invitation/secret-1', { ...signedOut, invitations: { get } });
  await screen.findByText('This web invitation is no longer valid');
  expect(screen.queryByRole('form')).toBeNull();
});

it('INV-091 sends the visitor of an unknown invitation to /404, with advice', async () => {
  const get = () => {
    throw new AppError('notFound', 'invitations.notFound');
  };
  const page = renderPage('/invitation/secret-1', { ...signedOut, invitations: { get } });
  await screen.findByRole('heading', { name: 'Page Not Found' });
  expect(page.address()).toBe('/404');
  screen.getByText('copy the whole link from the email', { exact: false });
});

it('INV-091 says on /404 that the link of an earlier email has ended', async () => {
  const get = () => {
    throw new AppError('notFound', 'invitations.linkEnded');
  };
  const page = renderPage('/invitation/secret-1', { ...signedOut, invitations: { get } });
  await screen.findByText('Open the link in the latest invitation email.', { exact: false });
  expect(page.address()).toBe('/404');
  expect(screen.queryByText('Mail programs', { exact: false })).toBeNull();
});

it('INV-092 asks to refresh, and names support, when an invitation could not be loaded', async () => {
  const get = () => {
    throw new AppError('internal', 'internal.error');
  };
  const page = renderPage('/invitation/secret-1', { ...signedOut, invitations: { get } });
  await screen.findByRole('heading', { name: 'Please try refreshing the page' });
  const support = await screen.findByRole('link', { name: 'support@campus.test' });
  expect(support.getAttribute('href')).toBe('mailto:support@campus.test');
  page.answerNow({ ...signedOut, invitations: { get: () => anInvitationData() } });
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Join Demo Campus' });
});

it('says why an invitation can no longer be joined through', async () => {
  const get = () => {
    throw new AppError('conflict', 'invitations.alreadyAccepted');
  };
  renderPage('/invitation/secret-1', { ...signedOut, invitations: { get } });
  await screen.findByText('This invitation has already been accepted.');
  screen.getByRole('link', { name: 'Go to the start page' });
});
