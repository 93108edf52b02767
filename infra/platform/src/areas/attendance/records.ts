import { createHash } from 'node:crypto';
import type { AttendanceRecord, AttendanceReport } from '@campus/contracts/attendance/records';
import { listedRecords } from '@campus/contracts/attendance/records';
import { AppError } from '@campus/contracts/core/app-error';
import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { type CorrectionContent, type RecordContent, readCorrection, readRecord } from './record-content.ts';

export interface RecordName {
  accountId: string;
  page: AttendanceReport;
  recordId: string;
}

export interface StoredRecord {
  record: AttendanceRecord;
  content: RecordContent;
  /** The stored text of `content`. */
  text: string;
  corrections: { content: CorrectionContent; text: string; sha256: string; addedBy: string }[];
}

const columns = `record.id, coalesce((select name from attendance_record_name given where given.record = record.id), '') as name,
  record.place as "sfsRoom", record."from", record."to", record.people, record.sha256,
  coalesce((select person.email from "_User" person where person."objectId" = record."takenBy"), '') as "takenBy",
  record.at as "takenAt",
  (select count(*)::int from attendance_correction correction where correction.record = record.id) as corrections`;

interface Row extends Omit<AttendanceRecord, 'from' | 'to' | 'takenAt'> {
  from: Date;
  to: Date;
  takenAt: Date;
}

/** Returns the records of a report, newest first. */
export async function listRecords(
  sql: Queryable,
  { accountId, page }: Omit<RecordName, 'recordId'>,
): Promise<AttendanceRecord[]> {
  const rows = await sql.query<Row>(
    `select ${columns} from attendance_record record where record.account = $1 and record.page = $2
     order by record.at desc, record.id limit ${listedRecords}`,
    [accountId, page],
  );
  return rows.map(shown);
}

/** Returns a record with its corrections. A record of another account or report counts as unknown. */
export async function findRecord(
  sql: Queryable,
  { accountId, page, recordId }: RecordName,
): Promise<StoredRecord> {
  const row = await sql.one<Row & { content: string }>(
    `select ${columns}, record.content from attendance_record record
     where record.id = $1 and record.account = $2 and record.page = $3`,
    [recordId, accountId, page],
  );
  if (!row) throw new AppError('notFound', 'attendance.record.missing');
  const corrections = await sql.query<{ content: string; sha256: string; addedBy: string }>(
    `select content, sha256,
       coalesce((select email from "_User" where "objectId" = correction."addedBy"), '') as "addedBy"
     from attendance_correction correction where record = $1 order by number`,
    [recordId],
  );
  const { content, ...record } = row;
  return {
    record: shown(record),
    content: readRecord(content),
    text: content,
    corrections: corrections.map(({ content: text, ...one }) => ({
      ...{ ...one, text, content: readCorrection(text) },
    })),
  };
}

/** Returns the last record of this report, place, and time if the same people attended at the same times. */
async function findSame(sql: Queryable, content: RecordContent): Promise<string | undefined> {
  const { account, page, place, from, to, rows } = content;
  const last = await sql.one<{ id: string; content: string }>(
    `select id, content from attendance_record
     where account = $1 and page = $2 and place = $3 and "from" = $4 and "to" = $5 and people = $6
     order by at desc, id limit 1`,
    [account, page, place, from, to, rows.length],
  );
  if (!last) return undefined;
  const attendanceOf = (written: string) => {
    const { rows, completeUntil } = readRecord(written);
    return JSON.stringify([rows, completeUntil]);
  };
  return attendanceOf(last.content) === attendanceOf(JSON.stringify(content)) ? last.id : undefined;
}

/**
 * Stores a record, in the same transaction as the call's audit entry. The same attendance is stored once: then
 * this returns the record that there is.
 */
export async function insertRecord(sql: Queryable, content: RecordContent): Promise<RecordName> {
  const { account, page, place, from, to, rows, takenBy, takenAt } = content;
  const same = await findSame(sql, content);
  if (same) return { accountId: account, page, recordId: same };
  const recordId = newObjectId();
  const written = JSON.stringify(content);
  await sql.query(
    `insert into attendance_record
       (id, account, page, place, "from", "to", people, content, sha256, "takenBy", at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [recordId, account, page, place, from, to, rows.length, written, hashOf(written), takenBy, takenAt],
  );
  return { accountId: account, page, recordId };
}

/** Gives a record a name; '' takes it away. */
export async function nameRecord(
  sql: Queryable,
  { accountId, recordId }: RecordName,
  name: string,
): Promise<void> {
  if (name === '') await sql.query('delete from attendance_record_name where record = $1', [recordId]);
  else
    await sql.query(
      `insert into attendance_record_name (record, account, name) values ($1, $2, $3)
       on conflict (record) do update set name = excluded.name`,
      [recordId, accountId, name],
    );
}

/** Adds a correction. Throws a unique violation if another call has added one first. */
export async function insertCorrection(
  sql: Queryable,
  { accountId, recordId }: RecordName,
  content: CorrectionContent,
): Promise<void> {
  const written = JSON.stringify(content);
  await sql.query(
    `insert into attendance_correction (record, number, account, content, sha256, "addedBy", at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [recordId, content.number, accountId, written, hashOf(written), content.addedBy, content.addedAt],
  );
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

function shown({ from, to, takenAt, ...row }: Row): AttendanceRecord {
  return { ...row, from: from.toISOString(), to: to.toISOString(), takenAt: takenAt.toISOString() };
}
