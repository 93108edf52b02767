import { AppError } from '@campus/contracts/core/app-error';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { choose } from '../../../testing/choose.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import type { DataColumn, Sorting } from './columns.ts';
import { DataTable } from './data-table.tsx';

interface Person {
  id: string;
  name: string;
  city: string;
  role: string;
}

const people: Person[] = [
  { id: '1', name: 'Ana', city: 'Lagos', role: 'admin' },
  { id: '2', name: 'Bram', city: 'Delft', role: 'member' },
  { id: '3', name: 'Chiara', city: 'Turin', role: 'member' },
];

/** A table of people that applies the changes made to it. */
function People(props: Partial<ComponentProps<typeof DataTable<Person>>>) {
  const [rows, setRows] = useState(people);
  const [sorting, setSorting] = useState<Sorting>({ sort: 'city', direction: 'asc' });
  const change = async (changed: Person) => {
    setRows(rows.map((row) => (row.id === changed.id ? changed : row)));
    return undefined;
  };
  const columns: DataColumn<Person>[] = [
    { id: 'name', header: 'Name', sort: 'name', cell: (row) => row.name },
    {
      id: 'city',
      header: 'City',
      sort: 'city',
      cell: (row) => row.city,
      edit: {
        kind: 'text',
        value: (row) => row.city,
        refuse: (value) => (value === '' ? 'City is required.' : undefined),
        commit: (row, city) => change({ ...row, city }),
      },
    },
    {
      id: 'role',
      header: 'Role',
      cell: (row) => row.role,
      edit: {
        kind: 'select',
        value: (row) => row.role,
        locked: (row) => (row.id === '1' ? 'Ana stays an admin.' : undefined),
        options: () => ['member', 'leader', 'admin'].map((value) => ({ value, label: value })),
        commit: (row, role) => change({ ...row, role }),
      },
    },
  ];
  return (
    <DataTable
      label="People"
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
      sorting={sorting}
      onSort={setSorting}
      empty="Nobody here."
      {...props}
    />
  );
}

const cell = (row: number, column: number) => {
  const found = screen.getAllByRole('row')[row + 1];
  if (!found) throw new Error(`There is no row ${row}.`);
  return within(found).getAllByRole('gridcell')[column] as HTMLElement;
};
const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');

it('sorts a column descending at its first click, then turns the direction', async () => {
  const { user } = renderPart(<People />);
  expect([sortOf('Name'), sortOf('City'), sortOf('Role')]).toEqual(['none', 'ascending', null]);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect([sortOf('Name'), sortOf('City')]).toEqual(['descending', 'none']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(sortOf('Name')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(sortOf('Name')).toBe('descending');
});

it('moves between cells with the arrow keys, one cell being in the tab order', async () => {
  const { user } = renderPart(<People />);
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([cell(0, 0)]);
  cell(0, 0).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(cell(1, 1));
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(cell(0, 0));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(cell(0, 2));
  await user.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement).toBe(cell(2, 2));
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([cell(2, 2)]);
});

it('edits a text with Enter, commits it with Enter and gives the focus back', async () => {
  const { user } = renderPart(<People />);
  cell(1, 1).focus();
  await user.keyboard('{Enter}');
  await user.keyboard(' Utrecht {Enter}');
  expect(cell(1, 1).textContent).toBe('Utrecht');
  expect(document.activeElement).toBe(cell(1, 1));
});

it('restores a text with Escape', async () => {
  const { user } = renderPart(<People />);
  await user.click(cell(1, 1));
  await user.keyboard('Utrecht{Escape}');
  expect(cell(1, 1).textContent).toBe('Delft');
  expect(document.activeElement).toBe(cell(1, 1));
});

it('says why a value cannot be saved and does not commit it', async () => {
  const { user } = renderPart(<People />);
  await user.click(cell(1, 1));
  const field = screen.getByRole('textbox', { name: 'City' });
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(cell(1, 1).querySelector('[role="alert"]')?.textContent).toBe('City is required.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});

it('commits a valid text when the field is left', async () => {
  const { user } = renderPart(<People />);
  await user.click(cell(1, 1));
  await user.keyboard('Utrecht');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(cell(1, 1).textContent).toBe('Utrecht');
});

it('chooses one of the values with Enter, and restores with Escape', async () => {
  const { user } = renderPart(<People />);
  cell(1, 2).focus();
  await user.keyboard('{Enter}');
  await choose(user, 'leader');
  await waitFor(() => expect(cell(1, 2).textContent).toBe('leader'));
  cell(2, 2).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'));
  await user.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(cell(2, 2).textContent).toBe('member');
});

it('does not edit what may not be edited, and says so', async () => {
  const { user } = renderPart(<People />);
  expect(cell(0, 0).getAttribute('aria-readonly')).toBe('true');
  expect(cell(0, 2).getAttribute('aria-readonly')).toBe('true');
  expect(cell(1, 2).hasAttribute('aria-readonly')).toBe(false);
  cell(0, 2).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('menu')).toBeNull();
  screen.getByText('Ana stays an admin.');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Ana stays an admin.')).toBeNull();
});

it("opens a row's menu, which names the row, and runs what is chosen", async () => {
  const ran: string[] = [];
  const { user } = renderPart(
    <People
      rowActions={(row) => [
        { label: 'Resend', run: () => ran.push(`resend ${row.name}`) },
        { label: 'Delete', danger: true, run: () => ran.push(`delete ${row.name}`) },
      ]}
    />,
  );
  cell(1, 0).focus();
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for Bram' }));
  await user.keyboard('{Enter}');
  await choose(user, 'Delete');
  await waitFor(() => expect(ran).toEqual(['delete Bram']));
});

it('shows that it is loading, that there is nothing, and why loading failed', async () => {
  const retried: string[] = [];
  const { rerender, user } = renderPart(<People rows={undefined} />);
  expect(screen.getByRole('grid', { name: 'People' }).closest('[aria-busy="true"]')).not.toBeNull();
  rerender(<People rows={[]} />);
  screen.getByText('Nobody here.');
  const error = new AppError('internal', 'internal.error');
  rerender(<People rows={undefined} error={error} onRetry={() => retried.push('again')} />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toEqual(['again']);
});

it('continues to edit the same row when rows change places', async () => {
  const { rerender, user } = renderPart(<People rows={people} />);
  await user.click(cell(1, 1));
  rerender(<People rows={people.toReversed()} />);
  rerender(<People rows={people.slice(1)} />);
  const field = screen.getByRole('textbox', { name: 'City' });
  expect(cell(0, 0).textContent).toBe('Bram');
  expect(cell(0, 1).contains(field)).toBe(true);
  expect(document.activeElement).toBe(field);
});

it('marks the table while columns are hidden behind its end, until it is scrolled there', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(615);
  renderPart(<People />);
  const scroller = (await screen.findByRole('grid')).parentElement ?? document.body;
  const frame = scroller.parentElement;
  expect(frame?.hasAttribute('data-cut')).toBe(true);
  expect(frame?.style.getPropertyValue('--scroll-bar')).toBe('15px');
  vi.spyOn(scroller, 'scrollLeft', 'get').mockReturnValue(300);
  fireEvent.scroll(scroller);
  expect(frame?.hasAttribute('data-cut')).toBe(false);
});
