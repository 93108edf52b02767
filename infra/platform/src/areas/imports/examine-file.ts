import { AppError } from '@campus/contracts/core/app-error';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import { delimiterOf } from '@campus/csv/delimiter';
import { guessColumns } from '@campus/domain/imports/import-columns';
import { type ImportDelimiter, type ImportEncoding, importLimits } from '@campus/domain/imports/imports';
import { filledWidth, titleRowCount } from '@campus/domain/imports/title-rows';
import { guessFormats } from '@campus/domain/imports/value-formats';
import { storableText } from '../../foundation/database/storable-text.ts';
import type { FileStore } from '../../foundation/files/file-store.ts';
import { type DecodedFile, type Decoding, decodeUnknown } from './decode-file.ts';
import { firstPosition, readRows } from './read-rows.ts';
import type { OpenFile } from './receive-file.ts';

/** The properties of an examined file. `place` is the path of its UTF-8 version. */
export type Examined = Omit<ImportFile, 'id' | 'name'> & { place: string; titleRows: number };

const headBytes = 64 * 1024;
/** The maximum number of rows examined, and of samples shown. */
const most = { rows: 1_000, samples: 3, sampleLength: 100 };

/**
 * Examines a completely uploaded file: detects its encoding and delimiter, and guesses its columns. A file in
 * another encoding is converted to UTF-8. Throws if it cannot be imported.
 */
export async function examineFile(
  decoding: Decoding,
  { place, bytes }: Pick<OpenFile, 'place' | 'bytes'>,
  customFields: readonly string[],
): Promise<Examined> {
  if (bytes === 0) throw new AppError('invalid', 'imports.file.empty');
  return examineDecoded(decoding.files, await decodeUnknown(decoding, { place, bytes }), customFields);
}

/** Examines the rows of a file with a known encoding. Detects the delimiter unless it is given. */
export async function examineDecoded(
  files: FileStore,
  decoded: DecodedFile & { encoding: ImportEncoding; delimiter?: ImportDelimiter | undefined },
  customFields: readonly string[],
): Promise<Examined> {
  const { place, bytes, encoding, oddBytes } = decoded;
  const head = await files.readPiece(place, { from: 0, bytes: headBytes });
  const delimiter = decoded.delimiter ?? delimiterOf(Buffer.from(head).toString());
  const unknown = {
    place,
    bytes,
    delimiter,
    hasHeader: false,
    columns: { length: Number.POSITIVE_INFINITY },
  };
  const { rows } = await readRows(files, unknown, { from: firstPosition, most: most.rows });
  if (rows.length === 0) throw new AppError('invalid', 'imports.file.empty');
  const titleRows = titleRowCount(
    rows.map((row) => row.cells.slice(0, importLimits.columns)),
    customFields,
  );
  const [first, ...rest] = rows.slice(titleRows).map((row) => row.cells);
  if (!first) throw new AppError('invalid', 'imports.file.empty');
  const width = filledWidth([first, ...rest.map((cells) => cells.slice(0, first.length))]);
  if (width > importLimits.columns)
    throw new AppError('invalid', 'imports.file.tooManyColumns', { max: importLimits.columns });
  const cells = [
    first.slice(0, width),
    ...rest.map((row) => row.slice(0, Math.min(filledWidth([row]), importLimits.columns))),
  ];
  const columns = columnsOf(cells, { delimiter, customFields });
  return { place, bytes, encoding, oddBytes, titleRows, delimiter, ...columns };
}

function columnsOf(
  cells: readonly (readonly string[])[],
  { delimiter, customFields }: { delimiter: ImportDelimiter; customFields: readonly string[] },
): Pick<ImportFile, 'hasHeader' | 'columns'> {
  const { hasHeader, columns } = guessColumns(cells, customFields);
  const content = hasHeader ? cells.slice(1) : cells;
  const formats = guessFormats(content, delimiter);
  const shown = content.slice(0, most.samples);
  return {
    hasHeader,
    columns: columns.map(({ header, field }, index) => ({
      header: shortened(header),
      field,
      samples: shown.map((row) => shortened(row[index] ?? '')),
      format: formats[index] ?? unsaid,
    })),
  };
}

/** The format of a column without cells. */
const unsaid: ImportFile['columns'][number]['format'] = { dates: 'monthFirst', decimals: '.', unsure: [] };

function shortened(cell: string): string {
  return storableText(cell, most.sampleLength);
}
