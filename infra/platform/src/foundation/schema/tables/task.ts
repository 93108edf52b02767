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
  /** In the format of the kind's schema. */
  params: json,
  status: string.as<TaskStatus>(),
  requestedBy: string,
  requestedEmail: string,
  /** The id of the call that asked for it. Audit entries of its steps carry it too. */
  requestId: string,
  /** The number of rows by action, in tasks that plan each row. */
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
  /** The path of its file, complete or in progress. */
  file: string.nullable(),
  fileName: string.nullable(),
  fileType: string.nullable(),
  fileBytes: bytes.nullable(),
  createdAt: date,
  plannedAt: date.nullable(),
  startedAt: date.nullable(),
  finishedAt: date.nullable(),
});

/** The rows of tasks. */
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
