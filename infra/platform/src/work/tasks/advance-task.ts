import { impossibleCount } from '@campus/domain/imports/imports';
import type { Queryable } from '../../foundation/database/sql.ts';
import { sumOf } from './action-counts.ts';
import type { PlanStep, Step, TaskDefinition, TaskRun } from './define.ts';
import { definitionOf, lockTask, runOf, type StoredTask, type Working } from './lock-task.ts';
import { refuseRequester } from './refuse-requester.ts';

/** The next phase of a task: another step, its completion, or nothing, because it has ended. */
export type Next = 'step' | 'finish' | 'nothing';

/**
 * Advances a task by one step, in a transaction that excludes other workers. Two workers take turns. A worker
 * that dies has either completed its step or changed nothing.
 */
export async function advanceTask(working: Working, taskId: string): Promise<Next> {
  return working.services.sql.transaction(async (sql) => {
    const task = await lockTask(sql, taskId);
    if (!task) return 'nothing';
    await refuseRequester(working.services, task);
    if (task.status === 'stopping') return 'finish';
    const definition = definitionOf(working, task);
    const run = runOf(working, sql, task);
    if (task.status === 'waiting') return prepare(definition, task, run);
    return definition.step ? record(sql, taskId, await definition.step(run)) : 'finish';
  });
}

/** Makes the plan. At the next step the task starts, or waits for approval. */
async function prepare(
  definition: TaskDefinition,
  { isPlanned }: StoredTask,
  run: TaskRun<unknown>,
): Promise<Next> {
  const { plan, planStep, review } = definition;
  if (planStep && !isPlanned) return recordPlan(run, await planStep(run));
  const total = plan ? await plan(run) : null;
  if (await review?.(run)) return wait(run);
  await run.sql.query(
    `update "Task" set status = 'running', "startedAt" = now(), total = coalesce($2, total)
     where id = $1 and status = 'waiting'`,
    [run.task.id, total],
  );
  return 'step';
}

async function wait({ sql, task }: TaskRun<unknown>): Promise<Next> {
  await sql.query(`update "Task" set status = 'planned' where id = $1 and status = 'waiting'`, [task.id]);
  return 'nothing';
}

/**
 * Rows without an action are settled from the start. A plan that was cancelled during the step keeps none of this
 * piece: who cancelled it may have removed its rows, and could not see these.
 */
async function recordPlan({ sql, task }: TaskRun<unknown>, planned: PlanStep): Promise<Next> {
  const recorded = await sql.one(
    `update "Task" set total = coalesce(total, 0) + $2, skipped = skipped + $3, failed = failed + $4, actions = $5,
       state = $6, "plannedAt" = case when $7 then now() end where id = $1 and status = 'waiting' returning id`,
    [
      task.id,
      planned.rows,
      planned.actions.unchanged ?? 0,
      impossibleCount(planned.actions),
      JSON.stringify(sumOf(task.actions, planned.actions)),
      JSON.stringify(planned.state),
      planned.finished,
    ],
  );
  if (recorded) return 'step';
  await sql.query('delete from "TaskRow" where task = $1 and position > $2', [task.id, task.total]);
  return 'nothing';
}

/** A completed step counts even if the task is stopped meanwhile. */
async function record(sql: Queryable, taskId: string, step: Step): Promise<Next> {
  await sql.query(
    `update "Task" set done = done + $2, skipped = skipped + $3, failed = failed + $4,
       "cursor" = coalesce($5, "cursor") where id = $1`,
    [taskId, step.done, step.skipped, step.failed, step.cursor ?? null],
  );
  return step.finished ? 'finish' : 'step';
}
