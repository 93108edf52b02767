import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, Model } from '@ironcalc/wasm';
import { CsvError, parse } from 'csv-parse/sync';

const require = createRequire(import.meta.url);

/** The last row of a sheet is 1,048,576; few columns are enough. */
const columns = 100;

/** Texts that a spreadsheet computes where they stand in a cell as they are, or behind a sign that separates cells. */
export const formulas = [
  ...['=1+1', '+1+1', '-1+1', '@SUM(1)', '＝1+1', '\t=1+1', '\r=1+1', '\n=1+1'],
  ...[';=1+1', 'x;@SUM(1);y', 'x\t=1+1', 'x|-1+1', 'x\r\n=1+1', ',"=1+1"'],
];

/** A cell of a file that a spreadsheet would compute, and what it made of it. */
export interface ComputedCell {
  cell: string;
  formula: string;
}

/** How a program separates the cells of a file that it opens. */
export interface Opening {
  delimiter: ',' | ';' | '\t' | '|';
  /** Whether it takes quotes for signs around a cell, or for text. */
  quotes: boolean;
}

/** How programs can open our files: by commas with quotes, as they are written, and by every other sign. */
export const openings: readonly Opening[] = [
  { delimiter: ',', quotes: true },
  ...([';', '\t', '|'] as const).flatMap((delimiter) => [
    { delimiter, quotes: true },
    { delimiter, quotes: false },
  ]),
];

/** The cells of a CSV file that the spreadsheet engine IronCalc takes for formulas when they are entered. */
export function computedCells(content: string, opening: Opening): ComputedCell[] {
  sheet ??= emptySheet();
  const entered = sheet;
  return [...new Set(cellsOf(content, opening))].flatMap((cell, index) => {
    const at = [0, 1 + Math.floor(index / columns), 1 + (index % columns)] as const;
    entered.setUserInput(...at, asExcelReads(cell));
    const formula = entered.getCellContent(...at);
    return formula.startsWith('=') && formula.length > 1 ? [{ cell, formula }] : [];
  });
}

let sheet: Model | undefined;

function emptySheet(): Model {
  initSync({ module: readFileSync(require.resolve('@ironcalc/wasm/wasm_bg.wasm')) });
  const made = new Model('Opened', 'en', 'UTC', 'en');
  made.pauseEvaluation();
  return made;
}

function cellsOf(content: string, opening: Opening): string[] {
  try {
    return parsed(content, opening).flat();
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    // Spreadsheets take what follows an open quote for one cell.
    return parsed(`${content}"`, opening).flat();
  }
}

function parsed(content: string, { delimiter, quotes }: Opening): string[][] {
  return parse(content, {
    bom: true,
    delimiter,
    quote: quotes ? '"' : null,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  });
}

/**
 * A cell with what IronCalc does not take for the beginning of a formula, and Excel does (OWASP, CSV injection):
 * full-width signs, the at sign, and the text after a tab or a line end.
 */
function asExcelReads(cell: string): string {
  return cell
    .replace(/^[\t\r\n]+/, '')
    .replace(/^[＝＋－＠]/, (sign) => sign.normalize('NFKC'))
    .replace(/^@/, '=');
}
