import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, Model } from '@ironcalc/wasm';
import { CsvError, parse } from 'csv-parse/sync';

const require = createRequire(import.meta.url);

/** The last row of a sheet is 1,048,576; few columns are enough. */
const columns = 100;

/** Texts that a spreadsheet evaluates if a cell contains them unchanged, or after a delimiter. */
export const formulas = [
  ...['=1+1', '+1+1', '-1+1', '@SUM(1)', '＝1+1', '\t=1+1', '\r=1+1', '\n=1+1'],
  ...[';=1+1', 'x;@SUM(1);y', 'x\t=1+1', 'x|-1+1', 'x\r\n=1+1', ',"=1+1"'],
];

/** A file cell that a spreadsheet would evaluate, and its result. */
export interface ComputedCell {
  cell: string;
  formula: string;
}

/** How a program splits a file into cells. */
export interface Opening {
  delimiter: ',' | ';' | '\t' | '|';
  /** Whether quotes delimit cells or are text. */
  quotes: boolean;
}

/**
 * The ways in which programs can open our files: with commas and quotes, as they are written, and with every
 * other delimiter.
 */
export const openings: readonly Opening[] = [
  { delimiter: ',', quotes: true },
  ...([';', '\t', '|'] as const).flatMap((delimiter) => [
    { delimiter, quotes: true },
    { delimiter, quotes: false },
  ]),
];

/** The cells of a CSV file that the spreadsheet engine IronCalc evaluates as formulas. */
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
    // Spreadsheets treat everything after an open quote as one cell.
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
 * Rewrites a cell so that IronCalc recognizes formulas that only Excel recognizes (OWASP, CSV injection):
 * full-width signs, the at sign, and text after a tab or a line end.
 */
function asExcelReads(cell: string): string {
  return cell
    .replace(/^[\t\r\n]+/, '')
    .replace(/^[＝＋－＠]/, (sign) => sign.normalize('NFKC'))
    .replace(/^@/, '=');
}
