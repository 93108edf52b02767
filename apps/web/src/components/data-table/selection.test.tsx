import { Button } from '@chakra-ui/react/button';
import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { keepFocus } from '../focus/keep-focus.ts';
import { DataTable } from './data-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { type Selection, useSelection } from './use-selection.ts';

const pageOf = (page: number) =>
  Array.from({ length: 4 }, (_, index) => ({ id: `${page}-${index}`, name: `Person ${page}-${index}` }));
const columns = [{ id: 'name', header: 'Name', cell: ({ name }: { name: string }) => name }];

/** A list of three pages with selectable rows. Records selections in `asked` and opened rows in `opened`. */
function List({ asked, opened = [] }: { asked: Selection[]; opened?: string[] }) {
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState('');
  const selection = useSelection(filter);
  const rows = pageOf(page);
  useEffect(keepFocus, []);
  return (
    <>
      <h1>Everybody</h1>
      <DataTable
        label="People"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        selection={selection}
        onOpen={({ id }) => opened.push(id)}
        empty=""
      />
      <SelectionBar selection={selection} total={12} shown={rows.map(({ id }) => id)}>
        <Button onClick={() => asked.push(selection.selection)}>Suspend</Button>
      </SelectionBar>
      <Button onClick={() => setPage(page + 1)}>Next</Button>
      <Button onClick={() => setFilter('other')}>Filter</Button>
    </>
  );
}

function renderList() {
  const asked: Selection[] = [];
  const opened: string[] = [];
  const { user } = renderPart(<List asked={asked} opened={opened} />);
  return {
    user,
    opened,
    box: (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    /** Returns the rows that an action on the selection would get. */
    async selected() {
      await user.click(screen.getByRole('button', { name: 'Suspend' }));
      return asked.at(-1);
    },
  };
}

const bar = () => screen.queryByRole('region', { name: 'Selection' });
const cellOf = (name: string) => screen.getByText(name).closest('td') as HTMLElement;

it('selects rows by their checkboxes, on several pages, and says how many', async () => {
  const list = renderList();
  expect(bar()).toBeNull();
  await list.user.click(list.box('Select Person 1-0'));
  await list.press('Next');
  await list.user.click(list.box('Select Person 2-3'));
  expect(bar()?.textContent).toContain('2 selected');
  expect(await list.selected()).toEqual({ ids: ['1-0', '2-3'] });
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-selected'))).toEqual([
    null,
    'false',
    'false',
    'false',
    'true',
  ]);
  await list.user.click(list.box('Select Person 2-3'));
  expect(await list.selected()).toEqual({ ids: ['1-0'] });
});

it('selects a page by the checkbox in the head, which shows how much is selected', async () => {
  const list = renderList();
  const head = list.box('Select all on this page');
  expect([head.checked, head.indeterminate]).toEqual([false, false]);
  await list.user.click(list.box('Select Person 1-1'));
  expect([head.checked, head.indeterminate]).toEqual([false, true]);
  await list.user.click(head);
  expect([head.checked, head.indeterminate]).toEqual([true, false]);
  expect(await list.selected()).toEqual({ ids: ['1-1', '1-0', '1-2', '1-3'] });
  await list.user.click(head);
  expect(bar()).toBeNull();
});

it('selects all matches after the page is selected, and then excludes rows', async () => {
  const list = renderList();
  await list.user.click(list.box('Select all on this page'));
  await list.press('Select all 12 that match');
  expect(await list.selected()).toEqual({ allMatching: true, except: [] });
  expect(bar()?.textContent).toContain('All 12 that match are selected');
  await list.press('Next');
  expect(list.box('Select Person 2-1').checked).toBe(true);
  await list.user.click(list.box('Select Person 2-1'));
  expect(await list.selected()).toEqual({ allMatching: true, except: ['2-1'] });
  expect(bar()?.textContent).toContain('All that match but 1 are selected');
});

it('clears the selection when the filter changes, or on request', async () => {
  const list = renderList();
  await list.user.click(list.box('Select Person 1-0'));
  await list.press('Filter');
  expect(bar()).toBeNull();
  expect(list.box('Select Person 1-0').checked).toBe(false);
  await list.user.click(list.box('Select Person 1-0'));
  await list.press('Clear selection');
  expect(bar()).toBeNull();
});

it('gives the focus to the bar when "Select all" goes, and to the heading when the bar does', async () => {
  const list = renderList();
  expect(document.querySelector('[aria-live]')?.textContent).toBe('');
  await list.user.click(list.box('Select all on this page'));
  await list.press('Select all 12 that match');
  await waitFor(() => expect(document.activeElement).toBe(bar()));
  expect(document.querySelector('[aria-live]')?.textContent).toBe('All 12 that match are selected');
  await list.press('Clear selection');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Everybody'));
});

it('takes all rows between two with Shift', async () => {
  const list = renderList();
  await list.user.click(list.box('Select Person 1-3'));
  await list.user.keyboard('{Shift>}');
  await list.user.click(list.box('Select Person 1-1'));
  await list.user.keyboard('{/Shift}');
  expect(await list.selected()).toEqual({ ids: ['1-3', '1-1', '1-2'] });
});

it('selects the row of the cell that has the focus by Space, with Shift all from the one before', async () => {
  const list = renderList();
  cellOf('Person 1-0').focus();
  await list.user.keyboard(' ');
  expect(await list.selected()).toEqual({ ids: ['1-0'] });
  cellOf('Person 1-0').focus();
  await list.user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  expect(await list.selected()).toEqual({ ids: ['1-0', '1-1', '1-2'] });
  cellOf('Person 1-1').focus();
  await list.user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(list.box('Select Person 1-1'));
  await list.user.keyboard(' {ArrowDown}');
  expect(document.activeElement).toBe(list.box('Select Person 1-2'));
  expect(await list.selected()).toEqual({ ids: ['1-0', '1-2'] });
});

it('opens no row by a click on its checkbox', async () => {
  const list = renderList();
  await list.user.click(list.box('Select Person 1-0'));
  expect(list.opened).toEqual([]);
  await list.user.click(within(cellOf('Person 1-0')).getByText('Person 1-0'));
  expect(list.opened).toEqual(['1-0']);
});
