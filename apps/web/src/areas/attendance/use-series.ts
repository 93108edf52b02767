import type { AttendanceReport } from '@campus/contracts/attendance/records';
import { seriesFields, seriesOf, seriesReason, seriesSort } from '@campus/contracts/attendance/series-fields';
import { direction, pageNumber } from '@campus/contracts/core/list';
import { textOf } from '@campus/contracts/core/reasons';
import { askedPlace } from '@campus/domain/attendance/attendance';
import { begunWindows, windowsOf } from '@campus/domain/attendance/series';
import { isTimeZone } from '@campus/domain/core/days';
import type { TableFormat } from '@campus/domain/core/table-formats';
import { useMemo } from 'react';
import * as z from 'zod';
import { useSave } from '../../components/feedback/use-save.ts';
import { timeZone } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { useExportEnding } from '../../shell/tasks/use-export-ending.ts';
import { trpc } from '../../trpc.ts';
import type { AttendanceState } from './use-attendance.ts';

const { weekly, added, removed, firstDay, lastDay } = seriesFields;
const asDay = (field: typeof firstDay) => field.unwrap().or(z.literal('')).default('');

/** The series as stored in the address, under the name `series`. */
const seriesState = z.object({
  ...{ weekly, added, removed },
  firstDay: asDay(firstDay),
  lastDay: asDay(lastDay),
  /** Empty for the person's own. */
  zone: z.string().refine(isTimeZone).or(z.literal('')).default(''),
  sort: seriesSort,
  direction: direction.default('asc'),
  page: pageNumber,
});

/** The series in the address, its windows, and a function that changes it. A change names the zone. */
export function useSeriesState() {
  const [state, set] = useListState(seriesState, 'series');
  const zone = state.zone || timeZone;
  const { weekly, added, removed, firstDay, lastDay } = state;
  const key = JSON.stringify([weekly, added, removed, firstDay, lastDay, zone]);
  const shown = useMemo(() => {
    const [weekly, added, removed, firstDay, lastDay, zone] = JSON.parse(key);
    const asked = {
      ...{ weekly, added, removed, timeZone: zone },
      ...(firstDay && { firstDay }),
      ...(lastDay && { lastDay }),
    };
    const series = seriesOf(asked);
    const refusal = seriesReason(series, serverNow());
    return { asked, series, refusal: refusal && textOf(refusal), windows: refusal ? [] : windowsOf(series) };
  }, [key]);
  const change: typeof set = (patch, options) => set({ zone, ...patch }, options);
  return { state: { ...state, zone }, change, turn: set, ...shown };
}
export type SeriesState = ReturnType<typeof useSeriesState>;

/** Reads one page of the people of a series. Does not send what would be refused. */
export function useSeries(
  report: AttendanceReport,
  accountId: string,
  { sfsRoom, all }: Pick<AttendanceState, 'sfsRoom' | 'all'>,
  { asked, state, windows }: SeriesState,
) {
  const { sort, direction, page } = state;
  const isRoom = report === 'roomAttendance';
  const isAsked =
    askedPlace({ page: report, sfsRoom, all }) !== undefined &&
    begunWindows(windows, serverNow()).windows.length > 0;
  const place = { accountId, sfsRoom, sort, direction, page };
  const options = (enabled: boolean) => ({ enabled: enabled && isAsked });
  const ofRoom = trpc.attendance.ofRoomSeries.useQuery({ ...asked, ...place }, options(isRoom));
  const ofVolume = trpc.attendance.ofVolumeSeries.useQuery({ ...asked, ...place, all }, options(!isRoom));
  return { isAsked, answer: isRoom ? ofRoom : ofVolume };
}

/** Starts an export of a series. The result is emailed. */
export function useExportSeries(
  report: AttendanceReport,
  accountId: string,
  { sfsRoom, all }: Pick<AttendanceState, 'sfsRoom' | 'all'>,
  { asked, state: { sort, direction } }: SeriesState,
) {
  const room = useSave(trpc.attendance.exportRoomSeries, useExportEnding());
  const volume = useSave(trpc.attendance.exportVolumeSeries, useExportEnding());
  const query = { ...asked, accountId, sfsRoom, sort, direction };
  return (format: TableFormat) =>
    report === 'roomAttendance'
      ? room.mutateAsync({ ...query, format })
      : volume.mutateAsync({ ...query, all, format });
}
