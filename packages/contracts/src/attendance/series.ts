import { askedPlace } from '@campus/domain/attendance/attendance';
import * as z from 'zod';
import { addRefusal } from '../core/add-refusal.ts';
import { contract } from '../core/contract.ts';
import { accountId } from '../core/fields.ts';
import { direction, paging } from '../core/list.ts';
import { tableFormat } from '../core/table-format.ts';
import { startedTask } from '../tasks/tasks.ts';
import { ofRoomAttendance, ofVolumeAttendance } from './attendance.ts';
import { allVolumes, attendancePlace } from './fields.ts';
import { checkSeries, seriesFields, seriesPage, seriesSort } from './series-fields.ts';

const base = '/accounts/{accountId}/attendance' as const;
/** A series reads as many windows as sixty reports do. */
const limit = { calls: 60, seconds: 60 } as const;
const exportLimit = { calls: 30, seconds: 600 } as const;
const order = { sort: seriesSort, direction: direction.default('asc') };
const list = { accountId, ...seriesFields, ...order, ...paging, after: attendancePlace };

/** Reports an export without a place or without windows. */
function checkExport(page: 'roomAttendance' | 'privateVolumeAttendance') {
  return (
    asked: { sfsRoom: string; all?: boolean; weekly: unknown[]; added: unknown[] },
    context: z.RefinementCtx,
  ) => {
    const isPlace = askedPlace({ page, sfsRoom: asked.sfsRoom, all: asked.all ?? false }) !== undefined;
    if (!isPlace || asked.weekly.length + asked.added.length === 0)
      addRefusal(context, 'attendance.series.nothing');
  };
}

export const listRoomSeries = contract({
  kind: 'query',
  access: ofRoomAttendance,
  scope: 'analytics',
  summary:
    'Who was in a room during each window of a series, such as the lessons of a course: weekly times, single windows, or both. At most 60 windows, within the past 400 days.',
  rest: { method: 'GET', path: `${base}/rooms/series` },
  input: z.object(list).superRefine(checkSeries),
  output: seriesPage,
  limit,
});

export const listVolumeSeries = contract({
  kind: 'query',
  access: ofVolumeAttendance,
  scope: 'analytics',
  summary: 'Who was in a private volume, or in any of them, during each window of a series.',
  rest: { method: 'GET', path: `${base}/privateVolumes/series` },
  input: z.object({ ...list, all: allVolumes }).superRefine(checkSeries),
  output: seriesPage,
  limit,
});

export const exportRoomSeries = contract({
  kind: 'mutation',
  access: ofRoomAttendance,
  summary: 'Mail who was in a room during each window of a series to you as a file: a task.',
  rest: { method: 'POST', path: `${base}/rooms/series/exports` },
  input: z
    .object({ accountId, ...seriesFields, ...order, format: tableFormat })
    .superRefine(checkExport('roomAttendance'))
    .superRefine(checkSeries),
  output: startedTask,
  audit: 'attendance.exportRoomSeries',
  keyed: true,
  limit: exportLimit,
});

export const exportVolumeSeries = contract({
  kind: 'mutation',
  access: ofVolumeAttendance,
  summary:
    'Mail who was in a private volume, or in any of them, during each window of a series to you as a file: a task.',
  rest: { method: 'POST', path: `${base}/privateVolumes/series/exports` },
  input: z
    .object({ accountId, ...seriesFields, all: allVolumes, ...order, format: tableFormat })
    .superRefine(checkExport('privateVolumeAttendance'))
    .superRefine(checkSeries),
  output: startedTask,
  audit: 'attendance.exportVolumeSeries',
  keyed: true,
  limit: exportLimit,
});
