import * as wire from '@campus/contracts/attendance/record-functions';
import { recordPartSize } from '@campus/contracts/attendance/records';
import { AppError } from '@campus/contracts/core/app-error';
import {
  askedPlace,
  attendanceEnd,
  attendanceLookBack,
  refuseStart,
} from '@campus/domain/attendance/attendance';
import { correctionsOf, refuseRecord, withCorrections } from '@campus/domain/attendance/records';
import { implement } from '../../call/implement.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { namesOfKeys } from '../analytics/names-of-keys.ts';
import { nameRows } from './named-rows.ts';
import { readPresentRows } from './present-rows.ts';
import { findRecord, insertCorrection, insertRecord, listRecords, type StoredRecord } from './records.ts';

/** The functions for attendance records: made once, never changed, and corrected by additions. */
export const attendanceRecordFunctions = [
  implement(wire.takeAttendanceRecord, {
    before: async ({ input, services }) => {
      const refusal = refuseRecord(input, new Date());
      if (refusal) throw new AppError('invalid', refusal);
      const { accountId, page, start: from, hours } = input;
      const place = askedPlace(input);
      if (place === undefined) throw new AppError('invalid', 'activity.nothingToExport');
      const asked = { accountId, page, place, from, to: attendanceEnd(from, hours) };
      return { ...asked, ...(await readPresentRows(services, asked)) };
    },
    handle: async (
      { sql, user, audit },
      { accountId: account, page, place, from, to, completeUntil, rows },
    ) => {
      const taken = { takenBy: user.id, takenAt: new Date().toISOString() };
      const name = await insertRecord(sql, {
        ...{ version: 1, account, page, place, from, to, completeUntil, ...taken, rows },
      });
      const { record } = await findRecord(sql, name);
      const { sha256 } = record;
      audit.note({ target: targetOf(record), after: { from, to, people: record.people, sha256 } });
      return { record };
    },
  }),

  implement(wire.getAttendanceRecords, async ({ input, sql }) => ({ items: await listRecords(sql, input) })),

  implement(wire.getAttendanceRecord, async ({ input, sql }) => {
    const { accountId, part } = input;
    const { record, content, corrections } = await findRecord(sql, input);
    const rows = await nameRows(sql, { accountId }, content.rows);
    const people = corrections.flatMap((one) => one.content.changes.map(({ person }) => person));
    const nameOf = await namesOfKeys(sql, accountId, people);
    return {
      record,
      completeUntil: content.completeUntil,
      items: rows.slice((part - 1) * recordPartSize, part * recordPartSize),
      corrections: corrections.map(({ content: { addedAt, changes }, sha256, addedBy }) => ({
        ...{ addedAt, addedBy, sha256 },
        changes: changes.map(({ person, before, after }) => {
          const { userId, displayName } = nameOf(person);
          return { userId, displayName, before, after };
        }),
      })),
    };
  }),

  implement(wire.correctAttendanceRecord, {
    before: async ({ input, sql, services }) => {
      const { from, to, sfsRoom: place } = (await findRecord(sql, input)).record;
      const refusal = refuseStart(new Date(from), new Date());
      if (refusal) throw new AppError('invalid', refusal);
      const { accountId, page } = input;
      return readPresentRows(services, { accountId, page, place, from, to });
    },
    handle: async ({ input, sql, user, audit }, { rows }) => {
      await sql.query('select from attendance_record where id = $1 for update', [input.recordId]);
      const stored = await findRecord(sql, input);
      const changes = correctionsOf(knownRows(stored), rows);
      audit.note({ target: targetOf(stored.record), after: { changes: changes.length } });
      if (changes.length > 0)
        await insertCorrection(sql, input, {
          ...{ version: 1, record: input.recordId, number: stored.corrections.length + 1 },
          follows: (stored.corrections.at(-1) ?? stored.record).sha256,
          ...{ addedBy: user.id, addedAt: new Date().toISOString(), changes },
        });
      return { changes: changes.length };
    },
  }),

  implement(wire.exportAttendanceRecord, async (call) => {
    const { accountId, page, recordId, timeZone: timezone } = call.input;
    const { record } = await findRecord(call.sql, call.input);
    const { from: startTime, to } = record;
    const duration = (Date.parse(to) - Date.parse(startTime)) / 1000;
    const place = record.sfsRoom === '' ? {} : { SFSRoom: record.sfsRoom };
    const query = { ...place, startTime, duration, sort: 'displayName', direction: 1 };
    const params = { query, earliestTime: attendanceLookBack, latestTime: to, timezone, recordId };
    const kind = page === 'roomAttendance' ? 'attendance.exportRoom' : 'attendance.exportPrivateVolume';
    return { task: await startTask(call, { accountId, kind, params }) };
  }),
];

function knownRows({ content, corrections }: StoredRecord) {
  return withCorrections(
    content.rows,
    corrections.flatMap((one) => one.content.changes),
  );
}

function targetOf({ id, sfsRoom }: StoredRecord['record']) {
  return { type: 'attendanceRecord', id, label: sfsRoom };
}
