import { findableText, findableWords, hasWords } from '../core/find-words.ts';
import { isSameValue } from '../core/same-value.ts';
import { type Entry, entryFields, type RoomPlace } from './entries.ts';

/** What the list shows unless another filter is chosen (ROM-065). */
export const defaultVisibility: readonly RoomPlace[] = ['GOTO', 'mobile'];

/**
 * The places whose rooms a list shows, and whether a search extends them to all: a search finds hidden rooms too, unless
 * the person has chosen other places than the default.
 */
export function listedPlaces(
  chosen: readonly RoomPlace[],
  search: string,
): { places: readonly RoomPlace[]; isExtended: boolean } {
  const isExtended = search !== '' && isSameValue(chosen, defaultVisibility);
  return { places: isExtended ? [] : chosen, isExtended };
}

export interface EntryFilter {
  search: string;
  /** A room is shown that is listed in one of these places, a command with the GOTO menu; all where none is named. */
  visibility: readonly RoomPlace[];
}

/** An entry with the text in which a search looks, so that typing in a list of thousands prepares each text once. */
export interface Searchable<E extends Entry = Entry> {
  entry: E;
  text: string;
}

/** The entries with what they are found by: their fields that are `searched`. */
export function searchable<E extends Entry>(entries: readonly E[]): Searchable<E>[] {
  return entries.map((entry) => ({ entry, text: findableText(searchedText(entry)) }));
}

/** The text by which a search finds an entry: its fields that are `searched`. */
export function searchedText(entry: Pick<Entry, 'kind'>): string {
  const fields = entryFields[entry.kind];
  const searched = Object.entries(entry).filter(([name]) => fields[name]?.searched);
  return searched.map(([, text]) => text).join('\n');
}

/** The entries that a search and a filter leave, in the order given: each word, in any spelling, is somewhere in what they are found by. */
export function matching<E extends Entry>(entries: readonly Searchable<E>[], filter: EntryFilter): E[] {
  const words = findableWords(filter.search);
  return entries
    .filter(({ entry, text }) => isShown(entry, filter.visibility) && hasWords(text, words))
    .map(({ entry }) => entry);
}

function isShown(entry: Entry, visibility: readonly RoomPlace[]): boolean {
  if (visibility.length === 0) return true;
  const places: readonly RoomPlace[] = entry.kind === 'room' ? entry.visibleOn : ['GOTO'];
  return places.some((place) => visibility.includes(place));
}
