import { AppError } from '@campus/contracts/core/app-error';
import type { MemberRow } from '@campus/contracts/members/members';
import { assignablePermissions } from '@campus/domain/members/members';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { choose } from '../../../../testing/choose.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { membersList, pickColumns, withMembers } from '../../../../testing/members.ts';
import { anEnteredAccount, workingIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aMember } from '../../../../testing/rows.ts';

type Updates = Omit<NonNullable<Answers['members']>, 'list'>;

const bola = aMember();

function editing(updates: Updates, members: MemberRow[] = [bola], account = anEnteredAccount()): Answers {
  pickColumns('email', 'displayName', 'firstName', 'contactEmail', 'permission', 'teamId');
  return withMembers(membersList(members), updates, workingIn(account));
}

/** The cell that shows a value in the row of Bola. */
async function cellOf(value: string) {
  const row = (await screen.findByText('bola@example.org')).closest('tr');
  if (!row) throw new Error('Bola has no row.');
  return within(row).getByText(value, { selector: 'td, td *' });
}

it('MEM-012 MEM-026 ACCT-063 edits a cell in place, shows the value at once and keeps it', async () => {
  let save: (name: string) => void = () => undefined;
  const updateFirstName = () =>
    new Promise<{ member: MemberRow; username: null }>((resolve) => {
      save = (firstName) => resolve({ member: { ...bola, firstName }, username: null });
    });
  const page = renderPage('/admin/members', editing({ update: updateFirstName }));
  await page.user.click(await cellOf('Bola'));
  const field = screen.getByRole('textbox', { name: 'First Name' });
  await page.user.clear(field);
  await enterText(page.user, field, 'Bolanle');
  await page.user.keyboard('{Enter}');
  await cellOf('Bolanle');
  expect(page.sent('members.update')).toEqual([
    {
      accountId: 'account1',
      membershipId: 'membership2',
      firstName: 'Bolanle',
      expected: { firstName: 'Bola' },
    },
  ]);
  save('Bolanle');
  await screen.findByText('Bola Nwosu has now been updated.');
  await cellOf('Bolanle');
});

it('MEM-012 leaves a cell as it was after Escape, and by keyboard alone', async () => {
  const page = renderPage('/admin/members', editing({}));
  (await cellOf('Bola')).focus();
  await page.user.keyboard('{Enter}');
  await page.user.type(screen.getByRole('textbox', { name: 'First Name' }), 'xyz{Escape}');
  expect(document.activeElement).toBe(await cellOf('Bola'));
  expect(page.sent('members.update')).toEqual([]);
});

it('MEM-013 shows a hint for an invalid value and does not send it', async () => {
  const page = renderPage('/admin/members', editing({}));
  await page.user.click(await cellOf('Bola Nwosu'));
  const field = screen.getByRole('textbox', { name: 'Display Name' });
  await page.user.clear(field);
  await page.user.type(field, 'Bo{Enter}');
  await screen.findByText(
    'Display Name needs to be at least 3 characters long, and can contain at most 64 characters.',
  );
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await page.user.type(field, '{Escape}');
  await page.user.click(await cellOf('bola@home.example'));
  await page.user.type(screen.getByRole('textbox', { name: 'Contact Email' }), '@{Enter}');
  await screen.findByText('Contact Email is not valid.');
  expect(page.sent('members.update')).toEqual([]);
});

it('MEM-026 MEM-053 says what failed to update, keeps it for another try, and puts the old value back', async () => {
  const updateContactEmail = () => {
    throw new AppError('unavailable', 'platform.unavailable');
  };
  const page = renderPage('/admin/members', editing({ update: updateContactEmail }));
  await page.user.click(await cellOf('bola@home.example'));
  const field = screen.getByRole('textbox', { name: 'Contact Email' });
  await page.user.clear(field);
  await enterText(page.user, field, 'bola@work.example');
  await page.user.keyboard('{Enter}');
  const toast = await screen.findByText(
    'Failed to update Contact Email: The platform cannot be reached at the moment. Please try again in a minute.',
  );
  expect(toast.closest('[role=alert]')).not.toBeNull();
  await cellOf('bola@work.example');
  const unsaved = within(screen.getByRole('list', { name: 'Unsaved edits' }));
  unsaved.getByText(/^Contact Email of bola@example\.org was not saved: “bola@work\.example”\. The platform/);
  await page.user.click(unsaved.getByRole('button', { name: /^Retry/ }));
  await waitFor(() => expect(page.sent('members.update')).toHaveLength(2));
  expect(page.sent('members.update')[1]).toEqual(page.sent('members.update')[0]);
  await page.user.click(await screen.findByRole('button', { name: /^Discard/ }));
  await cellOf('bola@home.example');
});

it('MEM-054 asks before it makes an admin, and says why a role could not be changed', async () => {
  const updatePermission = () => {
    throw new AppError('forbidden', 'members.permission.protected');
  };
  const page = renderPage('/admin/members', editing({ update: updatePermission }));
  await page.user.click(await cellOf('Member'));
  await choose(page.user, 'Admin');
  await screen.findByRole('alertdialog', { name: /^Give .+ the role Admin\?$/ });
  expect(page.sent('members.update')).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Give the role' }));
  await screen.findByText(
    'Failed to update permission: The admin and owner roles cannot be given in this account.',
  );
  await cellOf('Member');
  expect(page.sent('members.update')).toEqual([
    {
      accountId: 'account1',
      membershipId: 'membership2',
      permission: 'admin',
      expected: { permission: 'member' },
    },
  ]);
});

it('MEM-055 says why a team could not be changed', async () => {
  const updateTeam = () => {
    throw new AppError('internal', 'internal.error');
  };
  const page = renderPage('/admin/members', editing({ update: updateTeam }));
  await page.user.click(await cellOf('I'));
  await choose(page.user, 'J');
  await screen.findByText(
    'Failed to update teamId: An internal server error occurred, please try again later.',
  );
  await cellOf('I');
  expect(page.sent('members.update')).toMatchObject([{ teamId: '9' }]);
});

it('MEM-051 warns that a new display name changed the username', async () => {
  const updateDisplayName = () => ({
    member: { ...bola, displayName: 'Bola N.', username: 'bola-n-2' },
    username: { old: 'bola-n', new: 'bola-n-2' },
  });
  const page = renderPage('/admin/members', editing({ update: updateDisplayName }));
  await page.user.click(await cellOf('Bola Nwosu'));
  const field = screen.getByRole('textbox', { name: 'Display Name' });
  await page.user.clear(field);
  await enterText(page.user, field, 'Bola N.');
  await page.user.keyboard('{Enter}');
  await screen.findByText(
    'Bola N. was updated, but username was automatically changed to bola-n-2 since bola-n was unavailable',
  );
});

it.each([
  { row: 'MEM-034', level: 'admin', choices: ['Member', 'Leader', 'Moderator', 'Admin'] },
  { row: 'MEM-034', level: 'owner', choices: ['Member', 'Leader', 'Moderator', 'Admin', 'Owner'] },
  { row: 'MEM-034', level: 'superadmin', choices: ['Member', 'Leader', 'Moderator', 'Admin', 'Owner'] },
  { row: 'MEM-035', level: 'owner', isProtected: true, choices: ['Member', 'Leader', 'Moderator'] },
] as const)('$row offers $choices to level $level', async ({ level, choices, ...more }) => {
  // As the gateway answers to this level: tests/contract/accounts.test.ts.
  const assignable = assignablePermissions(level, 'isProtected' in more);
  const account = anEnteredAccount({ level, assignablePermissions: assignable });
  const page = renderPage('/admin/members', editing({}, [bola], account));
  await page.user.click(await cellOf('Member'));
  await screen.findByRole('menu');
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(choices);
});

it('does not let people edit their own role, and says why', async () => {
  const own = aMember({
    userId: 'user1',
    can: {
      edit: true,
      changePermission: false,
      remove: false,
      endSessions: true,
      resetPassword: true,
      resetSecondFactor: false,
    },
  });
  const page = renderPage('/admin/members', editing({}, [own]));
  await page.user.click(await cellOf('Member'));
  await waitFor(() =>
    expect(screen.getByText('You cannot set your own permission level.').role).toBe('alert'),
  );
  expect(screen.queryByRole('menu')).toBeNull();
});
