import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { membersList, withMembers } from '../../../../testing/members.ts';
import { workingIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { renderPart } from '../../../../testing/render-part.tsx';
import { aMember } from '../../../../testing/rows.ts';
import { memberColumns } from './member-columns.tsx';
import { MissingColumns } from './missing-columns.tsx';

const customFields = [
  { name: 'Office', type: 'string' },
  { name: 'Seats', type: 'number' },
  { name: 'Remote', type: 'boolean' },
  { name: 'Since', type: 'ISOTimeString' },
] as const;

const bola = aMember({
  customFields: { Office: 'B 12', Seats: 1200, Remote: true, Since: '2026-01-05T12:00:00.000Z' },
  badges: [{ id: 'badge1', name: 'Pioneer' }],
});

function withCustomFields(): Answers {
  const answers = withMembers(membersList([bola], { customFields: [...customFields] }));
  return { ...answers, auth: { ...workingIn().auth, signOut: () => ({}) } };
}

/** The header cells of the data columns, without the first (selection) and the last (menu). */
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1, -1)
    .map((head) => head.textContent);

async function openPicker({ user }: ReturnType<typeof renderPage>) {
  await screen.findByText('bola@example.org');
  await user.click(screen.getByRole('button', { name: 'Pick columns' }));
  return within(await screen.findByRole('dialog', { name: 'Pick columns' }));
}

it('MEM-008 MEM-017 offers every column there is, custom fields too, and shows those that are picked', async () => {
  const page = renderPage('/admin/members', withCustomFields());
  const picker = await openPicker(page);
  const offered = picker
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => box.labels?.[0]?.textContent);
  expect(offered).toEqual([
    'Identification Email',
    'First Name',
    'Last Name',
    'Display Name',
    'Title',
    'Contact Email',
    'Role',
    'Team ID',
    'Badges',
    'Office',
    'Seats',
    'Remote',
    'Since',
    'Logins',
    'Last Login',
    'Last in World',
    'Created',
    'Updated',
    'Device',
    'Operating System',
    'Graphics',
    'Processor',
    'RAM',
    'Hardware ID',
  ]);
  for (const label of [
    'Badges',
    'Office',
    'Seats',
    'Remote',
    'Since',
    'Logins',
    'Last Login',
    'Last in World',
    'Operating System',
    'Hardware ID',
  ])
    await page.user.click(picker.getByRole('checkbox', { name: label }));
  await page.user.click(picker.getByRole('button', { name: 'Apply' }));
  expect(heads()).toEqual([
    'Identification Email',
    'First Name',
    'Last Name',
    'Role',
    'Team ID',
    'Badges',
    'Office',
    'Seats',
    'Remote',
    'Since',
    'Logins',
    'Last Login',
    'Last in World',
    'Updated',
    'Operating System',
    'Hardware ID',
  ]);
  const row = screen.getAllByRole('row')[1];
  expect(row?.textContent).toContain('PioneerB 121,200YesJan 5, 2026');
});

it('MEM-019 keeps the picked columns per account and person through a reload and a sign-out', async () => {
  const page = renderPage('/admin/members', withCustomFields());
  const picker = await openPicker(page);
  await page.user.click(picker.getByRole('checkbox', { name: 'Updated' }));
  await page.user.click(picker.getByRole('button', { name: 'Apply' }));
  page.unmount();

  const signingOut = renderPage('/logout', withCustomFields());
  await screen.findByRole('heading', { name: 'Sign In' });
  signingOut.unmount();

  renderPage('/admin/members', withCustomFields());
  await screen.findByText('bola@example.org');
  expect(heads()).toEqual(['Identification Email', 'First Name', 'Last Name', 'Role', 'Team ID']);
});

it('MEM-052 says that the picked columns could not be read, and shows the default ones', async () => {
  localStorage.setItem('account1_user1_membersColumns', '{');
  const page = renderPage('/admin/members', withCustomFields());
  await screen.findByText('bola@example.org');
  expect(heads()).toHaveLength(6);
  const toast = await screen.findByText(
    'Failed to initialize table columns: the columns picked in this browser could not be read, so the default ones are shown.',
  );
  expect(toast.closest('[role=alert]')).not.toBeNull();
  page.unmount();

  renderPage('/admin/members', withCustomFields());
  await screen.findByText('bola@example.org');
  expect(screen.queryByText(/Failed to initialize/)).toBeNull();
});

it.each(['teamId', 'permission'])(
  'MEM-061 MEM-062 calls a table without its column %s a mistake in the implementation',
  (missing) => {
    const columns = memberColumns([], { ownId: 'user1', assignable: [], onEdit: async () => undefined });
    const { rerender } = renderPart(<MissingColumns columns={columns} />);
    expect(screen.queryByText(/Implementation error/)).toBeNull();
    rerender(<MissingColumns columns={columns.filter(({ id }) => id !== missing)} />);
    screen.getByText(
      `Implementation error: the members table has no column for ${missing}. Please contact support.`,
    );
  },
);
