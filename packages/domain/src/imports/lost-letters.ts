/**
 * Whether a cell is a written text in which a program has replaced letters by question marks, because the encoding of
 * its file lacks them: `?ukasz` for `Łukasz`, `??` for an emoji. Such a program replaces a letter everywhere or nowhere.
 */
export function hasLostLetters(cell: string, written: string): boolean {
  const lost = new Set<string>();
  const kept = new Set<string>();
  let at = 0;
  for (const letter of written) {
    if (cell.startsWith(letter, at)) {
      kept.add(letter);
      at += letter.length;
      continue;
    }
    // ASCII is in each encoding. Some programs write two question marks for a letter of two UTF-16 code units.
    if (letter <= '\x7F' || cell[at] !== '?') return false;
    lost.add(letter);
    at += letter.length === 2 && cell[at + 1] === '?' && isTwice(cell, written) ? 2 : 1;
  }
  return at === cell.length && lost.size > 0 && ![...lost].some((letter) => kept.has(letter));
}

/** Whether a cell has as many UTF-16 code units as the written text. */
function isTwice(cell: string, written: string): boolean {
  return cell.length === written.length;
}
