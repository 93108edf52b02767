/** What a spreadsheet would read as a formula, after the apostrophes that may come before it. */
const formula = /^'*[=+\-@\t\r]/;

/**
 * A text as a cell of a CSV file: a spreadsheet shows it and never computes it. Nothing is lost by it:
 * `restored` gives the same text back.
 */
export function neutralized(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text of a cell of a CSV file, with or without the apostrophe that `neutralized` adds. */
export function restored(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
