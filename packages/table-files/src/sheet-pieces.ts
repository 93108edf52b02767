import { neutralized } from '@campus/domain/core/csv';
import type { CellType, CellValue, Table } from './columns.ts';
import { serialOf } from './serial.ts';
import type { SharedTexts } from './shared-texts.ts';
import { cellStyles } from './workbook-xml.ts';
import { xmlText } from './xml-text.ts';

/** The most rows of a sheet, with its header: Excel's limit. */
const maxRows = 1_048_576;
/** The most characters of a sheet: a file within a ZIP file has at most 4 GiB. */
const maxLength = 1024 * 1024 * 1024;
/** About the number of characters in a piece. */
const pieceLength = 256 * 1024;

const start =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  '<sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>';
const end = '</sheetData></worksheet>';

/** A part of the sheets of a table, and whether a sheet begins with it. */
interface SheetPiece {
  begins: boolean;
  xml: string;
}

/** Generates the sheets of a table piece by piece. Each has the header in its first row. */
export async function* sheetPieces(
  { columns, batches }: Table,
  texts: SharedTexts,
): AsyncGenerator<SheetPiece> {
  const letters = columns.map((_, index) => columnLetters(index));
  const header = columns.map(({ header }, index) =>
    textCell(header, { at: `${letters[index]}1`, style: cellStyles.header, texts }),
  );
  const top = `${start}<row r="1">${header.join('')}</row>`;
  let [piece, begins, rows, length] = [top, true, 1, top.length];
  for await (const batch of batches) {
    for (const values of batch) {
      const isFull = rows === maxRows || length > maxLength;
      if (isFull || piece.length > pieceLength) {
        yield { begins, xml: isFull ? piece + end : piece };
        [piece, begins] = isFull ? [top, true] : ['', false];
      }
      if (isFull) [rows, length] = [1, top.length];
      rows += 1;
      const cells = columns.map(({ type }, index) =>
        cellXml(values[index] ?? null, type, { at: `${letters[index]}${rows}`, texts }),
      );
      const row = `<row r="${rows}">${cells.join('')}</row>`;
      piece += row;
      length += row.length;
    }
  }
  yield { begins, xml: piece + end };
}

function cellXml(
  value: CellValue,
  type: CellType,
  { at, texts }: { at: string; texts: SharedTexts },
): string {
  if (value === null || value === '') return '';
  if (type === 'number' && Number.isFinite(value)) return `<c r="${at}"><v>${value}</v></c>`;
  const serial = type === 'day' || type === 'instant' ? serialOf(value) : undefined;
  if (serial !== undefined)
    return `<c r="${at}" s="${cellStyles[type as 'day' | 'instant']}"><v>${serial}</v></c>`;
  const text = value instanceof Date ? value.toISOString() : String(value);
  // With this style, a text stays a text when a person edits its cell.
  const style = neutralized(text) === text ? cellStyles.plain : cellStyles.quoted;
  return textCell(text, { at, style, texts });
}

function textCell(
  text: string,
  { at, style, texts }: { at: string; style: number; texts: SharedTexts },
): string {
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
