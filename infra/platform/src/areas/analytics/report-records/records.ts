import { createHash } from 'node:crypto';
import type {
  ReportContent,
  ReportCorrectionContent,
} from '@campus/contracts/analytics/report-record-content';
import { listedReportRecords, type ReportRecord } from '@campus/contracts/analytics/report-records';
import { AppError } from '@campus/contracts/core/app-error';
import type { Queryable } from '../../../foundation/database/sql.ts';
import { newObjectId } from '../../../foundation/records/object-id.ts';
import { readContent, readCorrection, sameOf } from './content.ts';

/** Identifies a record by its own id, or by that of the task that kept it. */
export interface ReportRecordName {
  accountId: string;
  recordId: string;
}

export interface StoredReport {
  record: ReportRecord;
  content: ReportContent;
  /** The stored text of `content`. */
  text: string;
  corrections: {
    content: ReportCorrectionContent;
    text: string;
    sha256: string;
    /** Email address; empty if the person was erased. */
    addedBy: string;
  }[];
}

const columns = `record.id,
  coalesce((select name from report_record_name given where given.record = record.id), '') as name,
  record."from", record."to", record."timeZone", record."hideEmployees", record.grain, record.compare, record.people,
  record.sha256,
  coalesce((select person.email from "_User" person where person."objectId" = record."takenBy"), '') as "takenBy",
  record.at as "takenAt",
  (select count(*)::int from report_correction correction where correction.record = record.id) as corrections`;

interface Row extends Omit<ReportRecord, 'takenAt'> {
  takenAt: Date;
}

/** Returns the records of an account, newest first. */
export async function listReports(sql: Queryable, accountId: string): Promise<ReportRecord[]> {
  const rows = await sql.query<Row>(
    `select ${columns} from report_record record where record.account = $1
     order by record.at desc, record.id limit ${listedReportRecords}`,
    [accountId],
  );
  return rows.map(shown);
}

/** Returns a record with its corrections. A record of another account counts as unknown. */
export async function findReport(
  sql: Queryable,
  { accountId, recordId }: ReportRecordName,
): Promise<StoredReport> {
  const row = await sql.one<Row & { content: string }>(
    `select ${columns}, record.content from report_record record
     where record.account = $2 and record.id = coalesce((select task.state ->> 'record' from "Task" task
       where task.id = $1 and task.account = $2 and task.kind = 'analytics.keepReport'), $1)`,
    [recordId, accountId],
  );
  if (!row) throw new AppError('notFound', 'analytics.record.missing');
  const corrections = await sql.query<{ content: string; sha256: string; addedBy: string }>(
    `select content, sha256,
       coalesce((select email from "_User" where "objectId" = correction."addedBy"), '') as "addedBy"
     from report_correction correction where record = $1 order by number`,
    [row.id],
  );
  const { content, ...record } = row;
  return {
    record: shown(record),
    content: readContent(content),
    text: content,
    corrections: corrections.map(({ content: text, ...one }) => ({
      ...{ ...one, text, content: readCorrection(text) },
    })),
  };
}

/** Stores a record, unless the same report with the same figures is stored. Returns its id, and whether it is new. */
export async function insertReport(
  sql: Queryable,
  content: ReportContent,
): Promise<{ recordId: string; sha256: string; isNew: boolean }> {
  const { account, from, to, timeZone, hideEmployees, grain, compare, takenBy, takenAt } = content;
  const written = JSON.stringify(content);
  const sha256 = hashOf(written);
  const same = hashOf(sameOf(content));
  const kept = await sql.one('select from "Account" where "objectId" = $1 for key share', [account]);
  if (!kept) throw new AppError('notFound', 'analytics.record.missing');
  const inserted = await sql.one<{ id: string }>(
    `insert into report_record (id, account, "from", "to", "timeZone", "hideEmployees", grain, compare, people, content,
       sha256, same, "takenBy", at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (account, same) do nothing returning id`,
    [
      ...[newObjectId(), account, from, to, timeZone, hideEmployees, grain, compare, content.totals.people],
      ...[written, sha256, same, takenBy, takenAt],
    ],
  );
  if (inserted) return { recordId: inserted.id, sha256, isNew: true };
  const found = await sql.one<{ id: string; sha256: string }>(
    'select id, sha256 from report_record where account = $1 and same = $2',
    [account, same],
  );
  if (!found) throw new Error('The record was neither stored nor found.');
  return { recordId: found.id, sha256: found.sha256, isNew: false };
}

/** Gives a record a name; '' takes it away. */
export async function nameReport(
  sql: Queryable,
  { accountId, recordId }: ReportRecordName,
  name: string,
): Promise<void> {
  if (name === '') await sql.query('delete from report_record_name where record = $1', [recordId]);
  else
    await sql.query(
      `insert into report_record_name (record, account, name) values ($1, $2, $3)
       on conflict (record) do update set name = excluded.name`,
      [recordId, accountId, name],
    );
}

/** Adds a correction. */
export async function insertReportCorrection(
  sql: Queryable,
  accountId: string,
  content: ReportCorrectionContent,
): Promise<void> {
  const written = JSON.stringify(content);
  await sql.query(
    `insert into report_correction (record, number, account, content, sha256, "addedBy", at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[content.record, content.number, accountId, written, hashOf(written)],
      ...[content.addedBy, content.addedAt],
    ],
  );
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

function shown({ takenAt, ...row }: Row): ReportRecord {
  return { ...row, takenAt: takenAt.toISOString() };
}
