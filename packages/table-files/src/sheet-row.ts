import { neutralized } from '@campus/domain/core/csv';
import type { CellType, CellValue, Table } from './columns.ts';
import { serialOf } from './serial.ts';
import type { SharedTexts } from './shared-texts.ts';
import { cellStyles } from './workbook-xml.ts';
import { xmlText } from './xml-text.ts';

/** Writes the rows of a sheet, whose numbers begin with 1. */
export interface RowWriter {
  header: string;
  row: (values: readonly CellValue[], number: number) => string;
}

/** Returns the writer of the rows of a table. Empty cells are left out. */
export function rowWriter(columns: Table['columns'], texts: SharedTexts): RowWriter {
  const letters = columns.map((_, index) => columnLetters(index));
  const headers = columns.map(({ header }, index) =>
    textCell(header, { at: `${letters[index]}1`, style: cellStyles.header, texts }),
  );
  return {
    header: `<row r="1">${headers.join('')}</row>`,
    row: (values, number) => {
      const cells = columns.map(({ type }, index) =>
        cellXml(values[index] ?? null, type, { at: `${letters[index]}${number}`, texts }),
      );
      return `<row r="${number}">${cells.join('')}</row>`;
    },
  };
}

interface Place {
  at: string;
  texts: SharedTexts;
}

function cellXml(value: CellValue, type: CellType, { at, texts }: Place): string {
  if (value === null || value === '') return '';
  const number = type === 'text' ? undefined : numberOf(value, type);
  if (type !== 'text' && number !== undefined)
    return `<c r="${at}" s="${cellStyles[type]}"><v>${number}</v></c>`;
  const text = value instanceof Date ? value.toISOString() : String(value);
  // With this style, a text stays a text when a person edits its cell.
  const style = neutralized(text) === text ? cellStyles.text : cellStyles.quoted;
  return textCell(text, { at, style, texts });
}

/** Returns the number that a cell holds; undefined if spreadsheets cannot express the value. */
function numberOf(value: string | number | Date, type: Exclude<CellType, 'text'>): number | undefined {
  if (type !== 'number') return serialOf(value);
  return Number.isFinite(value) ? Number(value) : undefined;
}

function textCell(text: string, { at, style, texts }: Place & { style: number }): string {
  const number = texts.numberOf(text);
  return number === undefined
    ? `<c r="${at}" s="${style}" t="inlineStr"><is>${xmlText(text)}</is></c>`
    : `<c r="${at}" s="${style}" t="s"><v>${number}</v></c>`;
}

/** Returns the name of a column: A to Z, then AA. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
