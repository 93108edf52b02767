import { compareBuildVersions } from '../core/build-versions.ts';
import type { Command, Entry, Room, RoomPlace } from './entries.ts';
import { type EntryVisitor, mayUse } from './entry-decision.ts';
import { blocksOf } from './list-order.ts';

/** Whose menu it is. */
export interface MenuViewer extends EntryVisitor {
  worldBuildVersion: string;
}

/** The lists in which people find rooms; commands are in the GOTO menu. */
export type MenuKind = Exclude<RoomPlace, 'hidden'>;

/** An entry outside of folders, or a folder with the entries that the viewer sees. */
export interface MenuBlock<E extends Entry = Entry> {
  folder: string;
  entries: E[];
}

/** Whether an entry is listed in a menu: a room where it is visible, a command in GOTO when the build knows it. */
export function isListed(
  entry: ListedRoom | ListedCommand,
  kind: MenuKind,
  worldBuildVersion: string,
): boolean {
  if (entry.kind === 'room') return entry.visibleOn.includes(kind);
  if (kind !== 'GOTO' || entry.commandType === '') return false;
  return entry.guiVersion === '' || compareBuildVersions(worldBuildVersion, entry.guiVersion) >= 0;
}

type ListedRoom = Pick<Room, 'kind' | 'visibleOn'>;
type ListedCommand = Pick<Command, 'kind' | 'commandType' | 'guiVersion'>;

/** The menu of a person, in order, with its folders; a folder without any entry for the person is left out. */
export function menuOf<E extends Entry>(
  entries: readonly E[],
  kind: MenuKind,
  viewer: MenuViewer,
): MenuBlock<E>[] {
  return blocksOf(entries).flatMap(({ folder, entries: all }) => {
    const seen = all.filter(
      (entry) => isListed(entry, kind, viewer.worldBuildVersion) && mayUse(entry, viewer),
    );
    return seen.length > 0 ? [{ folder, entries: seen }] : [];
  });
}
