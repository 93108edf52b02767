import type { Reason } from '@campus/contracts/core/reasons';
import type { ImportAction } from '@campus/domain/imports/imports';
import type { TaskKind, TaskOutcome, TaskStatus } from '@campus/domain/tasks/tasks';
import { bytes, date, json, number, object, pointer, string } from '../../records/column.ts';
import { OwnTable } from '../../records/table.ts';

/** Work that continues after the call that started it. */
export const taskTable = new OwnTable('Task', {
  id: string,
  accountId: pointer('Account'),
  kind: string.as<TaskKind>(),
  /** In the format of the task kind's schema. */
  params: json,
  status: string.as<TaskStatus>(),
  requestedBy: string,
  requestedEmail: string,
  /** The id of the call that requested it. The audit entries of its steps have the same id. */
  requestId: string,
  /** The number of rows per action, for tasks that plan each row. */
  actions: object.as<Partial<Record<ImportAction, number>>>(),
  /** The position after the last piece of a plan; null before the first. */
  state: json,
  /** The number of rows, after planning. */
  total: number.nullable(),
  /** Rows up to this position are settled. */
  cursor: number,
  done: number,
  skipped: number,
  failed: number,
  reasons: json.as<readonly Reason[]>(),
  /** The path of the task's file, complete or in progress. */
  file: string.nullable(),
  fileName: string.nullable(),
  fileType: string.nullable(),
  fileBytes: bytes.nullable(),
  /** Its file of failed rows, beside the result file. */
  failedName: string.nullable(),
  failedBytes: bytes.nullable(),
  createdAt: date,
  plannedAt: date.nullable(),
  startedAt: date.nullable(),
  finishedAt: date.nullable(),
});

export const taskRowTable = new OwnTable('TaskRow', {
  taskId: pointer('Task'),
  position: number,
  target: string,
  /** The displayed name of the target. */
  label: string,
  outcome: string.as<TaskOutcome>().nullable(),
  reasons: json.as<readonly Reason[]>(),
  line: number.nullable(),
  action: string.as<ImportAction>().nullable(),
  changes: json,
  plan: json,
});
