import { decimalMarks } from '@campus/domain/core/numbers';
import {
  customFieldName,
  importDelimiters,
  importEncodings,
  isImportField,
} from '@campus/domain/imports/imports';
import { valueFormatParts } from '@campus/domain/imports/value-formats';
import { dateOrders } from '@campus/domain/imports/written-dates';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id } from '../core/fields.ts';
import { streamedFile } from '../core/files.ts';
import { sentence } from '../core/schema-sentences.ts';
import { customField } from '../members/members.ts';

/** The largest file that is imported, in bytes. */
export const maxImportFileBytes = 256 * 1024 * 1024;

/** The last line in which a file can have its header. */
export const maxHeaderLine = 1000;

/** Who may import: admins who can open the import page. */
export const importAccess = { level: 'admin', page: 'import' } as const;
export const importsPath = '/accounts/{accountId}/imports' as const;
/** Not below `importsPath`, where the id of a task could be read as `files`. */
const importedFilePath = '/accounts/{accountId}/import-files/{fileId}' as const;
/** How a file to import is uploaded. */
export const importUpload = {
  maxBytes: maxImportFileBytes,
  tooLarge: 'imports.file.tooLarge',
  streamed: true,
} as const;

export const fileToImport = z.object(streamedFile.shape, { error: sentence('imports.file.missing') });

export const columnField = z
  .string()
  .max(128)
  .refine((field) => field === '' || customFieldName(field) !== undefined || isImportField(field), {
    error: sentence('request.invalid'),
  })
  .describe(
    'Field in the column: a known field, `custom:` and the name of a custom field, or empty to ignore it.',
  );

/** How the cells of a column write dates and numbers. */
export const valueFormat = z
  .strictObject({
    dates: z
      .enum(dateOrders)
      .describe(
        'Whether 01/02/2026 begins with the day or the month. Year first, and points, are never unclear.',
      ),
    decimals: z
      .enum(decimalMarks)
      .describe('Decimal mark; the other one, spaces, and apostrophes separate thousands.'),
  })
  .describe('How the cells of a column write dates and numbers.');

const guessedFormat = valueFormat
  .extend({
    unsure: z
      .array(z.enum(valueFormatParts))
      .describe('What the cells leave open: `dates` such as 01/02/2026, `decimals` such as 1.250.'),
  })
  .describe('Format that the first thousand rows of the column seem to have.');

export const importFile = z
  .object({
    id,
    name: z.string().describe('Name of the file.'),
    bytes: z.int().describe('Size of the file in bytes.'),
    encoding: z.enum(importEncodings).describe('Character encoding: detected, or as chosen.'),
    encodingUnsure: z
      .boolean()
      .describe('Whether the encoding is a guess: the file does not name it, and others would fit as well.'),
    delimiter: z.enum(importDelimiters).describe('Separator of the columns: detected, or as chosen.'),
    oddBytes: z
      .object({
        count: z.int().describe('How many characters cannot be read.'),
        line: z.int().describe('Line of the first.'),
      })
      .nullable()
      .describe('What of the file does not fit the encoding, and is read as U+FFFD; null for nothing.'),
    hasHeader: z.boolean().describe('Whether the first row holds the names of the columns.'),
    headerLine: z
      .int()
      .nullable()
      .describe('Line where the row begins that holds the names of the columns; null for none.'),
    columns: z
      .array(
        z.object({
          header: z.string().describe('Name of the column; empty without a header row.'),
          field: z
            .string()
            .describe('Field the column seems to hold, judged by its name or content; empty for none.'),
          samples: z.array(z.string()).describe('Values of the first rows.'),
          format: guessedFormat,
        }),
      )
      .describe('Columns of the file, in order.'),
  })
  .describe('An uploaded file: its encoding, and the fields its columns seem to hold.')
  .meta({ id: 'ImportFile' });
export type ImportFile = z.output<typeof importFile>;

export const uploadImportFile = contract({
  kind: 'mutation',
  access: importAccess,
  scope: 'imports',
  summary: 'Send a CSV file to be imported, and learn what seems to be in its columns; kept for a day.',
  rest: { method: 'POST', path: `${importsPath}/files` },
  input: z.object({ accountId, file: fileToImport }),
  output: z.object({ file: importFile }),
  audit: 'imports.upload',
  limit: { calls: 30, seconds: 60 },
  upload: importUpload,
});

const ofFile = z.object({ accountId, fileId: id.describe('Identifier of the uploaded file.') });

export const getImportFile = contract({
  kind: 'query',
  access: importAccess,
  scope: 'imports',
  summary:
    'A file that you uploaded to import it, as long as it is kept: a day, and as long as a plan of it waits.',
  rest: { method: 'GET', path: importedFilePath },
  input: ofFile,
  output: z.object({ file: importFile }),
});

export const rereadImportFile = contract({
  kind: 'mutation',
  access: importAccess,
  scope: 'imports',
  summary:
    'Correct the encoding, the delimiter, or the line of the header of an uploaded file, and learn what then seems to be in its columns.',
  rest: { method: 'PATCH', path: importedFilePath },
  input: ofFile.extend({
    encoding: importFile.shape.encoding.optional().describe('Character encoding; unchanged when omitted.'),
    delimiter: importFile.shape.delimiter
      .optional()
      .describe('Separator of the columns; detected in a new encoding, otherwise unchanged when omitted.'),
    headerLine: z
      .int()
      .min(0)
      .max(maxHeaderLine)
      .optional()
      .describe(
        'Line where the row begins that holds the names of the columns: rows above it are ignored. 0 if no row does. When omitted, as chosen before, or else detected.',
      ),
  }),
  output: z.object({ file: importFile }),
  audit: 'imports.reread',
  limit: { calls: 30, seconds: 60 },
});

export const getImportFields = contract({
  kind: 'query',
  access: importAccess,
  scope: 'imports',
  summary: 'The fields of the account’s own that a column of a file can hold, in the order of their names.',
  rest: { method: 'GET', path: '/accounts/{accountId}/import-fields' },
  input: z.object({ accountId }),
  output: z.object({ fields: z.array(customField).describe('Custom fields of the account, by name.') }),
});
