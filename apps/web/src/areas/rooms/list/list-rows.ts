import type { Entry } from '@campus/domain/rooms/entries';
import type { SortItem } from '../../../components/sortable-list/sort-places.ts';

/** The prefix of the row ids of folders; ids of entries have no slash. */
const folderMark = 'folder/';

/** The row id of a folder. */
export function folderRowId(folder: string): string {
  return `${folderMark}${folder}`;
}

/** The folder whose row this is; undefined for the row of an entry. */
export function folderOfRow(id: string): string | undefined {
  return id.startsWith(folderMark) ? id.slice(folderMark.length) : undefined;
}

/**
 * The rows of a list whose folders are in one piece: each folder of `inFolders`, and after it those of its entries that
 * are shown.
 */
export function rowsOf(shown: readonly Entry[], inFolders = shown): SortItem[] {
  const ids = new Set(shown.map(({ id }) => id));
  let folder = '';
  return inFolders.flatMap(({ id, name, group }) => {
    const startsFolder = group !== '' && group !== folder;
    folder = group;
    const groupId = group === '' ? null : folderRowId(group);
    const rows = ids.has(id) ? [{ id, name, groupId }] : [];
    return startsFolder ? [{ id: folderRowId(group), name: group, isGroup: true }, ...rows] : rows;
  });
}
