import * as z from 'zod';
import { bindList } from '../core/bind-list.ts';
import { bind } from '../core/binding.ts';
import { accountId, id } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { wireCall, wireCallWithFile } from '../core/wire-call.ts';
import { wireForm } from '../core/wire-codec.ts';
import { sentFile } from '../core/wire-names.ts';
import { wireTask } from '../tasks/functions.ts';
import { resultRecipient } from '../tasks/tasks.ts';
import * as files from './import-files.ts';
import * as people from './import-people.ts';
import * as imports from './imports.ts';

/** The maximum number of bytes of a piece in which a file is sent to the platform. */
export const importFilePiece = 256 * 1024;

/** Begins an upload. Only its sender can continue it. */
export const beginImportFile = wireCall(
  'beginImportFile',
  z.strictObject({ accountId, name: z.string().max(255) }),
  z.object({ fileId: id }),
);

/** The piece of the file that begins at `from`. A piece may be sent again. */
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

/** Ends an upload and returns a guess of the file's format. */
export const endImportFile = wireCall(
  'endImportFile',
  z.strictObject({ accountId, fileId: id }),
  files.importFile,
);

export const getImportFile = bind(files.getImportFile, { name: 'getImportFile', answer: 'file' });

/** Examines a file that was sent again, in another encoding or with another delimiter. */
export const rereadImportFile = bind(files.rereadImportFile, { name: 'rereadImportFile', answer: 'file' });

/**
 * Plans the import of an uploaded file. With `review`, the plan waits to be applied. Saving a CSVImport or
 * InvitationImport does the same without a review.
 */
export const planImport = bind(imports.planImport, { name: 'planImport', answer: 'task' });

/** Plans the import of listed people. Ours. */
export const importPeople = bind(people.importPeople, { name: 'importPeople', answer: 'task' });

export const applyImport = bind(imports.applyImport, { name: 'applyImport', answer: 'task' });

export const getImport = bind(imports.getImport, { name: 'getImport', answer: 'import' });

/** Corrects a row with an error in a plan that waits. Ours. */
export const correctImportRow = bind(imports.correctImportRow, { name: 'correctImportRow', answer: 'row' });

/** Files have more rows than other lists. */
const reach = 1_000_000;

export const getImports = bindList(
  imports.listImports,
  'getImports',
  wireForm(imports.importDetails, {}),
  reach,
);

export const getImportRows = bindList(
  imports.listImportRows,
  'getImportRows',
  wireForm(imports.importRow, {}),
  reach,
);

/** The account's own fields that a column can hold, in the order of their names. */
export const getImportFields = bind(files.getImportFields, { name: 'getImportFields' });

/**
 * A file that was sent in pieces before, or comes with the call. With the SHA-256 of its content (Base64url), a call
 * with the same Idempotency-Key repeats an earlier one if the content is the same.
 */
const savedFile = z.union([sentFile, z.strictObject({ fileId: id, sha256: z.string().max(43).optional() })], {
  error: sentence('imports.file.missing'),
});

/**
 * Saving a CSVImport: one of type membership or delete is an import without a review, one of type badge lists emails.
 */
export const saveCsvImport = wireCallWithFile(
  'saveCSVImport',
  z.strictObject({
    accountId,
    type: z.enum(['membership', 'delete', 'badge'], { error: sentence('imports.type.unknown') }),
    file: savedFile,
    exportEmail: resultRecipient,
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
    exportEmail: resultRecipient.optional(),
    emailData: imports.importOptions.shape.emailData,
  }),
  wireTask,
);
