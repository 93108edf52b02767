/** The separators of search words: blanks, and the signs around names and addresses in a pasted list. */
const separators = /[\s,;"<>]+/u;

/**
 * The words of a search of people, which all lists of people follow: a person is found when each word is somewhere in
 * one of the values that are searched, in any order. A word that is part of another one asks for nothing more and is
 * left out. A text of separators alone is one word, so that it finds the people who have it instead of everybody. Case
 * and accents are the database's to fold (`search_key`).
 */
export function searchWords(text: string): string[] {
  const words = [...new Set(text.normalize().toLowerCase().split(separators))].filter((word) => word !== '');
  if (words.length === 0) return text.trim() === '' ? [] : [text.trim()];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}
