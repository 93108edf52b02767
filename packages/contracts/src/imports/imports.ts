import { importActions, importKinds, importLimits, rowErrorChoices } from '@campus/domain/imports/imports';
import { taskOutcomes } from '@campus/domain/tasks/tasks';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id, permission } from '../core/fields.ts';
import { downloadedFile } from '../core/files.ts';
import { pageOf, paging } from '../core/list.ts';
import { reasonSchema } from '../core/reasons.ts';
import { timeZone } from '../core/time-zone.ts';
import { emailData } from '../invitations/invitations.ts';
import { teamId } from '../members/fields.ts';
import { resultRecipient, startedTask, task } from '../tasks/tasks.ts';
import { columnField, importAccess, importsPath, valueFormat } from './import-files.ts';

export const importOptions = z
  .strictObject({
    overwriteData: z
      .boolean()
      .default(false)
      .describe('Whether values of members are replaced; otherwise only empty ones are filled in.'),
    overwriteBadges: z
      .boolean()
      .default(false)
      .describe('Whether badges of members are replaced; otherwise they are added. Needs `overwriteData`.'),
    badges: z
      .array(id)
      .max(100)
      .default([])
      .describe('Badges for every person in the file, in addition to those in the rows.'),
    emailData: emailData.prefault({}).describe('Texts of the invitation emails.'),
    permission: permission
      .exclude(['suspended'])
      .default('member')
      .describe('Permission of invited people whose row has none.'),
    teamId: teamId
      .optional()
      .describe('Team of invited people whose row has none; the account’s default when omitted.'),
    leaveOutUnreadable: z
      .boolean()
      .default(false)
      .describe(
        'Whether a value that cannot be read is left out, with a remark; otherwise its row is an error. The email and the permission are never left out.',
      ),
  })
  .describe('Options of an import of members. A multipart form carries each value as text.')
  .meta({ id: 'ImportOptions' });
export type ImportOptions = z.output<typeof importOptions>;

export const planImport = contract({
  kind: 'mutation',
  access: importAccess,
  scope: 'imports',
  summary:
    'Plan an import of a file that was sent: a task that finds out what each row would change, then waits to be applied.',
  rest: { method: 'POST', path: importsPath },
  input: z.object({
    accountId,
    fileId: id.describe('Identifier of the uploaded file.'),
    kind: z.enum(importKinds).describe('What the import does with the people in the file.'),
    hasHeader: z
      .boolean()
      .optional()
      .describe('Whether the first row holds the names of the columns; detected when omitted.'),
    columns: z
      .array(columnField)
      .max(importLimits.columns)
      .optional()
      .describe('Field of each column, in order; detected when omitted.'),
    formats: z
      .array(valueFormat.partial())
      .max(importLimits.columns)
      .optional()
      .describe('How each column writes dates and numbers, in order; detected where omitted.'),
    timeZone: timeZone.describe('IANA time zone of dates that name none.'),
    exportEmail: resultRecipient,
    options: importOptions.prefault({}).describe('Options of the import.'),
    rowErrors: z
      .enum(rowErrorChoices)
      .default('skip')
      .describe('Whether rows with errors are skipped or stop the whole import.'),
    review: z
      .boolean()
      .default(true)
      .describe('Whether the import waits to be applied; otherwise it continues by itself.'),
  }),
  output: startedTask,
  audit: 'imports.plan',
  keyed: true,
  limit: { calls: 30, seconds: 60 },
});

const ofImport = z.object({ accountId, taskId: id.describe('Identifier of the import’s task.') });

export const applyImport = contract({
  kind: 'mutation',
  access: importAccess,
  scope: 'imports',
  summary:
    'Apply a planned import. Rows whose person has changed since fail, or are skipped if nothing is left to do; each says why.',
  rest: { method: 'POST', path: `${importsPath}/{taskId}/apply` },
  input: ofImport.extend({
    rowErrors: z
      .enum(rowErrorChoices)
      .optional()
      .describe('Whether rows with errors are skipped or stop the import; as planned when omitted.'),
  }),
  output: startedTask,
  audit: 'imports.apply',
  keyed: true,
});

export const importDetails = z
  .object({
    task,
    kind: z.enum(importKinds).describe('What the import does with the people in the file.'),
    fileName: z.string().describe('Name of the file.'),
    fileId: id
      .nullable()
      .describe(
        'Identifier of the uploaded file; null where it is deleted, or was uploaded by another person.',
      ),
    hasHeader: z.boolean().describe('Whether the first row holds the names of the columns.'),
    columns: z.array(columnField).describe('Field of each column, in order.'),
    formats: z.array(valueFormat).describe('How each column writes dates and numbers, in order.'),
    exportEmail: z.string().describe('Email address the result is sent to; `none` if to nobody.'),
    options: importOptions,
    rowErrors: z
      .enum(rowErrorChoices)
      .describe('Whether rows with errors are skipped or stop the whole import.'),
    actions: z
      .record(z.enum(importActions), z.int().describe('Number of rows of this action.'))
      .describe('Number of rows of each action, as far as the file has been read.'),
  })
  .describe('An import: its task and what it does. It is kept as long as its task.')
  .meta({ id: 'Import' });
export type ImportDetails = z.output<typeof importDetails>;

export const getImport = contract({
  kind: 'query',
  access: importAccess,
  scope: 'imports',
  summary: 'One import: what its rows are to do, how far it is, how it ended.',
  rest: { method: 'GET', path: `${importsPath}/{taskId}` },
  input: ofImport,
  output: z.object({ import: importDetails }),
});

export const listImports = contract({
  kind: 'query',
  access: importAccess,
  scope: 'imports',
  summary: 'The imports of the account that you may follow, newest first.',
  rest: { method: 'GET', path: importsPath },
  input: z.object({ accountId, ...paging }),
  output: pageOf(importDetails),
});

const rowCell = z.object({
  field: columnField,
  value: z.string().max(importLimits.cellLength).describe('Text of the cell.'),
});

export const importRow = z
  .object({
    position: z.int().describe('Position of the row among the rows of the file.'),
    line: z.int().describe('Line of the file where the row begins.'),
    label: z.string().describe('Email address in the row, or the text in its place.'),
    action: z
      .enum(importActions)
      .describe(
        'Planned action. `conflict`: rows contradict each other, or the data has changed since the plan.',
      ),
    changes: z
      .array(
        z.object({
          field: z.string().describe('Name of the field.'),
          from: z.string().describe('Current value.'),
          to: z.string().describe('New value.'),
        }),
      )
      .describe('Planned changes.'),
    cells: z
      .array(rowCell)
      .describe(
        'Cells of a row with an error in a plan that waits, to correct it, one for each field; empty for all other rows, and for one that does not fit into the columns.',
      ),
    outcome: z.enum(taskOutcomes).nullable().describe('Result of the row; null while it is pending.'),
    reason: z.string().describe('Why the row was skipped or failed, or has an error; empty otherwise.'),
    reasons: z.array(reasonSchema).describe('Which sentences the reason is made of.'),
  })
  .describe('A row of an imported file: its planned change and its result.')
  .meta({ id: 'ImportRow' });
export type ImportRow = z.output<typeof importRow>;

export const listImportRows = contract({
  kind: 'query',
  access: importAccess,
  scope: 'imports',
  summary: 'The rows of an import; all, or those of one action or outcome.',
  rest: { method: 'GET', path: `${importsPath}/{taskId}/rows` },
  input: ofImport.extend({
    action: z.enum(importActions).optional().describe('Action to filter by; all rows when omitted.'),
    outcome: z.enum(taskOutcomes).optional().describe('Result to filter by; all rows when omitted.'),
    ...paging,
  }),
  output: pageOf(importRow),
});

export const correctImportRow = contract({
  kind: 'mutation',
  access: importAccess,
  scope: 'imports',
  summary:
    'Correct a row with an error in a planned import. It is judged again by the same rules, in the same plan; the file stays as it is.',
  rest: { method: 'PUT', path: `${importsPath}/{taskId}/rows/{position}` },
  input: ofImport.extend({
    position: z.coerce.number().int().min(1).describe('Position of the row among the rows of the file.'),
    cells: z
      .array(z.strictObject(rowCell.shape))
      .max(importLimits.columns)
      .describe('Cells of the row. A field of the plan that is left out is empty.'),
  }),
  output: z.object({ row: importRow }),
  audit: 'imports.correctRow',
});

export const getImportSample = contract({
  kind: 'query',
  access: importAccess,
  scope: 'imports',
  summary: 'A CSV file that shows how to write one, with the account’s own fields.',
  rest: { method: 'GET', path: '/accounts/{accountId}/import-samples/{kind}' },
  input: z.object({
    accountId,
    kind: z.enum(importKinds).describe('What the import does with the people in the file.'),
  }),
  output: downloadedFile,
  download: true,
});
