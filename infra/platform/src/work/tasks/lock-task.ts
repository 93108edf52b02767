import { isUnderWay, type TaskKind, type TaskStatus } from '@campus/domain/tasks/tasks';
import type { Logger } from 'pino';
import type { Services } from '../../call/services.ts';
import type { Queryable, Sql } from '../../ground/database/sql.ts';
import type { RunningTask, TaskDefinition, TaskRun } from './define.ts';

/** A task as its workers read it. */
export interface StoredTask extends RunningTask {
  kind: TaskKind;
  status: TaskStatus;
  /** Whether what it is to do is known completely. */
  isPlanned: boolean;
  params: unknown;
  reason: string;
  /** Where its file is kept, or being written. */
  file: string | null;
  fileType: string | null;
}

/** With what a task is worked on. */
export interface Working {
  services: Services;
  log: Logger;
  /** What can be done. */
  kinds: readonly TaskDefinition[];
}

/**
 * Reads a task that has not ended, and keeps other workers from it until the transaction ends. The row
 * itself is not locked: stopping a task writes it during a step.
 */
export async function lockTask(sql: Queryable, taskId: string): Promise<StoredTask | undefined> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`task ${taskId}`]);
  const task = await readStoredTask(sql, taskId);
  return task && isUnderWay(task.status) ? task : undefined;
}

export function readStoredTask(sql: Queryable, taskId: string): Promise<StoredTask | undefined> {
  return sql.one<StoredTask>(
    `select id, account as "accountId", kind, status, params, "requestId", coalesce(total, 0) as total, actions,
       state, "plannedAt" is not null as "isPlanned", "cursor", done, skipped, failed, reason, file, "fileType",
       json_build_object('id', "requestedBy", 'email', "requestedEmail") as "requestedBy"
     from "Task" where id = $1`,
    [taskId],
  );
}

/** How the kind of a task is done. */
export function definitionOf({ kinds }: Pick<Working, 'kinds'>, { kind }: StoredTask): TaskDefinition {
  const definition = kinds.find((candidate) => candidate.kind === kind);
  if (!definition) throw new Error(`Nobody knows how to do ${kind}.`);
  return definition;
}

export function runOf(
  { services, log }: Pick<Working, 'services' | 'log'>,
  sql: Sql,
  { params, ...task }: StoredTask,
): TaskRun<unknown> {
  return { services, log, sql, task, params };
}
