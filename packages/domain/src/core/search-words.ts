/** The separators of search words: blanks, and the signs around names and addresses in a pasted list. */
const separators = /[\s,;"<>]+/u;

/**
 * Splits a search for people into words. A person matches if each word is somewhere in one of the searched values.
 * Words that are part of another word are left out. A text of separators alone is one word, so that it does not match
 * everybody. The database ignores case, accents, and forms of a sign (`search_key`).
 */
export function searchWords(text: string): string[] {
  const words = [...new Set(text.normalize().toLowerCase().split(separators))].filter((word) => word !== '');
  if (words.length === 0) return text.trim() === '' ? [] : [text.trim()];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}
