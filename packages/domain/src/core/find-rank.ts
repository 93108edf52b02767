import { findableText, findableWords, hasWords } from './find-words.ts';

/** The most results that the finder shows of one kind, before a person asks for all of them. */
export const mostFound = 5;

/** A text that a search can find, in the form that `findable` gives it. */
export interface Findable {
  label: string;
  /** The label, and further words that find it. */
  all: string;
}

/** Prepares a label, and further words by which people look for it, for many searches. */
export function findable(label: string, words = ''): Findable {
  const folded = findableText(label);
  return { label: folded, all: `${folded}\n${findableText(words)}` };
}

/** The rank of a label that equals the search or starts with it, at most. Anything else is a weaker match. */
export const strongMatch = 1;

/** The rank of what only words that mean the same find. */
const bySynonyms = 4;

/** The rank of what a search does not find. */
export const noMatch = 5;

/**
 * Returns a function that ranks texts by a search, the best first: 0, the label equals the search; 1, it starts with
 * it; 2, it has all its words; 3, label and further words have them; 4, they have words that mean the same;
 * `noMatch`, otherwise. An empty search finds everything.
 */
export function rankingFor(search: string): (text: Findable) => number {
  const whole = findableText(search.trim());
  const words = findableWords(search);
  const wider = findableWords(search, { synonyms: true });
  return ({ label, all }) => {
    if (label === whole) return 0;
    if (label.startsWith(whole)) return strongMatch;
    if (hasWords(label, words)) return 2;
    if (hasWords(all, words)) return 3;
    return hasWords(all, wider) ? bySynonyms : noMatch;
  };
}

/**
 * The best matches among a few rows, which all have been read, and whether there are more. Words that mean the same do
 * not match: the search of the area's list does not find them either.
 */
export function findAmong<Row>(rows: readonly Row[], search: string, textOf: (row: Row) => Findable) {
  if (search.trim() === '') return { items: [], hasMore: false };
  const rankOf = rankingFor(search);
  const ranked = rows
    .map((row) => ({ row, rank: rankOf(textOf(row)) }))
    .filter(({ rank }) => rank < bySynonyms)
    .sort((one, other) => one.rank - other.rank);
  return { items: ranked.slice(0, mostFound).map(({ row }) => row), hasMore: ranked.length > mostFound };
}
