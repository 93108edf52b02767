/**
 * Where a spreadsheet would take the start of a cell for a formula (OWASP, CSV injection; full-width signs count),
 * after apostrophes: at the start of a text, and within it if a spreadsheet separates cells by another sign than the
 * file does. A comma in a text is quoted, and so never separates.
 */
const formula = {
  begins: /^(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;|\t\r\n])(?=['"]*[=+\-@＝＋－＠])/g,
  beginsNeutralized: /^'(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;|\t\r\n])'(?=['"]*[=+\-@＝＋－＠])/g,
};

/**
 * A text as a cell of a CSV file: a spreadsheet shows it and never computes it, whichever sign it separates cells by.
 * Nothing is lost by it: `restored` gives the same text back.
 */
export function neutralized(text: string): string {
  return text.replaceAll(formula.begins, "'");
}

/** The text of a cell of a CSV file, with or without the apostrophes that `neutralized` adds. */
export function restored(cell: string): string {
  return cell.replaceAll(formula.beginsNeutralized, '');
}
