import * as wire from '@campus/contracts/attendance/record-functions';
import { recordPartSize } from '@campus/contracts/attendance/records';
import { AppError } from '@campus/contracts/core/app-error';
import { serverName } from '@campus/domain/analytics/strangers';
import {
  askedPlace,
  attendanceEnd,
  attendanceLookBack,
  refuseStart,
} from '@campus/domain/attendance/attendance';
import {
  correctEntry,
  correctionsOf,
  refuseRecord,
  withCorrections,
} from '@campus/domain/attendance/records';
import { implement } from '../../call/implement.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { usersOfKeys } from '../../foundation/usage/people.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { namesOfKeys } from '../analytics/names-of-keys.ts';
import { nameRows } from './named-rows.ts';
import { readPresentRows } from './present-rows.ts';
import {
  findRecord,
  insertCorrection,
  insertRecord,
  listRecords,
  nameRecord,
  type RecordName,
  type StoredRecord,
} from './records.ts';

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
      corrections: corrections.map(({ content: { addedAt, changes, reason = null }, sha256, addedBy }) => ({
        ...{ addedAt, addedBy, sha256, reason },
        changes: changes.map(({ person, before, after }) => {
          const { userId, displayName } = nameOf(person);
          return { userId, displayName: displayName || serverName(userId), before, after };
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
      const stored = await lockRecord(sql, input);
      const changes = correctionsOf(rowsOf(stored, { byHand: false }), rows);
      audit.note({ target: targetOf(stored.record), after: { changes: changes.length } });
      if (changes.length > 0) await insertCorrection(sql, input, { ...nextOf(stored, user.id), changes });
      return { changes: changes.length };
    },
  }),

  implement(wire.getAttendanceRecordText, async ({ input, sql }) => {
    const { text, record, corrections } = await findRecord(sql, input);
    return {
      ...{ text, sha256: record.sha256 },
      corrections: corrections.map(({ text, sha256 }) => ({ text, sha256 })),
    };
  }),

  implement(wire.nameAttendanceRecord, async ({ input, sql, audit }) => {
    const { record } = await lockRecord(sql, input);
    await nameRecord(sql, input, input.name);
    audit.note({ target: targetOf(record), before: { name: record.name }, after: { name: input.name } });
    return {};
  }),

  implement(wire.correctAttendanceEntry, async ({ input, sql, user, audit }) => {
    const stored = await lockRecord(sql, input);
    const { reason, minutes, personId: userId } = input;
    const people = rowsOf(stored, { byHand: true });
    const userOf = await usersOfKeys(
      sql,
      people.map(({ person }) => person),
    );
    const entry = people.find(({ person }) => userOf(person) === userId);
    const change = correctEntry(entry, minutes, stored.record);
    if (typeof change === 'string') throw new AppError('invalid', change);
    await insertCorrection(sql, input, { ...nextOf(stored, user.id), reason, changes: [change] });
    audit.note({
      target: targetOf(stored.record),
      before: { userId, minutes: entry?.minutes },
      after: { userId, minutes, reason },
    });
    return {};
  }),

  implement(wire.exportAttendanceRecord, async (call) => {
    const { accountId, page, recordId, timeZone: timezone, format } = call.input;
    const { record } = await findRecord(call.sql, call.input);
    const { from: startTime, to } = record;
    const duration = (Date.parse(to) - Date.parse(startTime)) / 1000;
    const place = record.sfsRoom === '' ? {} : { SFSRoom: record.sfsRoom };
    const query = { ...place, startTime, duration, sort: 'displayName', direction: 1 };
    const params = { query, earliestTime: attendanceLookBack, latestTime: to, timezone, format, recordId };
    const kind = page === 'roomAttendance' ? 'attendance.exportRoom' : 'attendance.exportPrivateVolume';
    return { task: await startTask(call, { accountId, kind, params }) };
  }),
];

/** Returns a record with its corrections, and lets nobody else add one until the transaction ends. */
async function lockRecord(sql: Queryable, name: RecordName): Promise<StoredRecord> {
  await sql.query('select from attendance_record where id = $1 for update', [name.recordId]);
  return findRecord(sql, name);
}

/**
 * Returns the rows after the corrections that were computed, and those by hand: they come last, because later
 * events do not change what a person decided.
 */
function rowsOf({ content, corrections }: StoredRecord, { byHand }: { byHand: boolean }) {
  const isByHand = (one: StoredRecord['corrections'][number]) => one.content.reason !== undefined;
  const computed = corrections.filter((one) => !isByHand(one));
  const applied = byHand ? [...computed, ...corrections.filter(isByHand)] : computed;
  return withCorrections(
    content.rows,
    applied.flatMap((one) => one.content.changes),
  );
}

/** Returns the fields of the next correction that do not say what it changes. */
function nextOf({ record, corrections }: StoredRecord, addedBy: string) {
  return {
    ...{ version: 1 as const, record: record.id, number: corrections.length + 1 },
    follows: (corrections.at(-1) ?? record).sha256,
    ...{ addedBy, addedAt: new Date().toISOString() },
  };
}

function targetOf({ id, sfsRoom }: StoredRecord['record']) {
  return { type: 'attendanceRecord', id, label: sfsRoom };
}
