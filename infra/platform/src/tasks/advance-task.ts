import type { Queryable } from '../database/sql.ts';
import type { Step, TaskDefinition, TaskRun } from './define.ts';
import { definitionOf, lockTask, runOf, type Working } from './lock-task.ts';
import { refuseRequester } from './refuse-requester.ts';

/** What comes next for a task: another step, the end of its work, or nothing, for it has ended. */
export type Next = 'step' | 'finish' | 'nothing';

/**
 * Takes a task one step further, in one transaction that nobody else works on the task meanwhile: two workers take
 * turns, and a worker that dies has done its step or has not.
 */
export async function advanceTask(working: Working, taskId: string): Promise<Next> {
  const afterwards: (() => void)[] = [];
  const next = await working.services.sql.transaction(async (sql) => {
    const task = await lockTask(sql, taskId);
    if (!task) return 'nothing';
    await refuseRequester(working, task);
    const definition = definitionOf(working, task);
    const run = runOf(working, sql, task, afterwards);
    if (task.status === 'waiting') return begin(definition, run);
    return definition.step ? record(sql, taskId, await definition.step(run)) : 'finish';
  });
  for (const work of afterwards) work();
  return next;
}

async function begin({ plan }: TaskDefinition, run: TaskRun<unknown>): Promise<Next> {
  const total = plan ? await plan(run) : null;
  await run.sql.query(
    `update "Task" set status = 'running', "startedAt" = now(), total = $2 where id = $1 and status = 'waiting'`,
    [run.task.id, total],
  );
  return 'step';
}

/** What was done counts, even where somebody stopped the task meanwhile. */
async function record(sql: Queryable, taskId: string, step: Step): Promise<Next> {
  await sql.query(
    `update "Task" set done = done + $2, skipped = skipped + $3, failed = failed + $4,
       "cursor" = coalesce($5, "cursor") where id = $1`,
    [taskId, step.done, step.skipped, step.failed, step.cursor ?? null],
  );
  return step.finished ? 'finish' : 'step';
}
