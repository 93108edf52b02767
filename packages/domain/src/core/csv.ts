/**
 * Matches text that a spreadsheet could read as a formula (OWASP, CSV injection; full-width signs count), after
 * apostrophes. It looks at the start of the text, and after every sign that a spreadsheet might take for a separator. A
 * comma is quoted, so it never separates.
 */
const formula = {
  begins: /^(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;|\t\r\n])(?=['"]*[=+\-@＝＋－＠])/g,
  beginsNeutralized: /^'(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;|\t\r\n])'(?=['"]*[=+\-@＝＋－＠])/g,
};

/**
 * Turns a text into a CSV cell that no spreadsheet evaluates, whichever separator it uses. `restored` returns the
 * original text.
 */
export function neutralized(text: string): string {
  return text.replaceAll(formula.begins, "'");
}

/** The text of a cell of a CSV file, with or without the apostrophes that `neutralized` adds. */
export function restored(cell: string): string {
  return cell.replaceAll(formula.beginsNeutralized, '');
}
