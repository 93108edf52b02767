import { AppError } from '@campus/contracts/app-error';
import { isOpen, type TaskKind, type TaskStatus } from '@campus/domain/tasks';
import type { Logger } from 'pino';
import { refuseCaller } from '../cloud/refuse-caller.ts';
import type { Queryable, Sql } from '../database/sql.ts';
import { standingOf } from '../identity/identify.ts';
import type { Services } from '../services.ts';
import type { RunningTask, Step, TaskDefinition, TaskRun } from './define.ts';
import { taskDefinitions } from './register.ts';

interface LockedTask extends RunningTask {
  kind: TaskKind;
  status: TaskStatus;
  params: unknown;
}

export interface Working {
  services: Services;
  log: Logger;
}

/** What comes next for a task: another step, the end of its work, or nothing, for it has ended. */
export type Next = 'step' | 'finish' | 'nothing';

/**
 * Takes a task one step further, in one transaction that holds the task itself: two workers on one task take
 * turns, and a worker that dies has done its step or has not.
 */
export async function advanceTask({ services, log }: Working, taskId: string): Promise<Next> {
  const afterwards: (() => void)[] = [];
  const next = await services.sql.transaction(async (sql) => {
    const task = await lockTask(sql, taskId);
    if (!task || !isOpen(task.status)) return 'nothing';
    const definition = definitionOf(task.kind);
    await refuseRequester(services, definition, task);
    const run = runOf({ services, log }, sql, task, afterwards);
    if (task.status === 'waiting') return begin(definition, run);
    return definition.step ? record(sql, task.id, await definition.step(run)) : 'finish';
  });
  for (const work of afterwards) work();
  return next;
}

/** The definition of a kind that a task in the database has. */
export function definitionOf(kind: TaskKind): TaskDefinition {
  const definition = taskDefinitions.find((candidate) => candidate.kind === kind);
  if (!definition) throw new Error(`Nobody knows how to do ${kind}.`);
  return definition;
}

export function runOf(
  working: Working,
  sql: Sql,
  { params, ...task }: LockedTask,
  afterwards: (() => void)[],
): TaskRun<unknown> {
  return { ...working, sql, task, params, afterwards: (work) => void afterwards.push(work) };
}

export function lockTask(sql: Queryable, taskId: string): Promise<LockedTask | undefined> {
  return sql.one<LockedTask>(
    `select id, account as "accountId", kind, status, params, "requestId", coalesce(total, 0) as total, "cursor",
       done, skipped, failed, json_build_object('id', "requestedBy", 'email', "requestedEmail") as "requestedBy"
     from "Task" where id = $1 for update`,
    [taskId],
  );
}

/** Whoever asked for a task must be allowed still to do what it does: role loss takes effect at once. */
async function refuseRequester(
  services: Services,
  { access }: TaskDefinition,
  { requestedBy, accountId }: RunningTask,
): Promise<void> {
  const actor = await standingOf(services, requestedBy.id, accountId);
  try {
    refuseCaller(access, actor);
  } catch (error) {
    throw new AppError('forbidden', 'tasks.notAllowed').because(error);
  }
}

async function begin({ plan }: TaskDefinition, run: TaskRun<unknown>): Promise<Next> {
  const total = plan ? await plan(run) : null;
  await run.sql.query(`update "Task" set status = 'running', "startedAt" = now(), total = $2 where id = $1`, [
    run.task.id,
    total,
  ]);
  return 'step';
}

async function record(sql: Queryable, taskId: string, step: Step): Promise<Next> {
  await sql.query(
    `update "Task" set done = done + $2, skipped = skipped + $3, failed = failed + $4,
       "cursor" = coalesce($5, "cursor") where id = $1`,
    [taskId, step.done, step.skipped, step.failed, step.cursor ?? null],
  );
  return step.finished ? 'finish' : 'step';
}
