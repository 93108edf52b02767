import type { Entry } from '@campus/domain/rooms/entries';
import { newCommand, newRoom } from '@campus/domain/rooms/new-entries';

/** How the ids of entries begin that do not exist yet; no stored id has a blank. */
const temporary = 'new ';

/** Whether an id is of an entry that is not stored yet. */
export function isNewId(id: string): boolean {
  return id.startsWith(temporary);
}

/** An entry as its form starts, in this folder. The server gives it its place in the list. */
export function newEntry(kind: Entry['kind'], group: string): Entry {
  const place = { group, order: 0 };
  return kind === 'room' ? newRoom(`${temporary}${kind}`, place) : newCommand(`${temporary}${kind}`, place);
}
