import { text } from '@campus/contracts/core/text';
import type { Place, SortItem } from './sort-places.ts';

/** A place to which an item can be moved, with its label. */
export interface MoveChoice {
  label: string;
  place: Place;
}

/**
 * Finds places whose neighbor or group name contains `search`, ignoring case. Without a search, the top of
 * the list comes first.
 */
export function moveChoices(items: readonly SortItem[], id: string, search: string): MoveChoice[] {
  const wanted = search.toLowerCase();
  const moved = items.find((item) => item.id === id);
  const groups = new Map(items.filter(({ isGroup }) => isGroup).map((group) => [group.id, group.name]));
  const top = { label: text('sort.dialog.first'), place: { groupId: null, afterId: null } };
  const fits = (item: SortItem) =>
    item.id !== id && !(moved?.isGroup && item.groupId) && item.name.toLowerCase().includes(wanted);
  const choices = items.filter(fits).flatMap(({ id: afterId, name, groupId = null, isGroup }) => {
    const group = groups.get(groupId ?? '');
    const after = {
      label:
        group === undefined
          ? text('sort.dialog.after', { name })
          : text('sort.dialog.afterIn', { name, group }),
      place: { groupId, afterId },
    };
    if (!isGroup || moved?.isGroup) return [after];
    const last = items.findLast((item) => item.groupId === afterId && item.id !== id)?.id ?? null;
    const into = {
      label: text('sort.dialog.into', { group: name }),
      place: { groupId: afterId, afterId: last },
    };
    return [into, after];
  });
  return search === '' ? [top, ...choices] : choices;
}
