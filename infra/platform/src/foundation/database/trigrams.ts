/** Whether an index of trigrams narrows a search for a text: it has three consecutive letters or digits. */
export function hasTrigram(text: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(text);
}
