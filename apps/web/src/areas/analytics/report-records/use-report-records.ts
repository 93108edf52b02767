import '@campus/contracts/analytics/report-record-messages';
import { getReportRecordFile, type ReportFileFormat } from '@campus/contracts/analytics/report-records';
import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { saveRecordTexts } from '../../../features/records/save-record-texts.ts';
import { downloadFile } from '../../../lib/files.ts';
import { useFollowTask } from '../../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../../trpc.ts';

/** Identifies a record. */
export interface ReportRecordName {
  accountId: string;
  recordId: string;
}

/** What a report is asked for. */
export interface AskedReport {
  accountId: string;
  from: string;
  to: string;
  timeZone: string;
  hideEmployees: boolean;
  grain: 'day' | 'week' | 'month';
  compare: 'none' | 'before' | 'yearBefore';
}

/** Refetches the records of an account, and those that are open. */
function useRefreshRecords() {
  const { analytics } = trpc.useUtils();
  return (accountId: string) =>
    Promise.all([
      analytics.reportRecords.invalidate({ accountId }),
      analytics.reportRecord.invalidate({ accountId }),
    ]);
}

/** Starts keeping a report. `onKept` gets the id of the task, by which the record can be read too. */
export function useKeepReport(onKept: (recordId: string) => void) {
  const follow = useFollowTask();
  const notify = useNotify();
  const refresh = useRefreshRecords();
  const { mutateAsync } = trpc.analytics.keepReport.useMutation();
  return async (asked: AskedReport) => {
    const { task } = await mutateAsync(asked);
    notify.info(text('analytics.record.keep.started'));
    const end = async (ended: Task) => {
      if (ended.status !== 'done') return;
      await refresh(asked.accountId);
      const isNew = ended.done > 0;
      notify.success(text(isNew ? 'analytics.record.keep.done' : 'analytics.record.keep.same'));
      onKept(ended.id);
    };
    follow(task, (ended) => void end(ended), text('analytics.record.failed'));
  };
}

/** Computes a record again, and notifies of what was found. */
export function useCorrectReport(name: ReportRecordName) {
  const follow = useFollowTask();
  const notify = useNotify();
  const refresh = useRefreshRecords();
  const end = async (ended: Task) => {
    if (ended.status !== 'done') return;
    await refresh(name.accountId);
    const differs = ended.done > 0;
    notify.success(text(differs ? 'analytics.record.look.corrected' : 'analytics.record.look.same'));
  };
  const { mutate, isPending } = useSave(trpc.analytics.correctReportRecord, {
    done: ({ task }) => {
      follow(task, (ended) => void end(ended), text('analytics.record.look.failed'));
      return text('analytics.record.look.started');
    },
  });
  return { look: () => mutate(name), isLooking: isPending };
}

/** Names a record. Throws what the gateway refuses. */
export function useNameReport(name: ReportRecordName) {
  const notify = useNotify();
  const refresh = useRefreshRecords();
  const { mutateAsync } = trpc.analytics.nameReportRecord.useMutation();
  return async (given: string) => {
    await mutateAsync({ ...name, name: given });
    await refresh(name.accountId);
    notify.success(text('analytics.record.name.done'));
  };
}

/** Saves a record as a file. With the text come those of the corrections, one file each. */
export function useDownloadReport(name: ReportRecordName) {
  const notify = useNotify();
  const { analytics } = trpc.useUtils();
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: ReportFileFormat) => {
      if (format !== 'text') return downloadFile(getReportRecordFile, { ...name, format });
      saveRecordTexts(`report-record-${name.recordId}`, await analytics.reportRecordText.fetch(name));
    },
    onError: (error) => notify.error(error),
  });
  return { download: mutate, isDownloading: isPending };
}
