import { pageSize } from '@campus/domain/core/lists';
import { taskOutcomes } from '@campus/domain/tasks/tasks';
import * as z from 'zod';
import { accountId, id } from '../core/fields.ts';
import { sentence } from '../core/messages.ts';
import { wireCall, wireCallWithFile } from '../core/wire-call.ts';
import { sentFile } from '../core/wire-names.ts';
import { customField } from '../members/members.ts';
import { wireTask } from '../tasks/functions.ts';
import { resultEmail } from '../tasks/tasks.ts';
import {
  applyImport as applyContract,
  importDetails,
  importFile,
  importOptions,
  importRow,
  listImportRows,
  planImport as planContract,
} from './imports.ts';

/** A file goes to the platform in pieces of at most so many bytes. */
export const importFilePiece = 1024 * 1024;

/** Begins to send a file. Only who began may go on with it. */
export const beginImportFile = wireCall(
  'beginImportFile',
  z.strictObject({ accountId, name: z.string().max(255) }),
  z.object({ fileId: id }),
);

/** The piece of the file that begins at `from`; the same piece may come again. */
export const appendImportFile = wireCallWithFile(
  'appendImportFile',
  z.strictObject({
    accountId,
    fileId: id,
    from: z.int().min(0),
    base64: z.string().max(Math.ceil(importFilePiece / 3) * 4),
  }),
  z.object({}),
);

/** Ends sending and answers what the file seems to be. */
export const endImportFile = wireCall('endImportFile', z.strictObject({ accountId, fileId: id }), importFile);

/**
 * Plans the import of a file that was sent. `review` waits to be applied. Saving a CSVImport or an InvitationImport
 * is this without a review.
 */
export const planImport = wireCall('planImport', z.strictObject(planContract.input.shape), wireTask);

const ofImport = z.strictObject({ accountId, taskId: id });

export const applyImport = wireCall('applyImport', z.strictObject(applyContract.input.shape), wireTask);

export const getImport = wireCall('getImport', ofImport, importDetails);

const paging = {
  limit: z.int().min(1).max(100).default(pageSize),
  skip: z.int().min(0).max(1_000_000).default(0),
};

export const getImports = wireCall(
  'getImports',
  z.strictObject({ accountId, ...paging }),
  z.object({ count: z.int(), results: z.array(importDetails) }),
);

export const getImportRows = wireCall(
  'getImportRows',
  ofImport.extend({
    action: listImportRows.input.shape.action,
    outcome: z.enum(taskOutcomes).optional(),
    ...paging,
  }),
  z.object({ count: z.int(), results: z.array(importRow) }),
);

/** A file that was sent in pieces before, or comes with the call. */
const savedFile = z.union([sentFile, z.strictObject({ fileId: id })], {
  error: sentence('imports.file.missing'),
});

/** Saving a CSVImport: one of type membership or delete is an import without a review, one of type badge lists emails. */
export const saveCsvImport = wireCallWithFile(
  'saveCSVImport',
  z.strictObject({
    accountId,
    type: z.enum(['membership', 'delete', 'badge'], { error: sentence('imports.type.unknown') }),
    file: savedFile,
    exportEmail: resultEmail,
    params: z
      .strictObject({
        /** Of a membership import. */
        badges: importOptions.shape.badges,
        overwriteData: importOptions.shape.overwriteData,
        /** Of a badge import. */
        badgeId: id.or(z.literal('')).default(''),
        unassignBadges: z.boolean().default(false),
        /** Of both. */
        overwriteBadges: z.boolean().default(false),
      })
      .prefault({}),
    emailData: importOptions.shape.emailData,
  }),
  wireTask,
);

/**
 * Saving an InvitationImport, whose result is mailed to `exportEmail`, by default to the caller. `invitedBy` is the
 * caller's own id, or left out.
 */
export const saveInvitationImport = wireCallWithFile(
  'saveInvitationImport',
  z.strictObject({
    accountId,
    file: savedFile,
    invitedBy: id.optional(),
    exportEmail: resultEmail.optional(),
    emailData: importOptions.shape.emailData,
  }),
  wireTask,
);

/** The account's own fields that a column can hold, in the order of their names. */
export const getImportFields = wireCall(
  'getImportFields',
  z.strictObject({ accountId }),
  z.object({ fields: z.array(customField) }),
);
