import { importDelimiters } from '@campus/domain/imports/imports';
import * as z from 'zod';

/** A sent file as a task remembers it: in UTF-8, regardless of its original encoding. */
export const readableFile = z.object({
  /** Its name in the file store. */
  place: z.string(),
  bytes: z.int(),
  delimiter: z.enum(importDelimiters),
  hasHeader: z.boolean(),
  /** How many columns it has; a row that has more is not one of these. */
  columns: z.object({ length: z.int() }),
});

export type ReadableFile = z.output<typeof readableFile>;

/** The position at which reading continues: the first character of a row. */
export const readPosition = z.object({
  byte: z.int(),
  /** The line that begins there, counted from 1. */
  line: z.int(),
  /** How many rows were read, the header included. */
  rows: z.int(),
});
export type ReadPosition = z.output<typeof readPosition>;
