/** Whether a trigram index narrows a search for this text: it needs three consecutive letters or digits. */
export function hasTrigram(text: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(text);
}
