import { refuseReportRecord } from '@campus/domain/analytics/report-records';
import * as z from 'zod';
import { addRefusal } from '../core/add-refusal.ts';
import { contract } from '../core/contract.ts';
import { accountId, id, idOr, instant } from '../core/fields.ts';
import { downloadedFile } from '../core/files.ts';
import { done } from '../core/list.ts';
import { recordName } from '../core/record-name.ts';
import { sentence } from '../core/schema-sentences.ts';
import { startedTask } from '../tasks/tasks.ts';
import { ofDashboard } from './analytics.ts';
import { askedReport, reportChange, reportContent } from './report-record-content.ts';
import { checkReportRange, readReport } from './reports.ts';

const base = '/accounts/{accountId}/analytics/report-records' as const;
const limit = { calls: 120, seconds: 60 } as const;
/** Records are kept for ever, and reading all figures of a long range takes seconds. */
const takenLimit = { calls: 60, seconds: 3_600 } as const;

/** How many report records a call lists, the newest first. */
export const listedReportRecords = 100;

/** How many changes of a correction a call returns. Its text and the files have all of them. */
export const listedReportChanges = 100;

const recordId = idOr(sentence('analytics.record.missing')).describe(
  'Identifier of the record, or of the task that kept it, as long as there is the task.',
);
const ofRecord = { accountId, recordId };
const sha256 = z.string().describe('SHA-256 of the text, in hexadecimal.');
const by = z.string().describe('Email address of the person; empty if the person was erased.');

export const reportRecord = z
  .object({
    id,
    name: z.string().describe('Name that a person gave the record; empty for none.'),
    ...askedReport,
    people: z.int().nullable().describe('Distinct people of the range, as it was recorded.'),
    sha256,
    takenBy: by,
    takenAt: instant.describe('When the record was taken (ISO 8601, UTC).'),
    corrections: z.int().describe('How many corrections were added since.'),
  })
  .describe('A report as it was known when it was taken. Only its name can be changed.')
  .meta({ id: 'ReportRecord' });
export type ReportRecord = z.output<typeof reportRecord>;

const correction = z
  .object({
    addedBy: by,
    addedAt: instant.describe('When it was added (ISO 8601, UTC).'),
    sha256,
    parts: z.array(reportChange.shape.part).describe('Parts of the report that were compared.'),
    total: z.int().describe('How many figures were found different.'),
    changes: z
      .array(reportChange)
      .describe(`What was found different, figure by figure: the first ${listedReportChanges}.`),
  })
  .describe('What came since. The record itself stays as it is.');
export type ReportCorrection = z.output<typeof correction>;

const { accountId: _, ...asked } = readReport.input.shape;

export const keepReport = contract({
  kind: 'mutation',
  access: ofDashboard,
  summary:
    'Keep a report whose last day is over as a record that never changes, with its SHA-256: a task. The same report with the same figures is kept once.',
  rest: { method: 'POST', path: base },
  input: z.object({ accountId, ...asked }).superRefine((input, context) => {
    checkReportRange(input, context);
    addRefusal(context, refuseReportRecord(input, input.timeZone, new Date()), ['to']);
  }),
  output: startedTask,
  audit: 'analytics.startKeepingReport',
  keyed: true,
  limit: takenLimit,
});

export const listReportRecords = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary: 'The reports that were kept as records, the newest hundred.',
  rest: { method: 'GET', path: base },
  input: z.object({ accountId }),
  output: z.object({ items: z.array(reportRecord).describe('Records, the newest first.') }),
  limit,
});

export const readReportRecord = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary:
    'A report as it was kept: the same figures whenever it is asked for, and what came since beside them.',
  rest: { method: 'GET', path: `${base}/{recordId}` },
  input: z.object(ofRecord),
  output: z.object({
    record: reportRecord,
    report: reportContent,
    corrections: z.array(correction).describe('Corrections in the order in which they were added.'),
  }),
  limit,
});

const stored = z.object({ text: z.string().describe('The text, exactly as it was hashed.'), sha256 });

export const readReportRecordText = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary:
    'The stored texts of a report record and its corrections, whose SHA-256 anybody can compute again.',
  rest: { method: 'GET', path: `${base}/{recordId}/text` },
  input: z.object(ofRecord),
  output: stored.extend({
    corrections: z
      .array(stored)
      .describe('The texts of the corrections, in the order in which they were added.'),
  }),
  limit,
});

export const nameReportRecord = contract({
  kind: 'mutation',
  access: ofDashboard,
  summary: 'Give a report record a name, or take it away. The record itself does not change.',
  rest: { method: 'PUT', path: `${base}/{recordId}/name` },
  input: z.object({
    ...ofRecord,
    name: recordName,
  }),
  output: done,
  audit: 'analytics.nameReport',
  limit,
});

export const correctReportRecord = contract({
  kind: 'mutation',
  access: ofDashboard,
  summary:
    'Compute a kept report again, and add the figures that differ as a correction: a task. Groups are not compared: their roles, teams, and badges are those of today.',
  rest: { method: 'POST', path: `${base}/{recordId}/corrections` },
  input: z.object(ofRecord),
  output: startedTask,
  audit: 'analytics.startCorrectingReport',
  keyed: true,
  limit: takenLimit,
});

export const reportFileFormats = ['html', 'csv', 'xlsx', 'text'] as const;
export type ReportFileFormat = (typeof reportFileFormats)[number];

export const getReportRecordFile = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary: 'A kept report as a file, which states its SHA-256.',
  rest: { method: 'GET', path: `${base}/{recordId}/file` },
  input: z.object({
    ...ofRecord,
    format: z
      .enum(reportFileFormats)
      .default('html')
      .describe(
        '`html`: one page to read and print. `csv`: one row for each figure. `xlsx`: one sheet for each part. `text`: the text that was hashed.',
      ),
  }),
  output: downloadedFile,
  download: true,
  limit,
});
