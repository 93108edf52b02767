import * as z from 'zod';
import { reportRooms } from '../analytics/fields.ts';
import { contract } from '../core/contract.ts';
import { accountId } from '../core/fields.ts';
import { direction, paging } from '../core/list.ts';
import { tableFormat } from '../core/table-format.ts';
import { timeZone } from '../core/time-zone.ts';
import { startedTask } from '../tasks/tasks.ts';
import {
  allVolumes,
  attendanceFilter,
  attendancePage,
  attendancePlace,
  attendanceSort,
  checkExport,
  checkStart,
} from './fields.ts';

export const ofRoomAttendance = { page: 'roomAttendance' } as const;
export const ofVolumeAttendance = { page: 'privateVolumeAttendance' } as const;
const base = '/accounts/{accountId}/attendance' as const;
const limit = { calls: 240, seconds: 60 } as const;
const exportLimit = { calls: 30, seconds: 600 } as const;

const order = { sort: attendanceSort, direction: direction.default('asc') };
const written = timeZone.describe('IANA time zone in which the times are written.');

export const listRoomAttendance = contract({
  kind: 'query',
  access: ofRoomAttendance,
  scope: 'analytics',
  summary: 'Who was in a room during a time, with the minutes of each person.',
  rest: { method: 'GET', path: `${base}/rooms` },
  input: z
    .object({ accountId, ...attendanceFilter, ...order, ...paging, after: attendancePlace })
    .superRefine(checkStart),
  output: attendancePage,
  limit,
});

export const listVolumeAttendance = contract({
  kind: 'query',
  access: ofVolumeAttendance,
  scope: 'analytics',
  summary: 'Who was in a private volume, or in any of them, during a time.',
  rest: { method: 'GET', path: `${base}/privateVolumes` },
  input: z
    .object({ accountId, ...attendanceFilter, all: allVolumes, ...order, ...paging, after: attendancePlace })
    .superRefine(checkStart),
  output: attendancePage,
  limit,
});

export const listAttendanceRooms = contract({
  kind: 'query',
  access: ofRoomAttendance,
  scope: 'analytics',
  summary: 'The rooms that a report on attendance can be about.',
  rest: { method: 'GET', path: `${base}/rooms/choices` },
  input: z.object({ accountId }),
  output: z.object({ items: reportRooms }),
  limit,
});

export const exportRoomAttendance = contract({
  kind: 'mutation',
  access: ofRoomAttendance,
  summary: 'Mail who was in a room during a time to you as a file: a task.',
  rest: { method: 'POST', path: `${base}/rooms/exports` },
  input: z
    .object({ accountId, ...attendanceFilter, ...order, timeZone: written, format: tableFormat })
    .superRefine(checkExport)
    .superRefine(checkStart),
  output: startedTask,
  audit: 'attendance.exportRoom',
  keyed: true,
  limit: exportLimit,
});

export const exportVolumeAttendance = contract({
  kind: 'mutation',
  access: ofVolumeAttendance,
  summary: 'Mail who was in a private volume, or in any of them, during a time to you as a file: a task.',
  rest: { method: 'POST', path: `${base}/privateVolumes/exports` },
  input: z
    .object({
      accountId,
      ...attendanceFilter,
      all: allVolumes,
      ...order,
      timeZone: written,
      format: tableFormat,
    })
    .superRefine(checkExport)
    .superRefine(checkStart),
  output: startedTask,
  audit: 'attendance.exportPrivateVolume',
  keyed: true,
  limit: exportLimit,
});
