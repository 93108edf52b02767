import { visibleText } from '../core/typed-text.ts';
import type { Placed } from './entries.ts';
import { type Block, blocksOf, renumbered } from './list-order.ts';

/** The most characters of a folder's name (ROM-035). */
export const maxFolderLength = 50;

export type FolderRefusal = 'rooms.folder.required' | 'rooms.folder.tooLong' | 'rooms.folder.taken';

/**
 * Why a folder cannot be renamed so, or undefined. White space around the name does not count. The name of another
 * folder is refused, unless both are to become one (`merge`).
 */
export function refuseFolderName(
  name: string,
  { current, folders, merge = false }: { current: string; folders: readonly string[]; merge?: boolean },
): FolderRefusal | undefined {
  const wanted = visibleText(name);
  if (wanted === '') return 'rooms.folder.required';
  if ([...wanted].length > maxFolderLength) return 'rooms.folder.tooLong';
  return !merge && wanted !== current && folders.includes(wanted) ? 'rooms.folder.taken' : undefined;
}

/**
 * The list with another name for a folder: the group of all its rooms and commands (ROM-024). Where a folder of that
 * name exists, the entries become its last ones. A folder that is gone leaves the list as it is, numbered by tens.
 */
export function renameFolder<E extends Placed>(entries: readonly E[], folder: string, name: string): E[] {
  const blocks = blocksOf(entries);
  const to = visibleText(name);
  const renamed = blocks.find((block) => folder !== '' && block.folder === folder);
  if (!renamed || to === '' || to === folder) return renumbered(blocks);
  const existing = blocks.find((block) => block.folder === to);
  return renumbered(
    blocks.flatMap((block): Block<E>[] => {
      if (block === existing) return [{ folder: to, entries: [...block.entries, ...renamed.entries] }];
      if (block !== renamed) return [block];
      return existing ? [] : [{ ...renamed, folder: to }];
    }),
  );
}

/**
 * The list with an entry in another folder, chosen in its form: the last of that folder. A folder that nobody is in is
 * made in the place of the entry, or right after the folder that it leaves; so is the place outside of folders.
 */
export function regroup<E extends Placed>(entries: readonly E[], id: string, group: string): E[] {
  return regroupAll(entries, new Map([[id, group]]));
}

/** The list with entries, given by their ids, in other folders: they come into each folder in the order of the list. */
export function regroupAll<E extends Placed>(
  entries: readonly E[],
  groups: ReadonlyMap<string, string>,
): E[] {
  const blocks = blocksOf(entries);
  const leaves = (entry: E) => (groups.get(entry.id) ?? entry.group) !== entry.group;
  const existing = new Set(blocks.map(({ folder }) => folder).filter((folder) => folder !== ''));
  const arriving = new Map<string, E[]>();
  for (const entry of blocks.flatMap((block) => block.entries.filter(leaves))) {
    const group = groups.get(entry.id) ?? '';
    arriving.set(group, [...(arriving.get(group) ?? []), entry]);
  }
  /** The folders that are made where this entry was, and the entry itself where it comes out of its folder. */
  const madeFor = (entry: E): Block<E>[] => {
    const folder = groups.get(entry.id) ?? '';
    if (folder === '') return [{ folder, entries: [entry] }];
    const all = existing.has(folder) ? [] : (arriving.get(folder) ?? []);
    return all[0] === entry ? [{ folder, entries: all }] : [];
  };
  return renumbered(
    blocks.flatMap(({ folder, entries: all }): Block<E>[] => {
      const stays = all.filter((entry) => !leaves(entry));
      const comes = folder === '' ? [] : (arriving.get(folder) ?? []);
      const kept = [...stays, ...comes];
      return [
        ...(kept.length > 0 ? [{ folder, entries: kept }] : []),
        ...all.filter(leaves).flatMap(madeFor),
      ];
    }),
  );
}
