import type { TaskKind } from '@campus/domain/tasks/tasks';
import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Sql } from '../../foundation/database/sql.ts';
import type { RowOf } from '../../foundation/records/table.ts';
import type { taskTable } from '../../foundation/schema/tables/task.ts';
import type { ActionCounts } from './action-counts.ts';

/** A task as its own work knows it. */
export interface RunningTask
  extends Pick<
    RowOf<typeof taskTable>,
    'id' | 'accountId' | 'requestId' | 'actions' | 'state' | 'cursor' | 'done' | 'skipped' | 'failed'
  > {
  requestedBy: { id: string; email: string };
  /** How many things it is about; 0 before it was planned. */
  total: number;
}

export interface TaskRun<P> {
  /**
   * For `plan`, `planStep`, `review`, and `step`, the transaction in which the task itself advances; for
   * the others, the database.
   */
  sql: Sql;
  task: RunningTask;
  params: P;
  services: Services;
  log: Logger;
}

/** The data that bulk changes need from the step of a task. */
export type BulkWriting = Pick<TaskRun<unknown>, 'sql' | 'task' | 'services'>;

/** The result of one step. */
export interface Step {
  done: number;
  skipped: number;
  failed: number;
  /** The last row settled, where the task has rows. */
  cursor?: number;
  /** Whether there is nothing left to do. */
  finished: boolean;
}

/** The result of one piece of a plan. */
export interface PlanStep {
  /** How many things were added to those the task is about. */
  rows: number;
  /** The number of them by action. */
  actions: ActionCounts;
  /** The position at which the next piece continues, as JSON. */
  state: unknown;
  /** Whether the plan is complete. */
  finished: boolean;
}

/** A file that a task leaves behind, written piece by piece. */
export interface TaskFile {
  name: string;
  /** Its media type. */
  type: string;
  body: AsyncIterable<string>;
}

interface TaskSettings<P extends z.ZodType> {
  kind: TaskKind;
  params: P;
  /** Makes the plan once, in one transaction. Returns the number of rows. */
  plan?(run: TaskRun<z.output<P>>): Promise<number>;
  /**
   * Makes the plan piece by piece, in a transaction each: continues from `task.state` after the row at
   * `task.total`. Rows without an action to apply are settled as they are planned.
   */
  planStep?(run: TaskRun<z.output<P>>): Promise<PlanStep>;
  /** Called once the plan is complete: whether the task waits for approval. If it throws, the task fails. */
  review?(run: TaskRun<z.output<P>>): boolean | Promise<boolean>;
  /** Does a part: all or nothing, and never twice. Without it, the task only writes its file. */
  step?(run: TaskRun<z.output<P>>): Promise<Step>;
  /** The result file, written after the last step, and again if that was interrupted. */
  file?(run: TaskRun<z.output<P>>): TaskFile | Promise<TaskFile>;
  /**
   * The mail about the end of the task: receiver and texts. The account, the counts of rows, the link to
   * the result, and a small file are added. If the task failed or was stopped, that replaces these texts.
   */
  mail?(run: TaskRun<z.output<P>>): Promise<TaskMail>;
}

export interface TaskMail {
  to: string;
  /** The subject, and the heading of the mail. */
  title: string;
  paragraphs: string[];
}

/** A kind of task, ready to be run with parameters of any type. */
export interface TaskDefinition extends Pick<TaskSettings<z.ZodType>, 'kind'> {
  plan: ((run: TaskRun<unknown>) => Promise<number>) | undefined;
  planStep: ((run: TaskRun<unknown>) => Promise<PlanStep>) | undefined;
  review: ((run: TaskRun<unknown>) => boolean | Promise<boolean>) | undefined;
  step: ((run: TaskRun<unknown>) => Promise<Step>) | undefined;
  file: ((run: TaskRun<unknown>) => TaskFile | Promise<TaskFile>) | undefined;
  mail: ((run: TaskRun<unknown>) => Promise<TaskMail>) | undefined;
}

/** Declares a kind of task. A schema reads its parameters again each time it continues. */
export function taskDefinition<P extends z.ZodType>(settings: TaskSettings<P>): TaskDefinition {
  const { kind, params, plan, planStep, review, step, file, mail } = settings;
  const read = (run: TaskRun<unknown>) => ({ ...run, params: params.parse(run.params) });
  return {
    kind,
    plan: plan && ((run) => plan(read(run))),
    planStep: planStep && ((run) => planStep(read(run))),
    review: review && ((run) => review(read(run))),
    step: step && ((run) => step(read(run))),
    file: file && ((run) => file(read(run))),
    mail: mail && ((run) => mail(read(run))),
  };
}
