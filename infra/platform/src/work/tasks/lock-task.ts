import { isUnderWay } from '@campus/domain/tasks/tasks';
import type { Logger } from 'pino';
import type { Services } from '../../call/services.ts';
import type { Queryable, Sql } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { taskTable } from '../../foundation/schema/tables/task.ts';
import type { RunningTask, TaskDefinition, TaskRun } from './define.ts';

const columns = taskTable.select([
  'id',
  'accountId',
  'kind',
  'status',
  'params',
  'requestId',
  'actions',
  'state',
  'cursor',
  'done',
  'skipped',
  'failed',
  'reasons',
  'file',
  'fileType',
]);

/** A task in the form that workers read. */
export interface StoredTask
  extends RunningTask,
    Pick<SelectedRow<typeof columns>, 'kind' | 'status' | 'params' | 'reasons' | 'file' | 'fileType'> {
  /** Whether its plan is complete. */
  isPlanned: boolean;
}

/** The data that workers need for a task. */
export interface Working {
  services: Services;
  log: Logger;
  /** The kinds of tasks. */
  kinds: readonly TaskDefinition[];
}

/**
 * Reads a task that has not ended, and keeps other workers from it until the transaction ends. Does not lock
 * the row itself, because stopping a task updates it during a step.
 */
export async function lockTask(sql: Queryable, taskId: string): Promise<StoredTask | undefined> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`task ${taskId}`]);
  const task = await readStoredTask(sql, taskId);
  return task && isUnderWay(task.status) ? task : undefined;
}

/** Reads a task without locking it; undefined if there is none. */
export function readStoredTask(sql: Queryable, taskId: string): Promise<StoredTask | undefined> {
  return sql.one<StoredTask>(
    `select ${columns}, coalesce(total, 0) as total, "plannedAt" is not null as "isPlanned",
       json_build_object('id', "requestedBy", 'email', "requestedEmail") as "requestedBy"
     from "Task" where id = $1`,
    [taskId],
  );
}

/** Returns the definition of a task's kind. */
export function definitionOf({ kinds }: Pick<Working, 'kinds'>, { kind }: StoredTask): TaskDefinition {
  const definition = kinds.find((candidate) => candidate.kind === kind);
  if (!definition) throw new Error(`Nobody knows how to do ${kind}.`);
  return definition;
}

/** Returns the argument for a task kind's functions in one step. */
export function runOf(
  { services, log }: Pick<Working, 'services' | 'log'>,
  sql: Sql,
  { params, ...task }: StoredTask,
): TaskRun<unknown> {
  return { services, log, sql, task, params };
}
