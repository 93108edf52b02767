/** A text without upper case, accents, and forms of the same letter, for comparison with another one. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
