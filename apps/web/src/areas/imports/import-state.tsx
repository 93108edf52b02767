import { noun, text } from '@campus/contracts/core/text';
import type { ImportDetails } from '@campus/contracts/imports/imports';
import type { Task } from '@campus/contracts/tasks/tasks';
import { chakra } from '@chakra-ui/react/styled-system';
import { Notice } from '../../components/feedback/notice.tsx';
import { ProgressBar } from '../../components/feedback/progress-bar.tsx';
import { formatCount } from '../../lib/format.ts';
import { TaskFiles } from '../../shell/tasks/task-file.tsx';
import { TaskProgress } from '../../shell/tasks/task-progress.tsx';
import { taskCounts } from '../../shell/tasks/task-words.ts';
import { PlanSummary } from './plan/plan-summary.tsx';

/** The state of an import: its plan, progress, or result. */
export function ImportState({ details, seenAt }: { details: ImportDetails; seenAt: number }) {
  const { task } = details;
  return (
    <>
      <chakra.div role="status" textStyle="sm" _empty={{ display: 'none' }}>
        {task.status === 'planned' ? <PlanSummary details={details} /> : <Ending details={details} />}
      </chakra.div>
      {task.status === 'waiting' && <Reading task={task} />}
      {(task.status === 'running' || task.status === 'stopping') && (
        <chakra.div display="grid" gap={2}>
          <TaskProgress task={task} seenAt={seenAt} />
        </chakra.div>
      )}
      {task.reason !== '' && <Notice tone="error">{task.reason}</Notice>}
      <TaskFiles task={task} />
    </>
  );
}

function words(details: ImportDetails): string {
  const { task } = details;
  if (task.status === 'cancelled' && task.done === 0) return text('imports.discarded');
  if (task.status === 'done' || task.status === 'cancelled') return taskCounts(task).join(' · ');
  return '';
}

/** The result of an import as a sentence. */
function Ending({ details }: { details: ImportDetails }) {
  const sentence = words(details);
  if (sentence === '') return null;
  return (
    <chakra.p textStyle="md" fontWeight="medium">
      {sentence}
    </chakra.p>
  );
}

/** Shown while the file is being read and its length is unknown. */
function Reading({ task }: { task: Task }) {
  const rows = formatCount(task.total ?? 0, noun('noun.importRow'));
  return (
    <chakra.div display="grid" gap={2}>
      <ProgressBar label={text('imports.reading')} part={undefined} />
      <chakra.p textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {text('imports.reading')}
        {' · '}
        {text('imports.reading.rows', { rows })}
      </chakra.p>
    </chakra.div>
  );
}
