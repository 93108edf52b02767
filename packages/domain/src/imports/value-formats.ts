import type { DecimalMark } from '../core/numbers.ts';
import { certainOrder, type DateOrder, isUnclearDate } from './written-dates.ts';

/** How the cells of a column write dates and numbers. */
export interface ValueFormat {
  dates: DateOrder;
  decimals: DecimalMark;
}

export const valueFormatParts = ['dates', 'decimals'] as const;
export type ValueFormatPart = (typeof valueFormatParts)[number];

/** The format a column seems to have. `unsure` names what its cells leave open: `01/02/2026`, `1.250`. */
export interface GuessedFormat extends ValueFormat {
  unsure: ValueFormatPart[];
}

/** The certain facts about a column, and whether any of its cells is ambiguous. */
interface Evidence<Value> {
  certain: Value | undefined;
  unclear: boolean;
}

/**
 * Detects the format of each column from the first rows of a file. Ambiguous columns follow the other columns, then the
 * delimiter: programs that write decimal commas separate cells by semicolons and write the day first.
 */
export function guessFormats(rows: readonly (readonly string[])[], delimiter: string): GuessedFormat[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => {
    const cells = rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');
    return { dates: dateEvidence(cells), decimals: numberEvidence(cells) };
  });
  const semicolons = delimiter === ';';
  const dates = mostCommon(columns.map((column) => column.dates)) ?? (semicolons ? 'dayFirst' : 'monthFirst');
  const decimals = mostCommon(columns.map((column) => column.decimals)) ?? (semicolons ? ',' : '.');
  return columns.map((column) => ({
    dates: column.dates.certain ?? dates,
    decimals: column.decimals.certain ?? decimals,
    unsure: valueFormatParts.filter((part) => column[part].certain === undefined && column[part].unclear),
  }));
}

function dateEvidence(cells: readonly string[]): Evidence<DateOrder> {
  return { certain: mostFrequent(cells.map(certainOrder)), unclear: cells.some(isUnclearDate) };
}

const numeral = /^[+-]?[\d.,\s'’]*\d$/;

function numberEvidence(cells: readonly string[]): Evidence<DecimalMark> {
  const numerals = cells.filter((cell) => numeral.test(cell) && /[.,]/.test(cell));
  return {
    certain: mostFrequent(numerals.map(certainMark)),
    unclear: numerals.some((cell) => !certainMark(cell)),
  };
}

/** The certain decimal mark of a number: the last of two signs, or one that cannot separate thousands. */
function certainMark(cell: string): DecimalMark | undefined {
  const marks = cell.replaceAll(/[^.,]/g, '');
  const last = marks.at(-1);
  if (last !== '.' && last !== ',') return undefined;
  const other = last === '.' ? ',' : '.';
  if (marks.includes(other)) return last;
  if (marks.length > 1) return other;
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(cell) ? undefined : last;
}

function mostCommon<Value>(columns: readonly Evidence<Value>[]): Value | undefined {
  return mostFrequent(columns.map(({ certain }) => certain));
}

function mostFrequent<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<[Value, number] | undefined>(
    (most, entry) => (most && most[1] >= entry[1] ? most : entry),
    undefined,
  )?.[0];
}
