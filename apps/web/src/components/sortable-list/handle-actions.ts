import { text } from '@campus/contracts/core/messages';
import type { MenuAction } from '../input/action-menu.tsx';
import type { Sorting } from './use-sorting.ts';

/** The moves that a row can make, for the menu of its handle. `ask` opens the choice of a neighbor. */
export function handleActions(id: string, { order, moveTo }: Sorting, ask: () => void): MenuAction[] {
  const index = order.indexOf(id);
  const last = order.length - 1;
  const up = [
    { label: text('sort.up'), run: () => moveTo(id, index - 1) },
    { label: text('sort.top'), run: () => moveTo(id, 0) },
  ];
  const down = [
    { label: text('sort.down'), run: () => moveTo(id, index + 1) },
    { label: text('sort.bottom'), run: () => moveTo(id, last) },
  ];
  const elsewhere = [{ label: text('sort.moveTo'), run: ask }];
  return [...(index > 0 ? up : []), ...(index < last ? down : []), ...elsewhere];
}
