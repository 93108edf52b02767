import type { listMembers } from '@campus/contracts/members';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import type { Answers } from '../../testing/answering-link.ts';
import { workingIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aMember, onePage } from '../../testing/rows.ts';

function withCustomFields(): Answers {
  const list = (): z.output<typeof listMembers.output> => ({
    ...onePage([
      aMember({
        customFields: { Office: 'B 12', Seats: 1200, Remote: true, Since: '2026-01-05T12:00:00.000Z' },
      }),
    ]),
    totalIsExact: true,
    lastPage: 1,
    customFields: [
      { name: 'Office', type: 'string' },
      { name: 'Seats', type: 'number' },
      { name: 'Remote', type: 'boolean' },
      { name: 'Since', type: 'ISOTimeString' },
    ],
  });
  return { ...workingIn(), members: { list }, auth: { ...workingIn().auth, signOut: () => ({}) } };
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

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
    'Office',
    'Seats',
    'Remote',
    'Since',
    'Logins',
    'Created',
    'Updated',
    'Device',
    'Operating System',
    'Graphics',
    'Processor',
    'RAM',
    'Hardware ID',
  ]);
  for (const label of ['Office', 'Seats', 'Remote', 'Since', 'Logins', 'Operating System', 'Hardware ID'])
    await page.user.click(picker.getByRole('checkbox', { name: label }));
  await page.user.click(picker.getByRole('button', { name: 'Apply' }));
  expect(heads()).toEqual([
    'Identification Email',
    'First Name',
    'Last Name',
    'Role',
    'Team ID',
    'Office',
    'Seats',
    'Remote',
    'Since',
    'Logins',
    'Updated',
    'Operating System',
    'Hardware ID',
  ]);
  const row = screen.getAllByRole('row')[1];
  expect(row?.textContent).toContain('B 121,200YesJan 5, 2026');
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

it('shows the default columns when what is kept cannot be read', async () => {
  localStorage.setItem('account1_user1_membersColumns', '{');
  renderPage('/admin/members', withCustomFields());
  await screen.findByText('bola@example.org');
  expect(heads()).toHaveLength(6);
});
