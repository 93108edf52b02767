import {
  customFieldName,
  importActions,
  importKinds,
  importLimits,
  isImportField,
  rowErrorChoices,
} from '@campus/domain/imports/imports';
import { taskOutcomes } from '@campus/domain/tasks/tasks';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, flag, id, permission, teamId } from '../core/fields.ts';
import { downloadedFile, streamedFile } from '../core/files.ts';
import { pageNumber, pageOf } from '../core/list.ts';
import { sentence } from '../core/messages.ts';
import { emailData } from '../invitations/invitations.ts';
import { customField } from '../members/members.ts';
import { resultEmail, startedTask, task } from '../tasks/tasks.ts';

/** The largest file that is imported, in bytes. */
export const largestImportFile = 256 * 1024 * 1024;

const access = { level: 'admin', page: 'import' } as const;
const base = '/accounts/{accountId}/imports' as const;
const upload = { maxBytes: largestImportFile, tooLarge: 'imports.file.tooLarge', streamed: true } as const;

const file = z.object(streamedFile.shape, { error: sentence('imports.file.missing') });

/** What a column holds: a field of ours, `custom:` and the name of one of the account's, or '' for nothing. */
export const columnField = z
  .string()
  .max(128)
  .refine((field) => field === '' || customFieldName(field) !== undefined || isImportField(field), {
    error: sentence('request.invalid'),
  });

/** What is known of a file that was sent: how it is written, and what seems to be in its columns. */
export const importFile = z.object({
  id,
  name: z.string(),
  bytes: z.int(),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  delimiter: z.enum([',', ';', '\t']),
  /** Whether the first row names the columns. */
  hasHeader: z.boolean(),
  columns: z.array(
    z.object({
      /** What the first row says of it; '' without a header. */
      header: z.string(),
      /** The field it seems to hold, judged by its name, or by its content. */
      field: z.string(),
      /** What stands in the first rows. */
      samples: z.array(z.string()),
    }),
  ),
});
export type ImportFile = z.output<typeof importFile>;

/** What an import of members does; a text in a multipart form stands for its value. */
export const importOptions = z.object({
  /** Replaces what members have already; otherwise only what is empty is filled in. */
  overwriteData: z.boolean().default(false),
  /** Replaces the badges of members instead of adding to them; only with `overwriteData`. */
  overwriteBadges: z.boolean().default(false),
  /** Given to everybody in the file, besides what its rows say. */
  badges: z.array(id).max(100).default([]),
  /** What the mails to those who are invited say. */
  emailData: emailData.prefault({}),
  /** What rows that do not say are invited as. */
  permission: permission.exclude(['suspended']).default('member'),
  teamId: teamId.optional(),
});
export type ImportOptions = z.output<typeof importOptions>;

export const uploadImportFile = contract({
  kind: 'mutation',
  access,
  summary: 'Send a CSV file to be imported, and learn what seems to be in its columns; kept for a day.',
  rest: { method: 'POST', path: `${base}/files` },
  input: z.object({ accountId, file }),
  output: z.object({ file: importFile }),
  audit: 'imports.upload',
  limit: { calls: 30, seconds: 60 },
  upload,
});

export const planImport = contract({
  kind: 'mutation',
  access,
  summary:
    'Plan an import of a file that was sent: a task that finds out what each row would change, then waits to be applied.',
  rest: { method: 'POST', path: base },
  input: z.object({
    accountId,
    fileId: id,
    kind: z.enum(importKinds),
    hasHeader: z.boolean().optional(),
    /** The field of each column, in their order; without it they are what they seem to be. */
    columns: z.array(columnField).max(importLimits.columns).optional(),
    exportEmail: resultEmail,
    options: importOptions.prefault({}),
    /** Whether rows that cannot be done are left out, or keep everything else from being done. */
    rowErrors: z.enum(rowErrorChoices).default('skip'),
    /** Waits to be applied; otherwise the import goes on by itself. */
    review: z.boolean().default(true),
  }),
  output: startedTask,
  audit: 'imports.plan',
  limit: { calls: 30, seconds: 60 },
});

const ofImport = z.object({ accountId, taskId: id });

export const applyImport = contract({
  kind: 'mutation',
  access,
  summary: 'Apply a planned import; rows whose person has changed meanwhile are left alone and told.',
  rest: { method: 'POST', path: `${base}/{taskId}/apply` },
  input: ofImport.extend({ rowErrors: z.enum(rowErrorChoices).optional() }),
  output: startedTask,
  audit: 'imports.apply',
});

/** An import: its task, and what its rows are to do. Plans and results are kept as long as tasks are. */
export const importDetails = z.object({
  task,
  kind: z.enum(importKinds),
  fileName: z.string(),
  exportEmail: z.string(),
  options: importOptions,
  rowErrors: z.enum(rowErrorChoices),
  /** How many rows are to do what, as far as the file has been read. */
  actions: z.record(z.enum(importActions), z.int()),
});
export type ImportDetails = z.output<typeof importDetails>;

export const getImport = contract({
  kind: 'query',
  access,
  summary: 'One import: what its rows are to do, how far it is, how it ended.',
  rest: { method: 'GET', path: `${base}/{taskId}` },
  input: ofImport,
  output: z.object({ import: importDetails }),
});

export const listImports = contract({
  kind: 'query',
  access,
  summary: 'The imports of the account that you may follow, newest first.',
  rest: { method: 'GET', path: base },
  input: z.object({ accountId, page: pageNumber }),
  output: pageOf(importDetails),
});

/** A row of a file: what is to be done for it and why, and how it ended. */
export const importRow = z.object({
  position: z.int(),
  /** The line of the file in which it begins. */
  line: z.int(),
  /** The email, or what stands in its place. */
  label: z.string(),
  action: z.enum(importActions),
  /** What it changes: the field's name, what is there and what is to be there. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  outcome: z.enum(taskOutcomes).nullable(),
  reason: z.string(),
});
export type ImportRow = z.output<typeof importRow>;

export const listImportRows = contract({
  kind: 'query',
  access,
  summary: 'The rows of an import; all, or those of one action or outcome.',
  rest: { method: 'GET', path: `${base}/{taskId}/rows` },
  input: ofImport.extend({
    action: z.enum(importActions).optional(),
    outcome: z.enum(taskOutcomes).optional(),
    page: pageNumber,
  }),
  output: pageOf(importRow),
});

export const getImportFields = contract({
  kind: 'query',
  access,
  summary: 'The fields of the account’s own that a column of a file can hold, in the order of their names.',
  rest: { method: 'GET', path: '/accounts/{accountId}/import-fields' },
  input: z.object({ accountId }),
  output: z.object({ fields: z.array(customField) }),
});

export const getImportSample = contract({
  kind: 'query',
  access,
  summary: 'A CSV file that shows how to write one, with the account’s own fields.',
  rest: { method: 'GET', path: '/accounts/{accountId}/import-samples/{kind}' },
  input: z.object({ accountId, kind: z.enum(importKinds) }),
  output: downloadedFile,
  download: true,
});

/** Fields of a form are texts; those that are more than a flag travel as JSON. */
function json<T extends z.ZodType>(schema: T) {
  const parsed = z.string().transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: sentence('request.invalid')() });
      return z.NEVER;
    }
  });
  return z.union([parsed, z.unknown()]).optional().pipe(schema);
}

const sent = { accountId, file, exportEmail: resultEmail };

export const membershipImport = contract({
  kind: 'mutation',
  access,
  summary:
    'Update the members a CSV file lists and invite the others, in one go: a task whose result is mailed. Fields stand before the file.',
  rest: { method: 'POST', path: `${base}/memberships` },
  input: z.object({
    ...sent,
    badges: json(importOptions.shape.badges),
    overwriteBadges: flag,
    overwriteData: flag,
    emailData: json(importOptions.shape.emailData),
  }),
  output: startedTask,
  audit: ['imports.upload', 'imports.memberships'],
  limit: { calls: 20, seconds: 60 },
  upload,
});

export const deleteImport = contract({
  kind: 'mutation',
  access,
  summary:
    'Remove the members a CSV file lists, in one go: a task whose result is mailed. Fields stand before the file.',
  rest: { method: 'POST', path: `${base}/deletions` },
  input: z.object(sent),
  output: startedTask,
  audit: ['imports.upload', 'imports.deletions'],
  limit: { calls: 20, seconds: 60 },
  upload,
});

export const invitationImport = contract({
  kind: 'mutation',
  access,
  summary:
    'Invite the people a CSV file lists, in one go: a task whose result is mailed. Fields stand before the file.',
  rest: { method: 'POST', path: `${base}/invitations` },
  input: z.object({ ...sent, emailData: json(importOptions.shape.emailData) }),
  output: startedTask,
  audit: ['imports.upload', 'imports.invitations'],
  limit: { calls: 20, seconds: 60 },
  upload,
});
