import { isSameValue } from '@campus/domain/core/same-value';
import type { ListEdit, ListItem } from '@campus/domain/lists/merge-lists';
import { moveAfter } from '@campus/domain/lists/order';
import { useRef, useState } from 'react';

/** The prefix of unsaved item ids. Saved ids contain no spaces. */
const temporary = 'new ';

/** Whether an item is not saved yet. */
export function isUnsaved({ id }: ListItem): boolean {
  return id.startsWith(temporary);
}

const untouched: ReadonlySet<string> = new Set();

/**
 * A list being edited. It follows the saved list until the first change. From then on it keeps its base, so
 * that saving can merge it with other people's changes.
 */
export function useListEdit<Item extends ListItem>(saved: readonly Item[]) {
  const [edited, setEdited] = useState<ListEdit<Item>>();
  const added = useRef(0);
  const isDirty = edited !== undefined && !isSameValue(edited.mine, edited.base);
  const edit = isDirty ? edited : { base: saved, mine: saved, moved: untouched };
  const change = (mine: readonly Item[], moved = edit.moved) => setEdited({ base: edit.base, mine, moved });
  return {
    edit,
    isDirty,
    replace: (item: Item) => change(edit.mine.map((other) => (other.id === item.id ? item : other))),
    remove: (id: string) => change(edit.mine.filter((item) => item.id !== id)),
    move: (id: string, afterId: string | null) => {
      const order = moveAfter(
        edit.mine.map((item) => item.id),
        id,
        afterId,
      );
      const mine = order.flatMap((wanted) => edit.mine.find((item) => item.id === wanted) ?? []);
      change(mine, new Set([...edit.moved, id]));
    },
    /** Appends the item that `make` creates for a temporary id. */
    add: (make: (id: string, items: readonly Item[]) => Item) => {
      added.current += 1;
      change([...edit.mine, make(`${temporary}${added.current}`, edit.mine)]);
    },
    /** Continues editing on another base. */
    rebase: (next: ListEdit<Item>) => setEdited(next),
    discard: () => setEdited(undefined),
  };
}
