import { pageSize } from '@campus/domain/core/lists';
import * as z from 'zod';
import { bind, bindAs } from '../core/binding.ts';
import { accountId, id } from '../core/fields.ts';
import { listPage, windowOf } from '../core/list.ts';
import { sentence } from '../core/messages.ts';
import { wireCall, wireCallWithFile } from '../core/wire-call.ts';
import { sentFile } from '../core/wire-names.ts';
import { wireTask } from '../tasks/functions.ts';
import { resultEmail } from '../tasks/tasks.ts';
import * as imports from './imports.ts';

/** The maximum number of bytes of a piece in which a file is sent to the platform. */
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
export const endImportFile = wireCall(
  'endImportFile',
  z.strictObject({ accountId, fileId: id }),
  imports.importFile,
);

/**
 * Plans the import of a file that was sent. `review` waits to be applied. Saving a CSVImport or an InvitationImport
 * is this without a review.
 */
export const planImport = bind(imports.planImport, { name: 'planImport', answer: 'task' });

export const applyImport = bind(imports.applyImport, { name: 'applyImport', answer: 'task' });

export const getImport = bind(imports.getImport, { name: 'getImport', answer: 'import' });

const paging = {
  limit: z.int().min(1).max(100).default(pageSize),
  skip: z.int().min(0).max(1_000_000).default(0),
};

export const getImports = bindAs(
  imports.listImports,
  wireCall(
    'getImports',
    z.strictObject({ accountId, ...paging }),
    z.object({ count: z.int(), results: z.array(imports.importDetails) }),
  ),
  {
    params: ({ page, ...account }) => ({ ...account, ...windowOf(page) }),
    result: ({ count, results }, { page }) => listPage(results, count, page),
  },
);

export const getImportRows = bindAs(
  imports.listImportRows,
  wireCall(
    'getImportRows',
    z.strictObject({ ...imports.listImportRows.input.omit({ page: true }).shape, ...paging }),
    z.object({ count: z.int(), results: z.array(imports.importRow) }),
  ),
  {
    params: ({ page, ...asked }) => ({ ...asked, ...windowOf(page) }),
    result: ({ count, results }, { page }) => listPage(results, count, page),
  },
);

/** The account's own fields that a column can hold, in the order of their names. */
export const getImportFields = bind(imports.getImportFields, { name: 'getImportFields' });

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
        badges: imports.importOptions.shape.badges,
        overwriteData: imports.importOptions.shape.overwriteData,
        /** Of a badge import. */
        badgeId: id.or(z.literal('')).default(''),
        unassignBadges: z.boolean().default(false),
        /** Of both. */
        overwriteBadges: z.boolean().default(false),
      })
      .prefault({}),
    emailData: imports.importOptions.shape.emailData,
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
    emailData: imports.importOptions.shape.emailData,
  }),
  wireTask,
);
