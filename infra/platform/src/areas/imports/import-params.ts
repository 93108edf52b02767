import { columnField, valueFormat } from '@campus/contracts/imports/import-files';
import { importOptions } from '@campus/contracts/imports/imports';
import { type ColumnField, rowErrorChoices } from '@campus/domain/imports/imports';
import * as z from 'zod';
import type { TaskRun } from '../../work/tasks/define.ts';
import { readableFile } from './read-position.ts';

/** The parameters of an import task: its file and options. */
export const importParams = z.object({
  file: readableFile.omit({ columns: true }).extend({ id: z.string(), name: z.string() }),
  /** The fields of the columns, in order. */
  columns: z.array(columnField.transform((field) => field as ColumnField)),
  formats: z.array(valueFormat),
  timeZone: z.string(),
  exportEmail: z.string(),
  options: importOptions,
  rowErrors: z.enum(rowErrorChoices),
  /** Whether the task waits for approval after planning. */
  review: z.boolean(),
});
export type ImportParams = z.output<typeof importParams>;
export type ImportRun = TaskRun<ImportParams>;
/** The data from which rows are decided, in a task or in the correction of a row. */
export type DecidingRun = Omit<ImportRun, 'log'>;
