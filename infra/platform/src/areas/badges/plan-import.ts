import { AppError } from '@campus/contracts/core/app-error';
import type { PlanStep } from '../../work/tasks/define.ts';
import { addToPlan } from '../../work/tasks/rows.ts';
import { readPosition } from '../imports/read-position.ts';
import { firstPosition, readRows } from '../imports/read-rows.ts';
import type { ImportRun } from './import-params.ts';
import { listedEmail } from './listed-emails.ts';

const mostRows = 100_000;
const pieceSize = 5_000;

/** Reads the next rows of a list of emails. */
export async function planImport(run: ImportRun): Promise<PlanStep> {
  const { services, task, params } = run;
  const from = readPosition.nullable().parse(task.state) ?? firstPosition;
  const { rows, next, finished } = await readRows(services.files, params.file, { from, most: pieceSize });
  if (task.total + rows.length > mostRows)
    throw new AppError('invalid', 'badges.import.tooMany', { max: mostRows.toLocaleString('en') });
  const planned = await addToPlan(
    run,
    rows.map((row) => listedEmail(row, params.column)),
  );
  return { ...planned, state: next, finished };
}
