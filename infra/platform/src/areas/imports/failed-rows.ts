import { type Reason, reasonFields } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { csvFileName } from '@campus/csv/file-name';
import { csvFileOfCells, csvType } from '@campus/csv/write';
import type { ImportKind } from '@campus/domain/imports/imports';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import type { TaskFile } from '../../work/tasks/define.ts';
import { rowBatches } from '../../work/tasks/row-batches.ts';
import type { ImportRun } from './import-params.ts';
import type { ReadPosition } from './read-position.ts';
import { firstPosition, readRecords } from './read-rows.ts';

const batchSize = 1_000;

/**
 * Writes the failed rows of an import as they were sent, below the header of the file. The first two columns hold the
 * line and the reason; imports ignore them, so that the file can be corrected and sent again. Returns undefined if the
 * imported file is deleted.
 */
export function failedRowsFile(kind: ImportKind): (run: ImportRun) => Promise<TaskFile | undefined> {
  return async (run) => {
    const { sql, task, params } = run;
    const isKept = await sql.one('select from "ImportFile" where id = $1', [params.file.id]);
    if (!isKept) return undefined;
    return {
      name: csvFileName(`${kind}-import-failed-rows`, await organizationNameOf(sql, task.accountId)),
      type: csvType,
      body: csvFileOfCells(batches(run), params.file.delimiter),
    };
  };
}

async function* batches({ sql, task, params, services }: ImportRun): AsyncGenerator<string[][]> {
  const { titleRows = 0, hasHeader, ...file } = params.file;
  const failed = failedLines({ sql, task });
  let next = await failed.next();
  let position: ReadPosition | undefined = firstPosition;
  let isFirst = true;
  while (position && !next.done) {
    const read = await readRecords(
      services.files,
      { ...file, rowsBefore: titleRows },
      { from: position, most: batchSize },
    );
    const rows: string[][] = [];
    for (const { line, cells } of read.records) {
      if (isFirst && hasHeader)
        rows.push([text('imports.column.line'), text('tasks.column.reason'), ...cells]);
      isFirst = false;
      if (next.done || next.value.line !== line) continue;
      rows.push([String(line), reasonFields(next.value.reasons).reason, ...cells]);
      next = await failed.next();
    }
    yield rows;
    position = read.finished ? undefined : read.next;
  }
}

interface FailedRow {
  position: number;
  line: number;
  reasons: readonly Reason[];
}

async function* failedLines({ sql, task }: Pick<ImportRun, 'sql' | 'task'>): AsyncGenerator<FailedRow> {
  for await (const rows of rowBatches<FailedRow>(sql, task.id, 'line, reasons', "undone = 'failed'"))
    yield* rows;
}
