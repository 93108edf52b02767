import { type TableFormat, tableFormats } from '@campus/domain/core/table-formats';
import * as z from 'zod';
import { sentence } from './schema-sentences.ts';

/** The format of an exported file. All formats have the same columns and rows. */
export const tableFormat = z
  .enum(tableFormats, { error: sentence('request.invalid') })
  .default(tableFormats[0])
  .describe(
    'Format of the file: `csv`, `xlsx` (Excel), or `parquet`. All have the same columns; in `xlsx` and `parquet`, numbers, days, and instants are typed.',
  );

/** The field of a call that names the format. CSV is not named: the calls are specified without a format. */
export function formatOnWire(format: TableFormat): { format?: TableFormat } {
  return format === tableFormats[0] ? {} : { format };
}
