import type { AttendanceReport } from '@campus/contracts/attendance/records';
import { text } from '@campus/contracts/core/text';
import type { TableFormat } from '@campus/domain/core/table-formats';
import { keepPreviousData } from '@tanstack/react-query';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { saveRecordTexts } from '../../features/records/save-record-texts.ts';
import { timeZone } from '../../lib/format.ts';
import { useExportEnding } from '../../shell/tasks/use-export-ending.ts';
import { trpc } from '../../trpc.ts';
import { type AttendanceState, askedOf } from './use-attendance.ts';

/** Identifies a record. */
export interface RecordName {
  accountId: string;
  page: AttendanceReport;
  recordId: string;
}

/** Saves an attendance as a record. */
export function useKeepRecord(accountId: string, page: AttendanceReport) {
  const { attendance } = trpc.useUtils();
  const { mutateAsync } = useSave(trpc.attendance.takeRecord, {
    done: () => text('attendance.keep.done'),
    refresh: () => attendance.records.invalidate({ accountId }),
  });
  return (state: AttendanceState) => {
    const { sort: _, direction: __, ...asked } = askedOf(state);
    return mutateAsync({ accountId, page, ...asked });
  };
}

/** The records of a report. */
export function useRecords(accountId: string, page: AttendanceReport) {
  return trpc.attendance.records.useQuery({ accountId, page });
}

/** Reads one page of a record's people. Keeps the previous page while loading. */
export function useRecord(name: RecordName, part: number) {
  return trpc.attendance.record.useQuery({ ...name, part }, { placeholderData: keepPreviousData });
}

/** Compares a record with the current events, and adds the differences as a correction. */
export function useCorrectRecord(name: RecordName) {
  const { attendance } = trpc.useUtils();
  const { mutate, isPending } = useSave(trpc.attendance.correctRecord, {
    done: ({ changes }) => text(changes === 0 ? 'attendance.record.same' : 'attendance.record.corrected'),
    refresh: () =>
      Promise.all([
        attendance.record.invalidate({ accountId: name.accountId }),
        attendance.records.invalidate({ accountId: name.accountId }),
      ]),
  });
  return { look: () => mutate(name), isLooking: isPending };
}

/** Names a record, and corrects its entries by hand. Throws what the gateway refuses. */
export function useEditRecord(name: RecordName) {
  const { attendance } = trpc.useUtils();
  const notify = useNotify();
  const naming = trpc.attendance.nameRecord.useMutation();
  const correcting = trpc.attendance.correctEntry.useMutation();
  const refresh = async (done: 'attendance.record.name.done' | 'attendance.entry.done') => {
    const { accountId } = name;
    await Promise.all([
      attendance.record.invalidate({ accountId }),
      attendance.records.invalidate({ accountId }),
    ]);
    notify.success(text(done));
  };
  return {
    give: async (given: string) => {
      await naming.mutateAsync({ ...name, name: given });
      await refresh('attendance.record.name.done');
    },
    correct: async (entered: { personId: string; minutes: number; reason: string }) => {
      await correcting.mutateAsync({ ...name, ...entered });
      await refresh('attendance.entry.done');
    },
  };
}

/** Saves the stored text of a record as a file, and one file for each of its corrections. */
export function useDownloadRecord(name: RecordName) {
  const { attendance } = trpc.useUtils();
  const notify = useNotify();
  return async () => {
    try {
      saveRecordTexts(`attendance-record-${name.recordId}`, await attendance.recordText.fetch(name));
    } catch (error) {
      notify.error(error);
    }
  };
}

/** Starts an export of a record's rows. The result is emailed. */
export function useExportRecord(name: RecordName) {
  const { mutateAsync } = useSave(trpc.attendance.exportRecord, useExportEnding());
  return (format: TableFormat) => mutateAsync({ ...name, timeZone, format });
}
