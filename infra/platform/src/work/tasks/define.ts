import type { TaskKind } from '@campus/domain/tasks/tasks';
import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Services } from '../../call/services.ts';
import type { Sql } from '../../foundation/database/sql.ts';
import type { RowOf } from '../../foundation/records/table.ts';
import type { taskTable } from '../../foundation/schema/tables/task.ts';
import type { ActionCounts } from './action-counts.ts';

/** A task in the form that its own functions receive. */
export interface RunningTask
  extends Pick<
    RowOf<typeof taskTable>,
    'id' | 'accountId' | 'requestId' | 'actions' | 'state' | 'cursor' | 'done' | 'skipped' | 'failed'
  > {
  requestedBy: { id: string; email: string };
  /** The number of things that the task is about; 0 before planning. */
  total: number;
}

export interface TaskRun<P> {
  /**
   * For `plan`, `planStep`, `review`, and `step`, the transaction that advances the task. Otherwise, the
   * database.
   */
  sql: Sql;
  task: RunningTask;
  params: P;
  services: Services;
  log: Logger;
}

/** The data from a task's step that bulk changes need. */
export type BulkWriting = Pick<TaskRun<unknown>, 'sql' | 'task' | 'services'>;

/** The result of one step. */
export interface Step {
  done: number;
  skipped: number;
  failed: number;
  /** The last settled row, if the task has rows. */
  cursor?: number;
  /** Whether no work is left. */
  finished: boolean;
}

/** The result of planning one piece. */
export interface PlanStep {
  /** The number of things that were added to the task. */
  rows: number;
  /** The number of added rows per action. */
  actions: ActionCounts;
  /** The position at which the next piece continues, as JSON. */
  state: unknown;
  /** Whether the plan is complete. */
  finished: boolean;
}

/** The result file of a task, written piece by piece. */
export interface TaskFile {
  name: string;
  /** Its media type. */
  type: string;
  body: AsyncIterable<string | Uint8Array>;
}

interface TaskSettings<P extends z.ZodType> {
  kind: TaskKind;
  params: P;
  /** Makes the plan once, in one transaction. Returns the number of rows. */
  plan?(run: TaskRun<z.output<P>>): Promise<number>;
  /**
   * Plans piece by piece, each in its own transaction. Continues from `task.state`, after the row at
   * `task.total`. Rows without an action to apply are settled during planning.
   */
  planStep?(run: TaskRun<z.output<P>>): Promise<PlanStep>;
  /**
   * Called once the plan is complete. Returns whether the task waits for approval. If it throws, the task
   * fails.
   */
  review?(run: TaskRun<z.output<P>>): boolean | Promise<boolean>;
  /** Does one part, all or nothing, and never twice. Without it, the task only writes its file. */
  step?(run: TaskRun<z.output<P>>): Promise<Step>;
  /** The result file. Written after the last step, and again if writing was interrupted. */
  file?(run: TaskRun<z.output<P>>): TaskFile | Promise<TaskFile>;
  /** The rows that failed, in a file to correct and send again. Written after the result file, if a row failed. */
  failedRows?(run: TaskRun<z.output<P>>): Promise<TaskFile | undefined>;
  /**
   * The mail when the task has ended: recipient and texts. The account, the row counts, the link to the
   * result, and a small file are added. If the task failed or was stopped, other texts replace these.
   */
  mail?(run: TaskRun<z.output<P>>): Promise<TaskMail>;
}

export interface TaskMail {
  to: string;
  /** The subject, also used as the heading. */
  title: string;
  paragraphs: string[];
}

/** A kind of task that can run with parameters of any type. */
export interface TaskDefinition extends Pick<TaskSettings<z.ZodType>, 'kind'> {
  plan: ((run: TaskRun<unknown>) => Promise<number>) | undefined;
  planStep: ((run: TaskRun<unknown>) => Promise<PlanStep>) | undefined;
  review: ((run: TaskRun<unknown>) => boolean | Promise<boolean>) | undefined;
  step: ((run: TaskRun<unknown>) => Promise<Step>) | undefined;
  file: ((run: TaskRun<unknown>) => TaskFile | Promise<TaskFile>) | undefined;
  failedRows: ((run: TaskRun<unknown>) => Promise<TaskFile | undefined>) | undefined;
  mail: ((run: TaskRun<unknown>) => Promise<TaskMail>) | undefined;
}

/** Declares a kind of task. Its parameters are parsed again each time the task continues. */
export function taskDefinition<P extends z.ZodType>(settings: TaskSettings<P>): TaskDefinition {
  const { kind, params, plan, planStep, review, step, file, failedRows, mail } = settings;
  const read = (run: TaskRun<unknown>) => ({ ...run, params: params.parse(run.params) });
  return {
    kind,
    plan: plan && ((run) => plan(read(run))),
    planStep: planStep && ((run) => planStep(read(run))),
    review: review && ((run) => review(read(run))),
    step: step && ((run) => step(read(run))),
    file: file && ((run) => file(read(run))),
    failedRows: failedRows && ((run) => failedRows(read(run))),
    mail: mail && ((run) => mail(read(run))),
  };
}
