import { isDuration } from '@campus/domain/attendance/attendance';
import { isMinutes, refuseRecord } from '@campus/domain/attendance/records';
import * as z from 'zod';
import { completeUntil, sfsRoom } from '../analytics/fields.ts';
import { addRefusal } from '../core/add-refusal.ts';
import { contract } from '../core/contract.ts';
import { accountId, id, idOr, instant, typed } from '../core/fields.ts';
import { done } from '../core/list.ts';
import { recordName } from '../core/record-name.ts';
import { sentence } from '../core/schema-sentences.ts';
import { tableFormat } from '../core/table-format.ts';
import { timeZone } from '../core/time-zone.ts';
import { startedTask } from '../tasks/tasks.ts';
import { allVolumes, attendanceFilter, attendanceRow } from './fields.ts';

/** People who may open the report named by the call may take, read, and export its records. */
const access = { level: 'member', pageOf: 'input' } as const;
const base = '/accounts/{accountId}/attendance/{page}/records' as const;
const limit = { calls: 120, seconds: 60 } as const;
/** Records are kept for ever. Nobody takes one a minute for an hour. */
const takenLimit = { calls: 60, seconds: 3_600 } as const;

/** How many records a call lists, the newest first. */
export const listedRecords = 100;

/** How many people of a record a call returns. */
export const recordPartSize = 25;

export const attendanceReport = z
  .enum(['roomAttendance', 'privateVolumeAttendance'])
  .describe('Report that the record is of.');
export type AttendanceReport = z.output<typeof attendanceReport>;

export const recordId = idOr(sentence('attendance.record.missing')).describe('Identifier of the record.');
const ofRecord = { accountId, page: attendanceReport, recordId };
const sha256 = z.string().describe('SHA-256 of the content, in hexadecimal.');
const by = z.string().describe('Email address of the person; empty if the person was erased.');

export const attendanceRecord = z
  .object({
    id,
    name: z.string().describe('Name that a person gave the record; empty for none.'),
    sfsRoom: sfsRoom.describe('Room or private volume; empty for all private volumes.'),
    from: instant.describe('Start of the time (ISO 8601, UTC).'),
    to: instant.describe('End of the time (ISO 8601, UTC).'),
    people: z.int().describe('How many people attended, as it was recorded.'),
    sha256,
    takenBy: by,
    takenAt: instant.describe('When the record was taken (ISO 8601, UTC).'),
    corrections: z.int().describe('How many corrections were added since.'),
  })
  .describe('An attendance as it was known when it was taken. Only its name can be changed.');
export type AttendanceRecord = z.output<typeof attendanceRecord>;

const figures = attendanceRow
  .pick({ joinTime: true, leaveTime: true, minutes: true, talkMinutes: true, leaveInferred: true })
  .describe('What is said of a person.');

const correction = z
  .object({
    addedBy: by,
    addedAt: instant.describe('When it was added (ISO 8601, UTC).'),
    sha256,
    reason: z
      .string()
      .nullable()
      .describe('Why a person corrected the entry by hand; null for a correction computed from events.'),
    changes: z
      .array(
        z.object({
          userId: z.string().describe('Identifier of the person.'),
          displayName: attendanceRow.shape.displayName,
          before: figures.nullable().describe('What was said before; null for a person who is added.'),
          after: figures.nullable().describe('What is known now; null for a person who was not there.'),
        }),
      )
      .describe('What was found different, person by person.'),
  })
  .describe(
    'What a later search found to be different, or what a person corrected by hand. The record itself stays as it is.',
  );
export type AttendanceCorrection = z.output<typeof correction>;

export const takeRecord = contract({
  kind: 'mutation',
  access,
  summary: 'Keep an attendance as a record that never changes, with its SHA-256.',
  rest: { method: 'POST', path: base },
  input: z
    .object({
      accountId,
      page: attendanceReport,
      sfsRoom: attendanceFilter.sfsRoom,
      all: allVolumes,
      start: instant.describe('Start (ISO 8601, UTC), within the past 36 days.'),
      hours: z.coerce
        .number({ error: sentence('attendance.duration.invalid') })
        .refine(isDuration, { error: sentence('attendance.duration.invalid') })
        .describe('Duration in hours, in steps of half an hour. The time must be over.'),
    })
    .superRefine((asked, context) => {
      const refusal = refuseRecord(asked, new Date());
      addRefusal(context, refusal);
    }),
  output: z.object({ record: attendanceRecord }),
  audit: 'attendance.takeRecord',
  keyed: true,
  limit: takenLimit,
});

export const listRecords = contract({
  kind: 'query',
  access,
  summary: 'The records of a report on attendance, the newest hundred.',
  rest: { method: 'GET', path: base },
  input: z.object({ accountId, page: attendanceReport }),
  output: z.object({ items: z.array(attendanceRecord).describe('Records, the newest first.') }),
  limit,
});

export const readRecord = contract({
  kind: 'query',
  access,
  summary: 'A record of an attendance: who attended, by name, and what was corrected since.',
  rest: { method: 'GET', path: `${base}/{recordId}` },
  input: z.object({
    ...ofRecord,
    part: z.coerce.number().int().min(1).default(1).describe('Which 25 people, counted from 1.'),
  }),
  output: z.object({
    record: attendanceRecord,
    completeUntil,
    items: z.array(attendanceRow).describe('People of this part, by name.'),
    corrections: z.array(correction).describe('Corrections in the order in which they were added.'),
  }),
  limit,
});

const stored = z.object({ text: z.string().describe('The text, exactly as it was hashed.'), sha256 });

export const readRecordText = contract({
  kind: 'query',
  access,
  summary:
    'The stored texts of a record and its corrections, whose SHA-256 anybody can compute again. People are keys in it.',
  rest: { method: 'GET', path: `${base}/{recordId}/text` },
  input: z.object(ofRecord),
  output: stored.extend({
    corrections: z
      .array(stored)
      .describe('The texts of the corrections, in the order in which they were added.'),
  }),
  limit,
});

export const nameRecord = contract({
  kind: 'mutation',
  access,
  summary: 'Give a record a name, or take it away. The record itself does not change.',
  rest: { method: 'PUT', path: `${base}/{recordId}/name` },
  input: z.object({
    ...ofRecord,
    name: recordName,
  }),
  output: done,
  audit: 'attendance.nameRecord',
  limit,
});

const minutesRefused = sentence('attendance.entry.minutes');
const reasonMissing = sentence('attendance.entry.reason');

export const correctEntry = contract({
  kind: 'mutation',
  access,
  summary: 'Correct the minutes of one person by hand, as a correction beside the record.',
  rest: { method: 'POST', path: `${base}/{recordId}/entries` },
  input: z.object({
    ...ofRecord,
    personId: z.string().min(1).max(64).describe('Identifier of a person of the record or its corrections.'),
    minutes: z
      .number({ error: minutesRefused })
      .refine(isMinutes, { error: minutesRefused })
      .describe(
        'Minutes that the person attended, with at most one decimal; 0 for a person who was not there.',
      ),
    reason: typed(500, undefined, reasonMissing)
      .refine((value) => value !== '', { error: reasonMissing })
      .describe('Why the entry is corrected, 1 to 500 characters.'),
  }),
  output: done,
  audit: 'attendance.correctEntry',
  limit: takenLimit,
});

export const correctRecord = contract({
  kind: 'mutation',
  access,
  summary: 'Look for what is known differently by now, and add it to a record as a correction.',
  rest: { method: 'POST', path: `${base}/{recordId}/corrections` },
  input: z.object(ofRecord),
  output: z.object({
    changes: z.int().describe('How many people the correction is about; 0 where nothing was added.'),
  }),
  audit: 'attendance.correctRecord',
  limit,
});

export const exportRecord = contract({
  kind: 'mutation',
  access,
  summary: 'Mail the rows of a record to you as a file, with its SHA-256: a task.',
  rest: { method: 'POST', path: `${base}/{recordId}/exports` },
  input: z.object({
    ...ofRecord,
    timeZone: timeZone.describe('IANA time zone in which the times are written.'),
    format: tableFormat,
  }),
  output: startedTask,
  audit: 'attendance.exportRecord',
  keyed: true,
  limit: { calls: 30, seconds: 600 },
});
