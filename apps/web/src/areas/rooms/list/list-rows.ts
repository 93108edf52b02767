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

/** The rows of a list whose folders are in one piece: each folder, and after it its entries. */
export function rowsOf(entries: readonly Entry[]): SortItem[] {
  let folder = '';
  return entries.flatMap(({ id, name, group }) => {
    const startsFolder = group !== '' && group !== folder;
    folder = group;
    const groupId = group === '' ? null : folderRowId(group);
    const row = { id, name, groupId };
    return startsFolder ? [{ id: folderRowId(group), name: group, isGroup: true }, row] : [row];
  });
}
