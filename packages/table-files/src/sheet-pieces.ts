import type { Table } from './columns.ts';
import type { SharedTexts } from './shared-texts.ts';
import { rowWriter } from './sheet-row.ts';
import { declaration, main } from './xml-text.ts';

/** The most rows of a sheet, with its header: Excel's limit. */
const maxRows = 1_048_576;
/** The most characters of a sheet: a file within a ZIP file has at most 4 GiB. */
const maxLength = 1024 * 1024 * 1024;
/** About the number of characters in a piece. */
const pieceLength = 256 * 1024;

const start =
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
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
  const { header, row } = rowWriter(columns, texts);
  let sheet = new OpenSheet(header);
  for await (const batch of batches) {
    for (const values of batch) {
      if (sheet.isFull) {
        yield sheet.take(end);
        sheet = new OpenSheet(header);
      } else if (sheet.hasPiece) yield sheet.take();
      sheet.add(row(values, sheet.rows + 1));
    }
  }
  yield sheet.take(end);
}

/** A sheet that is being written. */
class OpenSheet {
  rows = 1;
  #begins = true;
  #xml: string;
  #length = 0;

  constructor(header: string) {
    this.#xml = start + header;
  }

  get isFull(): boolean {
    return this.rows === maxRows || this.#length > maxLength;
  }

  get hasPiece(): boolean {
    return this.#xml.length > pieceLength;
  }

  add(row: string): void {
    this.#xml += row;
    this.#length += row.length;
    this.rows += 1;
  }

  /** Returns what was written since the last time. */
  take(last = ''): SheetPiece {
    const piece = { begins: this.#begins, xml: this.#xml + last };
    this.#begins = false;
    this.#xml = '';
    return piece;
  }
}
