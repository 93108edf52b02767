import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import { chakra } from '@chakra-ui/react/styled-system';
import { ProgressBar } from '../../components/feedback/progress-bar.tsx';
import { progressText } from './task-words.ts';
import { settledOf, useRate } from './use-tasks.ts';

/** The progress, rate, and remaining time of a running task. */
export function TaskProgress({ task, seenAt }: { task: Task; seenAt: number }) {
  const rate = useRate(task, seenAt);
  return (
    <>
      <ProgressBar
        label={text(`tasks.kind.${task.kind}`)}
        part={task.total ? settledOf(task) / task.total : undefined}
      />
      <chakra.p textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {progressText(task, rate).join(' · ')}
      </chakra.p>
    </>
  );
}
