import type { Anchor, Move } from '@campus/domain/rooms/moves';
import { folderOfRow } from './list-rows.ts';

function anchorOf(rowId: string | null): Anchor {
  if (rowId === null) return null;
  const folder = folderOfRow(rowId);
  return folder === undefined ? { entry: rowId } : { folder };
}

/** The move of a row of the list, in the words of the list of entries. */
export function moveOfRow(id: string, afterId: string | null, groupId: string | null): Move {
  const after = anchorOf(afterId);
  const folder = folderOfRow(id);
  if (folder !== undefined) return { kind: 'folder', folder, after };
  return { kind: 'entry', id, folder: (groupId === null ? undefined : folderOfRow(groupId)) ?? '', after };
}
