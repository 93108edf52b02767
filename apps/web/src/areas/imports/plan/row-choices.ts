import { text } from '@campus/contracts/core/text';
import type { ImportDetails } from '@campus/contracts/imports/imports';
import type { Task } from '@campus/contracts/tasks/tasks';
import type { ImportAction } from '@campus/domain/imports/imports';
import { type TaskOutcome, taskOutcomes } from '@campus/domain/tasks/tasks';
import { actionsOfKind } from '../import-phase.ts';

export interface RowChoice<Value extends string> {
  /** Undefined means all rows. */
  value: Value | undefined;
  label: string;
  count: number;
  /** The color of a count above zero, to attract attention. */
  color?: 'fg.warning' | 'fg.error';
}

/** The filter choices for a plan's rows, by action. */
export function actionChoices({ kind, actions }: ImportDetails): RowChoice<ImportAction>[] {
  const choices = actionsOfKind[kind].map((value) => ({
    value,
    label: text(`imports.action.${value}`),
    count: actions[value],
    ...(value === 'conflict' && { color: 'fg.warning' as const }),
    ...(value === 'error' && { color: 'fg.error' as const }),
  }));
  return withAll(choices);
}

/** The filter choices for an import's rows, by outcome. */
export function outcomeChoices(task: Task): RowChoice<TaskOutcome>[] {
  const choices = taskOutcomes.map((value) => ({
    value,
    label: text(`tasks.outcome.${value}`),
    count: task[value],
    ...(value === 'failed' && { color: 'fg.error' as const }),
  }));
  return withAll(choices, task.total);
}

function withAll<Value extends string>(
  choices: RowChoice<Value>[],
  total: number | null = choices.reduce((sum, { count }) => sum + count, 0),
): RowChoice<Value>[] {
  return [{ value: undefined, label: text('imports.rows.all'), count: total ?? 0 }, ...choices];
}
