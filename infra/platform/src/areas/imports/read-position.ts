import { importDelimiters } from '@campus/domain/imports/imports';
import * as z from 'zod';

/** An uploaded file as a task stores it: in UTF-8, regardless of its original encoding. */
export const readableFile = z.object({
  /** Its name in the file store. */
  place: z.string(),
  bytes: z.int(),
  delimiter: z.enum(importDelimiters),
  hasHeader: z.boolean(),
  /** The number of rows above the header, or above the first row without one. */
  titleRows: z.int().optional(),
  /** The number of columns. A row with more is invalid. */
  columns: z.object({ length: z.int() }),
});

export type ReadableFile = z.output<typeof readableFile>;

/** The position where reading continues: the first character of a row. */
export const readPosition = z.object({
  byte: z.int(),
  /** The line number at this position, starting at 1. */
  line: z.int(),
  /** The number of rows read, including the header. */
  rows: z.int(),
});
export type ReadPosition = z.output<typeof readPosition>;
