import { tableFormats } from '@campus/domain/core/table-formats';
import * as z from 'zod';
import { sentence } from './schema-sentences.ts';

/** The format of an exported file. All formats have the same columns and rows. */
export const tableFormat = z
  .enum(tableFormats, { error: sentence('request.invalid') })
  .default(tableFormats[0])
  .describe(
    'Format of the file: `csv`, `xlsx` (Excel), or `parquet`. All have the same columns; in `xlsx` and `parquet`, numbers, days, and instants are typed.',
  );
