import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { aBadge } from '../../../testing/badges.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { anEnteredAccount, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { anInvitation, onePage } from '../../../testing/rows.ts';

type Create = NonNullable<NonNullable<Answers['invitations']>['create']>;
const processing: Create = () => ({ outcome: 'processing', invitation: null });

function inviting(create: Create = processing, account = anEnteredAccount()): Answers {
  return { ...workingIn(account), invitations: { list: () => onePage([anInvitation()]), create } };
}

async function invite({ user }: ReturnType<typeof renderPage>, email: string) {
  await enterText(user, await screen.findByLabelText('Email', { selector: 'input' }), email);
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
}

it('INV-081 sends an invitation with what the form holds, and is empty again', async () => {
  const page = renderPage('/admin/import', inviting());
  const email = await screen.findByLabelText<HTMLInputElement>('Email', { selector: 'input' });
  await enterText(page.user, screen.getByLabelText('First Name'), 'Chidi');
  await page.user.selectOptions(screen.getByLabelText('Role'), 'Leader');
  await page.user.selectOptions(screen.getByLabelText('Team ID'), 'AA');
  await invite(page, ' Chidi@Example.org ');
  await screen.findByText('Invitation is now processing.');
  expect(page.sent('invitations.create')).toMatchObject([
    {
      accountId: 'account1',
      email: 'chidi@example.org',
      firstName: 'Chidi',
      permission: 'leader',
      teamId: '26',
      overwriteData: false,
      emailData: { sendTarget: 'all', buttonText: 'Accept Invitation', sendAsWebInv: false },
    },
  ]);
  await waitFor(() => expect(email.value).toBe(''));
  expect(document.activeElement).toBe(email);
  expect(page.sent('invitations.list')).toHaveLength(2);
});

it('asks before it makes an owner, and offers no role to the next person', async () => {
  const account = anEnteredAccount({ level: 'owner', assignablePermissions: ['member', 'admin', 'owner'] });
  const page = renderPage('/admin/import', inviting(processing, account));
  await page.user.selectOptions(await screen.findByLabelText('Role'), 'Owner');
  await invite(page, 'chidi@example.org');
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Give chidi@example.org the role Owner?' }),
  );
  await page.user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(page.sent('invitations.create')).toEqual([]);
  await page.user.click(await screen.findByRole('button', { name: 'Send invitation' }));
  await page.user.click(await screen.findByRole('button', { name: 'Give the role' }));
  await screen.findByText('Invitation is now processing.');
  expect(page.sent('invitations.create')).toMatchObject([
    { email: 'chidi@example.org', permission: 'owner' },
  ]);
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Role').value).toBe(''));
});

it('gives the chosen badges with the invitation', async () => {
  const badges = [aBadge(), aBadge({ id: 'badge2', name: 'Mentor' })];
  const page = renderPage('/admin/import', { ...inviting(), badges: { list: () => ({ items: badges }) } });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Mentor' }));
  await invite(page, 'chidi@example.org');
  await screen.findByText('Invitation is now processing.');
  expect(page.sent('invitations.create')).toMatchObject([{ badges: ['badge2'] }]);
});

it('INV-080 says that an existing membership is updated when its information is overwritten', async () => {
  const page = renderPage(
    '/admin/import',
    inviting(() => ({ outcome: 'updated', invitation: null })),
  );
  await page.user.click(await screen.findByRole('checkbox', { name: 'Overwrite existing information' }));
  await invite(page, 'bola@example.org');
  await screen.findByText('Updating existing membership.');
  expect(page.sent('invitations.create')).toMatchObject([{ overwriteData: true }]);
});

it('says that nothing was updated, and that a suspension stays', async () => {
  const page = renderPage(
    '/admin/import',
    inviting(() => ({ outcome: 'unchanged', stillSuspended: true, invitation: null })),
  );
  await page.user.click(await screen.findByRole('checkbox', { name: 'Overwrite existing information' }));
  await invite(page, 'bola@example.org');
  await screen.findByText(
    'Nothing changed: bola@example.org is already a member with this information. The suspension is not lifted by an invitation.',
  );
  expect(screen.queryByText(/Updating existing membership/)).toBeNull();
});

it('warns that the invited person is a member already, and leads to the choice to overwrite', async () => {
  const page = renderPage(
    '/admin/import',
    inviting(() => ({ outcome: 'alreadyMember', invitation: null })),
  );
  await invite(page, 'bola@example.org');
  await screen.findByText('bola@example.org is already a member of this account.');
  const overwrite = screen.getByRole('checkbox', { name: 'Overwrite existing information' });
  await waitFor(() => expect(document.activeElement).toBe(overwrite));
  expect(screen.getByLabelText<HTMLInputElement>('Email', { selector: 'input' }).value).toBe(
    'bola@example.org',
  );
});

it.each([
  { typed: '', sentence: 'Email Required' },
  { typed: 'chidi@example', sentence: 'Invalid Email Format' },
])('says "$sentence" at the email and sends nothing', async ({ typed, sentence }) => {
  const page = renderPage('/admin/import', inviting());
  await invite(page, typed);
  await screen.findByText(sentence);
  expect(document.activeElement).toBe(screen.getByLabelText('Email', { selector: 'input' }));
  expect(page.sent('invitations.create')).toEqual([]);
});

it('opens the email section to show what is wrong in it', async () => {
  const page = renderPage('/admin/import', inviting());
  await enterText(page.user, await screen.findByLabelText('Reply-to'), 'nobody');
  await invite(page, 'chidi@example.org');
  await screen.findByText('Invalid Email');
  expect(screen.getByLabelText('Reply-to').closest('details')?.open).toBe(true);
});

it('INV-029 keeps what the email says between forms', async () => {
  const page = renderPage('/admin/import', inviting());
  await enterText(page.user, await screen.findByLabelText('Subject'), 'Come in');
  page.unmount();
  const again = renderPage('/admin/import', inviting());
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('Come in');
  await invite(again, 'chidi@example.org');
  await screen.findByText('Invitation is now processing.');
  expect(again.sent('invitations.create')).toMatchObject([{ emailData: { subject: 'Come in' } }]);
});

it.each([
  { isWebEnabled: true, isWebOnly: false, offered: true, sent: true },
  { isWebEnabled: false, isWebOnly: false, offered: false, sent: false },
  { isWebEnabled: true, isWebOnly: true, offered: false, sent: true },
])('INV-060 INV-061 web enabled $isWebEnabled, web only $isWebOnly: offered $offered', async (given) => {
  const account = anEnteredAccount(given);
  const page = renderPage('/admin/import', inviting(processing, account));
  await screen.findByLabelText('Subject');
  const choice = screen.queryByRole('checkbox', { name: 'Send as web invitation' });
  expect(choice !== null).toBe(given.offered);
  if (choice) await page.user.click(choice);
  await invite(page, 'chidi@example.org');
  await screen.findByText('Invitation is now processing.');
  expect(page.sent('invitations.create')).toMatchObject([{ emailData: { sendAsWebInv: given.sent } }]);
});

it('tells above the form why an invitation was refused', async () => {
  const page = renderPage(
    '/admin/import',
    inviting(() => {
      throw new AppError('forbidden', 'invitations.role.ownerOnly');
    }),
  );
  await invite(page, 'chidi@example.org');
  const form = within(screen.getByRole('form', { name: 'Individual Invite' }));
  await form.findByText('Only owners can invite owners.');
});

it('INV-012 hides the form and the status panel where invites are disabled', async () => {
  const page = renderPage('/admin/import', inviting(processing, anEnteredAccount({ invitesDisabled: true })));
  await screen.findByText('Invitations are disabled for this account.');
  expect(screen.queryByRole('heading', { name: 'Invite Status' })).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
  expect(page.sent('invitations.list')).toEqual([]);
});
