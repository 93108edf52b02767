import { placeOf, targetOf } from './doctor/targets.ts';
import type { Entry, Room } from './entries.ts';
import { copyKey, nextInstance } from './instances.ts';
import { type Block, blocksOf, renumbered } from './list-order.ts';
import { overflowCommand, overflowTarget } from './overflow.ts';

/** What comes along with a copy only when it is wanted. Passcodes never do. */
export const duplicateParts = ['notes', 'zoom', 'overflow'] as const;
export type DuplicatePart = (typeof duplicateParts)[number];

/** The parts that some of the entries have, and that a person is asked about. */
export function partsOf(entries: readonly Entry[]): DuplicatePart[] {
  const rooms = entries.filter((entry): entry is Room => entry.kind === 'room');
  const has: Record<DuplicatePart, boolean> = {
    notes: entries.some(({ notes }) => notes !== ''),
    zoom: rooms.some(({ zoomCredential: { id, passcode } }) => id + passcode !== ''),
    overflow: rooms.some(({ hardUserLimitOptions: { dialogTitle, dialogMessage, command } }) =>
      Boolean(dialogTitle + dialogMessage + command),
    ),
  };
  return duplicateParts.filter((part) => has[part]);
}

export interface Duplicated {
  /** The whole list with the copies, numbered by tens. */
  entries: Entry[];
  /** Each copy with the id of what it is a copy of. */
  copies: { entry: Entry; of: string }[];
}

interface DuplicateOptions {
  parts: readonly DuplicatePart[];
  /** Makes the id of a copy. */
  newId: () => string;
}

/** A copy of one room or command right after it; undefined when it is not in the list. */
export function duplicateEntry(
  entries: readonly Entry[],
  id: string,
  wish: DuplicateOptions,
): Duplicated | undefined {
  const source = entries.find((entry) => entry.id === id);
  if (!source) return undefined;
  const names = new Set(entries.map(({ name }) => name));
  const copies = copiesOf([{ ...source, name: freeName(source.name, names) }], entries, wish);
  const blocks = blocksOf(entries).flatMap((block): Block<Entry>[] => {
    if (!block.entries.includes(source)) return [block];
    const copied = copies.map(({ entry }) => entry);
    if (block.folder === '') return [block, { folder: '', entries: copied }];
    const at = block.entries.indexOf(source) + 1;
    return [{ ...block, entries: [...block.entries.slice(0, at), ...copied, ...block.entries.slice(at)] }];
  });
  return numbered(blocks, copies);
}

/**
 * A copy of a folder right after it, under a name that is free. What leads from one of its entries to a room of the
 * folder leads from the copy to the copy of that room. Undefined when the folder is not in the list.
 */
export function duplicateFolder(
  entries: readonly Entry[],
  folder: string,
  wish: DuplicateOptions,
): Duplicated | undefined {
  const blocks = blocksOf(entries);
  const source = blocks.find((block) => folder !== '' && block.folder === folder);
  if (!source) return undefined;
  const copies = copiesOf(source.entries, entries, wish);
  const name = freeName(folder, new Set(blocks.map((block) => block.folder)));
  const copied = { folder: name, entries: copies.map(({ entry }) => entry) };
  return numbered(
    blocks.flatMap((block) => (block === source ? [block, copied] : [block])),
    copies,
  );
}

function numbered(blocks: readonly Block<Entry>[], copies: Duplicated['copies']): Duplicated {
  const entries = renumbered(blocks);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return { entries, copies: copies.map(({ entry, of }) => ({ entry: byId.get(entry.id) ?? entry, of })) };
}

/** "Lab" becomes "Lab (2)", and that "Lab (3)". */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name] = /^(.*) \(\d+\)$/.exec(name) ?? [];
  let count = 2;
  while (taken.has(`${stem} (${count})`)) count += 1;
  return `${stem} (${count})`;
}

function copiesOf(
  sources: readonly Entry[],
  entries: readonly Entry[],
  { parts, newId }: DuplicateOptions,
): Duplicated['copies'] {
  const rooms: Pick<Room, 'levelName' | 'instance'>[] = entries.filter((entry) => entry.kind === 'room');
  const places = new Map<string, number>();
  const copies = sources.map((source) => {
    const entry = { ...source, id: newId(), notes: parts.includes('notes') ? source.notes : '' };
    if (entry.kind === 'command' || source.kind === 'command') return { entry, of: source.id };
    const place = copyKey(source);
    const copy = { ...copyOfRoom(entry, parts), instance: nextInstance(rooms, source.levelName) };
    rooms.push(copy);
    if (place !== undefined) places.set(place, copy.instance);
    return { entry: copy, of: source.id };
  });
  return copies.map(({ entry, of }) => ({ entry: retargeted(entry, places), of }));
}

function copyOfRoom(room: Room, parts: readonly DuplicatePart[]): Room {
  return {
    ...room,
    hasPasscodes: false,
    isOnWeb: false,
    zoomCredential: parts.includes('zoom') ? room.zoomCredential : { id: '', passcode: '' },
    hardUserLimitOptions: parts.includes('overflow')
      ? room.hardUserLimitOptions
      : { dialogTitle: '', dialogMessage: '', command: '' },
  };
}

/** The copy, leading to the copies of the rooms to which the source leads. `places` has their new instances. */
function retargeted(entry: Entry, places: ReadonlyMap<string, number>): Entry {
  const target = targetOf(entry);
  const instance = target && places.get(placeOf(target) ?? '');
  if (instance === undefined) return entry;
  if (entry.kind === 'command') return { ...entry, targetInstance: instance };
  const overflow = overflowTarget(entry.hardUserLimitOptions.command);
  const command = overflow ? overflowCommand({ ...overflow, instance }) : '';
  return { ...entry, hardUserLimitOptions: { ...entry.hardUserLimitOptions, command } };
}
