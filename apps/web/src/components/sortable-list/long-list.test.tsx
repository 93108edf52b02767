import { moveAfter } from '@campus/domain/lists/order';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { choose } from '../../../testing/choose.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { SortHandle } from './sort-handle.tsx';
import { SortableList } from './sortable-list.tsx';
import { SortableRow } from './sortable-row.tsx';

const rooms = Array.from({ length: 5000 }, (_, index) => `Room ${index}`);
const height = 40;

function Rooms() {
  const [order, setOrder] = useState(rooms);
  return (
    <SortableList
      items={order.map((name) => ({ id: name, name }))}
      onMove={(id, afterId) => setOrder(moveAfter(order, id, afterId))}
    >
      {(ids, activeId) => <Rows ids={ids} activeId={activeId} />}
    </SortableList>
  );
}

/** The rows in a window of ten rows, and the active row. */
function Rows({ ids, activeId }: { ids: readonly string[]; activeId: string | undefined }) {
  const scroller = useRef<HTMLDivElement>(null);
  const active = ids.indexOf(activeId ?? '');
  const virtualizer = useVirtualizer({
    count: ids.length,
    estimateSize: () => height,
    getItemKey: (index) => ids[index] ?? index,
    getScrollElement: () => scroller.current,
    observeElementRect: (_, tell) => tell({ width: 400, height: 10 * height }),
    rangeExtractor: (range) => [
      ...new Set([...defaultRangeExtractor(range), ...(active < 0 ? [] : [active])]),
    ],
  });
  return (
    <div ref={scroller}>
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => (
          <SortableRow key={key} id={String(key)} place={{ top: start, index, total: ids.length }}>
            <SortHandle id={String(key)} />
          </SortableRow>
        ))}
      </ul>
    </div>
  );
}

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const announced = () => document.querySelector('[aria-live]')?.textContent;
const place = (name: string) => handle(name).closest('li')?.getAttribute('aria-posinset');

it('moves a row to the other end of thousands by keyboard: it stays mounted, with the focus', async () => {
  const { user } = renderPart(<Rooms />);
  expect(screen.getAllByRole('listitem').length).toBeLessThan(30);
  const focused = handle('Room 3');
  focused.focus();
  await user.keyboard(' {End}');
  expect(announced()).toBe('Room 3, after Room 4999. Position 5000 of 5000.');
  await user.keyboard('{PageUp}{ArrowUp} ');
  expect(announced()).toBe('Dropped: Room 3, after Room 4988. Position 4989 of 5000.');
  expect(place('Room 3')).toBe('4989');
  expect(document.activeElement).toBe(focused);
  expect(screen.getAllByRole('listitem').length).toBeLessThan(30);
});

it('moves a row after one that is not mounted, found by its name', async () => {
  const { user } = renderPart(<Rooms />);
  await user.click(handle('Room 5'));
  await choose(user, 'Move to…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Room 5' }));
  dialog.getByText('There are more. Search to find them.');
  await enterText(user, dialog.getByRole('textbox', { name: 'Search by name' }), 'room 2987');
  await user.click(await dialog.findByRole('button', { name: 'After Room 2987' }));
  await waitFor(() => expect(announced()).toBe('Room 5, after Room 2987. Position 2988 of 5000.'));
  await waitFor(() => expect(document.activeElement).toBe(handle('Room 5')));
  expect(place('Room 5')).toBe('2988');
});

it('moves a row across thousands with at most 6 keys and the typed name', async () => {
  const { user } = renderPart(<Rooms />);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await user.keyboard(`{${key}}`);
  };
  const focused = handle('Room 5');
  focused.focus();
  await press('ArrowDown');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement).toBe(menu));
  await press('End');
  const entry = screen.getByRole('menuitem', { name: 'Move to…' });
  await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).toBe(entry.id));
  await press('Enter');
  const search = await screen.findByRole('textbox', { name: 'Search by name' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  await user.keyboard('room 4999');
  const choice = await screen.findByRole('button', { name: 'After Room 4999' });
  while (document.activeElement !== choice && keys < 6) await press('Tab');
  await press('Enter');
  await waitFor(() => expect(announced()).toBe('Room 5, after Room 4999. Position 5000 of 5000.'));
  expect(keys).toBeLessThanOrEqual(6);
});
