import type { Entry } from '@campus/domain/rooms/entries';
import { newCommand, newRoom } from '@campus/domain/rooms/new-entries';

/** The prefix of the ids of new, unsaved entries; no stored id has a blank. */
const temporary = 'new ';

/** The initial values of a new entry in this folder. The server gives it its place in the list. */
export function newEntry(kind: Entry['kind'], group: string): Entry {
  const place = { group, order: 0 };
  return kind === 'room' ? newRoom(`${temporary}${kind}`, place) : newCommand(`${temporary}${kind}`, place);
}
