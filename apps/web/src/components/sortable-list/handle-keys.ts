import type { KeyboardEvent } from 'react';
import type { Sorting } from './use-sorting.ts';

/** Handles the keys of a handle: pick up, move, drop, or return its row, or open its menu. */
export function onHandleKey(
  event: KeyboardEvent,
  { id, sorting, openMenu }: { id: string; sorting: Sorting; openMenu: () => void },
): void {
  const isHeld = sorting.heldId === id;
  if (event.key === ' ' || event.key === 'Enter') isHeld ? sorting.drop() : sorting.pickUp(id);
  else if (isHeld && event.key === 'Escape') sorting.putBack();
  else if (!isHeld && event.key === 'ArrowDown') openMenu();
  else if (!isHeld || !sorting.step(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}
