import { AppError } from '@campus/contracts/core/app-error';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { choose } from '../../../../testing/choose.ts';
import { membersList, pickColumns, withMembers } from '../../../../testing/members.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aMember } from '../../../../testing/rows.ts';

const bola = aMember({ customFields: { Office: 'B 12', Seats: 1200, Remote: true } });
const customFields = [
  { name: 'Office', type: 'string' as const },
  { name: 'Seats', type: 'number' as const },
  { name: 'Remote', type: 'boolean' as const },
  { name: 'constructor', type: 'string' as const },
  { name: 'Since', type: 'ISOTimeString' as const },
];

type Update = NonNullable<NonNullable<Answers['members']>['update']>;
const saves: Update = ({ customFields: changes = {} }) => {
  const entries = Object.entries({ ...bola.customFields, ...changes });
  const customFields = Object.fromEntries(
    entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  return { member: { ...bola, customFields }, username: null };
};

function editing(update: Update = saves) {
  pickColumns('email', ...customFields.map(({ name }) => `custom:${name}`));
  return withMembers(membersList([bola], { customFields }), { update });
}

const sent = (page: ReturnType<typeof renderPage>) => page.sent('members.update').at(-1);

/** Clicks the cell of a field and returns its input. */
async function open(page: ReturnType<typeof renderPage>, name: string) {
  await screen.findByText('bola@example.org');
  const row = within(screen.getAllByRole('row')[1] ?? document.body);
  const cell = row.getAllByRole('gridcell').find((one) => one.dataset.label === name);
  if (!cell) throw new Error(`There is no cell of ${name}.`);
  await page.user.click(cell);
}

it('MEM-012 MEM-015 edits a custom field as its type is: words, a number', async () => {
  const page = renderPage('/admin/members', editing());
  await open(page, 'Office');
  const office = screen.getByRole('textbox', { name: 'Office' });
  await page.user.clear(office);
  await page.user.type(office, 'C 3{Enter}');
  await screen.findByText('C 3', { selector: 'td' });
  expect(sent(page)).toEqual({
    accountId: 'account1',
    membershipId: 'membership2',
    customFields: { Office: 'C 3' },
    expected: { customFields: { Office: 'B 12' } },
  });

  await open(page, 'Seats');
  const seats = screen.getByRole('textbox', { name: 'Seats' });
  await page.user.clear(seats);
  await page.user.type(seats, 'many{Enter}');
  await screen.findByText('Please enter a number, such as 1,250.5.');
  await page.user.clear(seats);
  await page.user.type(seats, '1250{Enter}');
  await screen.findByText('1,250', { selector: 'td' });
  expect(sent(page)).toMatchObject({
    customFields: { Seats: 1250 },
    expected: { customFields: { Seats: 1200 } },
  });
});

it('takes the value of a custom field away, and knows one that was never given', async () => {
  const page = renderPage('/admin/members', editing());
  await open(page, 'Remote');
  await choose(page.user, 'Not set');
  await screen.findByText('Bola Nwosu has now been updated.');
  expect(sent(page)).toMatchObject({
    customFields: { Remote: null },
    expected: { customFields: { Remote: true } },
  });

  await open(page, 'constructor');
  await page.user.type(screen.getByRole('textbox', { name: 'constructor' }), 'Gaudí{Enter}');
  await screen.findByText('Gaudí', { selector: 'td' });
  expect(sent(page)).toMatchObject({
    customFields: { constructor: 'Gaudí' },
    expected: { customFields: { constructor: null } },
  });
});

it('edits a date with its time in the time of the person', async () => {
  const page = renderPage('/admin/members', editing());
  await open(page, 'Since');
  const since = screen.getByLabelText<HTMLInputElement>('Since');
  expect(since.type).toBe('datetime-local');
  await page.user.type(since, '2026-03-04T05:06');
  await page.user.type(since, '{Enter}');
  await screen.findByText('Bola Nwosu has now been updated.');
  expect(sent(page)).toMatchObject({
    customFields: { Since: new Date('2026-03-04T05:06').toISOString() },
    expected: { customFields: { Since: null } },
  });
});

it('MEM-026 MEM-053 puts the old value of a custom field back and names the field', async () => {
  const page = renderPage(
    '/admin/members',
    editing(() => {
      throw new AppError('invalid', 'profile.member.required', { field: 'Office' });
    }),
  );
  await open(page, 'Office');
  const office = screen.getByRole('textbox', { name: 'Office' });
  await page.user.clear(office);
  await page.user.type(office, '{Enter}');
  await screen.findByText('Failed to update Office: Office is required.');
  await screen.findByText(/^Office of bola@example\.org was not saved\. Office is required/);
  expect(screen.queryByText('B 12', { selector: 'td' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: /^Discard/ }));
  await screen.findByText('B 12', { selector: 'td' });
});
