import type { TableFormat } from '@campus/domain/core/table-formats';
import { useSave } from '../../components/feedback/use-save.ts';
import { timeZone } from '../../lib/format.ts';
import { useExportEnding } from '../../shell/tasks/use-export-ending.ts';
import { trpc } from '../../trpc.ts';
import { type AttendanceState, askedOf } from './use-attendance.ts';

/** Starts an export of the people who attended a room. The result is emailed. */
export function useExportRoom(accountId: string, state: AttendanceState) {
  const { mutateAsync } = useSave(trpc.attendance.exportRoom, useExportEnding());
  const { all: _, ...asked } = askedOf(state);
  return (format: TableFormat) => mutateAsync({ accountId, ...asked, timeZone, format });
}

/** Starts an export of the people who attended one or all private volumes. The result is emailed. */
export function useExportVolume(accountId: string, state: AttendanceState) {
  const { mutateAsync } = useSave(trpc.attendance.exportVolume, useExportEnding());
  return (format: TableFormat) => mutateAsync({ accountId, ...askedOf(state), timeZone, format });
}
