import { noun, text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import { taskOutcomes } from '@campus/domain/tasks/tasks';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { approximateDuration } from './remaining-time.ts';
import { settledOf } from './use-tasks.ts';

/** Whether an import was stopped before it changed anything, so that its planned rows are not a result. */
export function isDiscarded({ kind, status, startedAt }: Task): boolean {
  return kind.startsWith('imports.') && status === 'cancelled' && startedAt === null;
}

/** The number of rows by outcome, without outcomes that have no rows. */
export function taskCounts(task: Task): string[] {
  if (isDiscarded(task)) return [];
  return taskOutcomes
    .filter((outcome) => task[outcome] > 0)
    .map((outcome) => text(`tasks.count.${outcome}`, { count: formatNumber(task[outcome]) }));
}

/** Describes the progress and rate of a task, as far as known. */
export function progressText(task: Task, rate: number | undefined): string[] {
  if (task.total === null) return [];
  const settled = settledOf(task);
  const progress = text('tasks.progress', {
    settled: formatNumber(settled),
    total: formatNumber(task.total),
  });
  if (rate === undefined) return [progress];
  const count = formatNumber(Math.max(1, Math.round(rate)));
  return [progress, text('tasks.rate', { count }), remainingText((task.total - settled) / rate)];
}

function remainingText(seconds: number): string {
  const time = approximateDuration(seconds);
  if (!time) return text('tasks.leftSoon');
  return text('tasks.left', { time: formatCount(time.count, noun(`noun.${time.unit}`)) });
}
