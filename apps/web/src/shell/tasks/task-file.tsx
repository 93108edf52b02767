import { text } from '@campus/contracts/core/text';
import { getTaskFile, type Task } from '@campus/contracts/tasks/tasks';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { Sentence } from '../../components/feedback/sentence.tsx';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { downloadFile } from '../../lib/files.ts';
import { formatNumber } from '../../lib/format.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { useAccount } from '../account.tsx';

/** The files of a task, and how long they are stored: its result, and the rows that failed, to correct them. */
export function TaskFiles({ task: { id, file, failedRows, failed } }: { task: Task }) {
  return (
    <>
      {file && (
        <TaskFile taskId={id} file={file} label={text('tasks.file', { size: formatBytes(file.bytes) })} />
      )}
      {failedRows && (
        <TaskFile
          taskId={id}
          file={failedRows}
          rows="failed"
          label={text('tasks.failedRows', { count: formatNumber(failed) })}
          help={text('tasks.failedRows.help')}
        />
      )}
    </>
  );
}

function TaskFile({
  taskId,
  file,
  rows,
  label,
  help,
}: {
  taskId: string;
  file: NonNullable<Task['file']>;
  rows?: 'failed';
  label: string;
  help?: string;
}) {
  const { id: accountId } = useAccount();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(getTaskFile, { accountId, taskId, ...(rows && { rows }) }),
    onError: (error) => notify.error(error, (reason) => text('tasks.file.failed', { reason })),
  });
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
      <BusyButton size="sm" variant="outline" busy={isPending} onClick={() => mutate()}>
        <Download size={14} aria-hidden />
        {label}
      </BusyButton>
      <chakra.p flex="1 1 12rem" minW={0} textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {help ?? <bdi>{file.name}</bdi>}
        {' · '}
        <Sentence text={(time) => text('tasks.file.until', { time })}>
          <TimeText value={file.until} />
        </Sentence>
      </chakra.p>
    </chakra.div>
  );
}
