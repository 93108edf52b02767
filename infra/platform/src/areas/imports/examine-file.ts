import { AppError } from '@campus/contracts/core/app-error';
import { type ImportFile, importFile } from '@campus/contracts/imports/import-files';
import { delimiterOf } from '@campus/csv/delimiter';
import { guessColumns, isResultHeader } from '@campus/domain/imports/import-columns';
import { type ImportDelimiter, type ImportEncoding, importLimits } from '@campus/domain/imports/imports';
import { otherFormat } from '@campus/domain/imports/other-formats';
import { filledWidth, titleRowCount } from '@campus/domain/imports/title-rows';
import { guessFormats } from '@campus/domain/imports/value-formats';
import * as z from 'zod';
import { storableText } from '../../foundation/database/storable-text.ts';
import type { FileStore } from '../../foundation/files/file-store.ts';
import { type DecodedFile, type Decoding, decodeUnknown } from './decode-file.ts';
import { type FileRow, firstPosition, readRows } from './read-rows.ts';
import type { OpenFile } from './receive-file.ts';

/** The properties of an examined file. `place` is the path of its UTF-8 version. */
export const examined = importFile
  .omit({ id: true, name: true })
  .extend({ place: z.string(), titleRows: z.int() });
export type Examined = z.output<typeof examined>;

/** How a person says that a file is written. */
interface Format {
  delimiter?: ImportDelimiter | undefined;
  /** The line where the row begins that names the columns; 0 if there is none. */
  headerLine?: number | undefined;
}

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

/**
 * Examines the rows of a file with a known encoding. Detects the delimiter and the line of the header unless they are
 * given.
 */
export async function examineDecoded(
  files: FileStore,
  decoded: DecodedFile & Format & { encoding: ImportEncoding },
  customFields: readonly string[],
): Promise<Examined> {
  const { place, bytes, encoding, encodingUnsure, oddBytes, headerLine: chosenLine } = decoded;
  const head = Buffer.from(await files.readPiece(place, { from: 0, bytes: headBytes })).toString();
  refuseOtherFormat(head);
  const delimiter = decoded.delimiter ?? delimiterOf(head);
  const unknown = {
    place,
    bytes,
    delimiter,
    hasHeader: false,
    columns: { length: Number.POSITIVE_INFINITY },
  };
  const { rows } = await readRows(files, unknown, { from: firstPosition, most: most.rows });
  if (rows.length === 0) throw new AppError('invalid', 'imports.file.empty');
  const titleRows = rowsAbove(rows, chosenLine, customFields);
  const [first, ...rest] = rows.slice(titleRows).map((row) => row.cells);
  if (!first) throw new AppError('invalid', 'imports.file.empty');
  if (isResultHeader(first)) throw new AppError('invalid', 'imports.file.result');
  const width = filledWidth([first, ...rest.map((cells) => cells.slice(0, first.length))]);
  if (width > importLimits.columns)
    throw new AppError('invalid', 'imports.file.tooManyColumns', { max: importLimits.columns });
  const cells = [
    first.slice(0, width),
    ...rest.map((row) => row.slice(0, Math.min(filledWidth([row]), importLimits.columns))),
  ];
  const hasHeader = chosenLine === undefined ? undefined : chosenLine > 0;
  const columns = columnsOf(cells, { delimiter, customFields, hasHeader });
  const headerLine = columns.hasHeader ? (rows[titleRows]?.line ?? null) : null;
  const read = { place, bytes, encoding, encodingUnsure, oddBytes };
  return { ...read, titleRows, headerLine, delimiter, ...columns };
}

function refuseOtherFormat(head: string): void {
  const format = otherFormat(head);
  if (format) throw new AppError('invalid', `imports.file.${format}`);
}

/** The number of rows above the header in a given line, or else as detected. Line 0 means that there is no header. */
function rowsAbove(
  rows: readonly FileRow[],
  headerLine: number | undefined,
  customFields: readonly string[],
): number {
  if (headerLine === 0) return 0;
  const count =
    headerLine === undefined
      ? titleRowCount(
          rows.map((row) => row.cells.slice(0, importLimits.columns)),
          customFields,
        )
      : rows.findIndex(({ line }) => line === headerLine);
  if (count === -1) throw new AppError('invalid', 'imports.file.noRow', { line: headerLine ?? 1 });
  return count;
}

interface Guessing {
  delimiter: ImportDelimiter;
  customFields: readonly string[];
  /** Whether the first row names the columns; undefined if that is to be guessed. */
  hasHeader: boolean | undefined;
}

function columnsOf(
  cells: readonly (readonly string[])[],
  { delimiter, customFields, hasHeader: known }: Guessing,
): Pick<ImportFile, 'hasHeader' | 'columns'> {
  const { hasHeader, columns } = guessColumns(cells, customFields, known);
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
