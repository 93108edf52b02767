import { looksLikeAddress, namedFields } from './import-columns.ts';

/** How far from its beginning a file can have its header. */
const maxTitleRows = 30;
/** The maximum length of a header below a title. To look for names in longer rows would take time for nothing. */
const maxHeaderLength = 4_000;

/**
 * The number of rows above the header or the first person: the title of a list, its date, a summary. They end at the
 * first row with the names of columns; or else, if most rows have several cells, at the first row that has.
 */
export function titleRowCount(rows: readonly (readonly string[])[], customFields: readonly string[]): number {
  const [first = [], ...next] = rows.slice(0, maxTitleRows + 1);
  const namesOf = (row: readonly string[]) => namedFields(row, customFields);
  if (namesOf(first).length > 0 || first.some(looksLikeAddress)) return 0;
  const header = next.findIndex((row) => {
    if (row.reduce((length, cell) => length + cell.length, 0) > maxHeaderLength) return false;
    const fields = namesOf(row);
    return (
      filledCells(row) > 1 && !row.some(looksLikeAddress) && (fields.includes('email') || fields.length > 1)
    );
  });
  const person = next.findIndex((row) => row.some(looksLikeAddress));
  if (header !== -1 && (person === -1 || header < person)) return header + 1;
  const isTable = rows.filter((row) => filledCells(row) > 1).length * 2 > rows.length;
  if (!isTable) return 0;
  return Math.max(
    0,
    [first, ...next].findIndex((row) => filledCells(row) > 1),
  );
}

function filledCells(row: readonly string[]): number {
  return row.filter((cell) => cell !== '').length;
}

/** The width of rows without the columns at their end that are empty in each of them. */
export function filledWidth(rows: readonly (readonly string[])[]): number {
  return rows.reduce((width, row) => Math.max(width, row.findLastIndex((cell) => cell !== '') + 1), 0);
}

/**
 * Whether a row lists several addresses where a person has one: in the cell of the email, or in a file without a
 * header, as a row of addresses alone.
 */
export function hasSeveralAddresses(
  cells: readonly string[],
  { email, hasHeader }: { email: string; hasHeader: boolean },
): boolean {
  if (email.split(/[\s,;|]+/).filter(looksLikeAddress).length > 1) return true;
  const filled = cells.filter((cell) => cell !== '');
  return !hasHeader && filled.length > 1 && filled.every(looksLikeAddress);
}
