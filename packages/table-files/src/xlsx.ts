import type { Table } from './columns.ts';
import { SharedTexts } from './shared-texts.ts';
import { sheetName } from './sheet-name.ts';
import { sheetPieces } from './sheet-pieces.ts';
import { contentTypes, mainRelations, styles, workbook, workbookRelations } from './workbook-xml.ts';
import { ZipFile } from './zip-file.ts';

/** The media type of an XLSX file. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A table and the name of its sheet. */
export interface Sheet {
  name: string;
  table: Table;
}

/**
 * Generates an XLSX file of these sheets, without holding their rows. Numbers, days, and instants are numbers with a
 * format, texts are never formulas, and the same rows always make the same bytes. A table with more rows than a sheet
 * holds continues on further sheets.
 */
export async function* xlsxFile(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const texts = new SharedTexts();
  const names: string[] = [];
  zip.add('_rels/.rels', mainRelations);
  for (const { name, table } of sheets) {
    for await (const { begins, xml } of sheetPieces(table, texts)) {
      if (begins) {
        names.push(sheetName(name, names));
        zip.begin(`xl/worksheets/sheet${names.length}.xml`);
      }
      zip.write(xml);
      yield* zip.taken();
    }
  }
  zip.begin('xl/sharedStrings.xml');
  for (const xml of texts.pieces()) {
    zip.write(xml);
    yield* zip.taken();
  }
  zip.add('xl/styles.xml', styles);
  zip.add('xl/workbook.xml', workbook(names));
  zip.add('xl/_rels/workbook.xml.rels', workbookRelations(names.length));
  zip.add('[Content_Types].xml', contentTypes(names.length));
  zip.end();
  yield* zip.taken();
}
