import * as wire from '@campus/contracts/analytics/report-record-functions';
import { listedReportChanges } from '@campus/contracts/analytics/report-records';
import { AppError } from '@campus/contracts/core/app-error';
import { comparableParts } from '@campus/domain/analytics/report-records';
import { implement } from '../../call/implement.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { findReport, listReports, nameReport } from './report-records/records.ts';
import { targetOf } from './report-records/tasks.ts';

/** The functions for report records: made once, never changed, and corrected by additions. */
export const reportRecordFunctions = [
  implement(wire.keepReportRecord, async (call) => {
    const { accountId, ...params } = call.input;
    return { task: await startTask(call, { accountId, kind: 'analytics.keepReport', params }) };
  }),

  implement(wire.getReportRecords, async ({ input, sql }) => ({
    items: await listReports(sql, input.accountId),
  })),

  implement(wire.getReportRecord, async ({ input, sql }) => {
    const { record, content, corrections } = await findReport(sql, input);
    return {
      ...{ record, report: content },
      corrections: corrections.map(({ content: { addedAt, parts, changes }, sha256, addedBy }) => ({
        ...{ addedAt, addedBy, sha256, parts, total: changes.length },
        changes: changes.slice(0, listedReportChanges),
      })),
    };
  }),

  implement(wire.getReportRecordText, async ({ input, sql }) => {
    const { text, record, corrections } = await findReport(sql, input);
    return {
      ...{ text, sha256: record.sha256 },
      corrections: corrections.map(({ text, sha256 }) => ({ text, sha256 })),
    };
  }),

  implement(wire.nameReportRecord, async ({ input, sql, audit }) => {
    const { accountId, name } = input;
    const { record } = await findReport(sql, input);
    await nameReport(sql, { accountId, recordId: record.id }, name);
    audit.note({ target: targetOf(record.id, record), before: { name: record.name }, after: { name } });
    return {};
  }),

  implement(wire.correctReportRecord, async (call) => {
    const { accountId } = call.input;
    const { record, content } = await findReport(call.sql, call.input);
    if (comparableParts(content, content.timeZone, new Date()).length === 0)
      throw new AppError('invalid', 'analytics.record.expired');
    const params = { recordId: record.id };
    return { task: await startTask(call, { accountId, kind: 'analytics.correctReport', params }) };
  }),
];
