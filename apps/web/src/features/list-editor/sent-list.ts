import type { ListEdit, ListItem } from '@campus/domain/lists/merge-lists';
import { isUnsaved } from './use-list-edit.ts';

/** The items in the format of the call, without the temporary ids of new ones. */
export function itemsToSave<Item extends ListItem>(
  items: readonly Item[],
): (Omit<Item, 'id'> & { id?: string })[] {
  return items.map(({ id, ...content }) => (isUnsaved({ id }) ? content : { ...content, id }));
}

/** The state on which an edit is based, in the format of the call. */
export function basisOf<Item extends ListItem>({ base, moved }: Pick<ListEdit<Item>, 'base' | 'moved'>) {
  return { items: [...base], moved: [...moved].filter((id) => !isUnsaved({ id })) };
}
