import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Link } from 'wouter';
import { renderPart } from '../../../testing/render-part.tsx';
import type { DataColumn } from './columns.ts';
import { DataTable } from './data-table.tsx';

interface City {
  id: string;
  name: string;
  seats: string;
}

const cities: City[] = [
  { id: '1', name: 'Delft', seats: '10' },
  { id: '2', name: 'Lagos', seats: '20' },
];

/**
 * A table with editable seats. Each save fails with the next answer, if any. It has a link to leave the page,
 * and buttons to reverse the rows and to show the next page.
 */
function Cities({ answers = [] }: { answers?: string[] }) {
  const [rows, setRows] = useState(cities);
  const columns: DataColumn<City>[] = [
    { id: 'name', header: 'City', cell: ({ name }) => name },
    {
      id: 'seats',
      header: 'Seats',
      align: 'end',
      cell: ({ seats }) => seats,
      edit: {
        kind: 'text',
        value: ({ seats }) => seats,
        refuse: (value) => (/^\d*$/.test(value) ? undefined : 'Please enter a number.'),
        commit: async (row, seats) => {
          const failure = answers.shift();
          if (failure === undefined)
            setRows((all) => all.map((one) => (one.id === row.id ? { ...one, seats } : one)));
          return failure;
        },
      },
    },
  ];
  return (
    <>
      <Link href="/elsewhere">Elsewhere</Link>
      <button type="button" onClick={() => setRows(rows.map((row) => ({ ...row })).toReversed())}>
        Turn
      </button>
      <button type="button" onClick={() => setRows(rows.filter(({ id }) => id !== '1'))}>
        Next page
      </button>
      <DataTable
        label="Cities"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        empty="No city."
      />
    </>
  );
}

type View = ReturnType<typeof renderPart>;
const seatsOf = (name: string) =>
  screen
    .getByText(name, { selector: 'td' })
    .parentElement?.querySelector<HTMLElement>('[data-label=Seats]') as HTMLElement;
const press = ({ user }: View, name: RegExp | string) => user.click(screen.getByRole('button', { name }));

/** Types into the cell of Delft and leaves the cell. */
async function type(view: View, typed: string) {
  await view.user.click(seatsOf('Delft'));
  await view.user.keyboard(typed);
  await view.user.click(screen.getByText('Lagos'));
}

it('keeps an invalid text in its cell, no matter what happens to the rows, and says whose it is', async () => {
  const view = renderPart(<Cities />);
  await type(view, '99x');
  expect(seatsOf('Delft').textContent).toBe('99x');
  expect(seatsOf('Delft').getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Seats of Delft was not saved: “99x”. Please enter a number.');
  await press(view, 'Turn');
  expect(seatsOf('Delft').textContent).toBe('99x');
  await press(view, /^Edit: Seats of Delft/);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Seats' });
  expect(field.value).toBe('99x');
  await view.user.clear(field);
  await view.user.type(field, '99{Enter}');
  await waitFor(() => expect(seatsOf('Delft').textContent).toBe('99'));
  expect(screen.queryByRole('list', { name: 'Unsaved edits' })).toBeNull();
});

it('offers another try after a failed save, also when the row is on another page', async () => {
  const view = renderPart(<Cities answers={['The server is down.', 'The server is still down.']} />);
  await type(view, '12');
  await screen.findByText('Seats of Delft was not saved: “12”. The server is down.');
  expect(seatsOf('Delft').textContent).toBe('12');
  await press(view, /^Retry: Seats of Delft/);
  await screen.findByText('Seats of Delft was not saved: “12”. The server is still down.');
  await press(view, 'Next page');
  await press(view, /^Retry: Seats of Delft/);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Unsaved edits' })).toBeNull());
});

it('restores a discarded text and gives the focus to its cell', async () => {
  const view = renderPart(<Cities />);
  await type(view, '99x');
  await press(view, /^Discard: Seats of Delft/);
  expect(seatsOf('Delft').textContent).toBe('10');
  expect(document.activeElement).toBe(seatsOf('Delft'));
});

it('asks before a page with an unsaved edit is left', async () => {
  const view = renderPart(<Cities />);
  await type(view, '99x');
  await view.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('alertdialog');
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(seatsOf('Delft').textContent).toBe('99x');
});

it('keeps a date of which only a part is typed, and says how to complete it', async () => {
  const view = renderPart(<Cities />);
  await view.user.click(seatsOf('Delft'));
  // As in a browser with a partial date: the input has no value. The end-to-end test of MEM-026 types one in
  // Chromium.
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Seats' });
  const validity = (badInput: boolean) =>
    Object.defineProperty(field, 'validity', { value: { badInput }, configurable: true });
  validity(true);
  await view.user.keyboard('{Enter}');
  screen.getByText(/^Please complete the date and the time, such as /);
  await view.user.click(screen.getByText('Lagos'));
  expect(screen.getByRole('textbox', { name: 'Seats' })).toBe(field);
  screen.getByText(/^Seats of Delft was not saved\. Please complete the date and the time/);
  await press(view, 'Turn');
  expect(screen.getByRole('textbox', { name: 'Seats' })).toBe(field);
  validity(false);
  await view.user.clear(field);
  await view.user.type(field, '7{Enter}');
  await waitFor(() => expect(seatsOf('Delft').textContent).toBe('7'));
});

it('starts an edit with F2, and with a letter in place of the value; the grid tells its keys', async () => {
  const { user } = renderPart(<Cities />);
  seatsOf('Delft').focus();
  await user.keyboard('{F2}');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Seats' }).value).toBe('10');
  await user.keyboard('{Escape}');
  await user.keyboard('42{Enter}');
  await waitFor(() => expect(seatsOf('Delft').textContent).toBe('42'));
  const help = screen.getByRole('grid').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(help)?.textContent).toMatch(/arrow keys.* F2/);
});
