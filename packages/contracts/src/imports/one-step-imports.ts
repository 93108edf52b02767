import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, flag } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { jsonText } from '../core/text-values.ts';
import { resultRecipient, startedTask } from '../tasks/tasks.ts';
import { fileToImport, importAccess, importsPath, importUpload } from './import-files.ts';
import { importOptions } from './imports.ts';

/** A form carries each field as text: a field that is no flag is sent as JSON. */
function json<T extends z.ZodType>(schema: T) {
  return z
    .union([jsonText(sentence('request.invalid')), z.unknown()])
    .optional()
    .pipe(schema);
}

const sent = { accountId, file: fileToImport, exportEmail: resultRecipient };

export const membershipImport = contract({
  kind: 'mutation',
  access: importAccess,
  scope: 'imports',
  summary:
    'Update the members a CSV file lists and invite the others, in one go: a task whose result is mailed. Fields stand before the file.',
  rest: { method: 'POST', path: `${importsPath}/memberships` },
  input: z.object({
    ...sent,
    badges: json(importOptions.shape.badges),
    overwriteBadges: flag.describe('Whether badges of members are replaced; otherwise they are added.'),
    overwriteData: flag.describe(
      'Whether values of members are replaced; otherwise only empty ones are filled in.',
    ),
    emailData: json(importOptions.shape.emailData),
  }),
  output: startedTask,
  audit: ['imports.upload', 'imports.memberships'],
  keyed: true,
  limit: { calls: 20, seconds: 60 },
  upload: importUpload,
});

export const deleteImport = contract({
  kind: 'mutation',
  access: importAccess,
  scope: 'imports',
  summary:
    'Remove the members a CSV file lists, in one go: a task whose result is mailed. Fields stand before the file.',
  rest: { method: 'POST', path: `${importsPath}/deletions` },
  input: z.object(sent),
  output: startedTask,
  audit: ['imports.upload', 'imports.deletions'],
  keyed: true,
  limit: { calls: 20, seconds: 60 },
  upload: importUpload,
});

export const invitationImport = contract({
  kind: 'mutation',
  access: importAccess,
  scope: 'imports',
  summary:
    'Invite the people a CSV file lists, in one go: a task whose result is mailed. Fields stand before the file.',
  rest: { method: 'POST', path: `${importsPath}/invitations` },
  input: z.object({ ...sent, emailData: json(importOptions.shape.emailData) }),
  output: startedTask,
  audit: ['imports.upload', 'imports.invitations'],
  keyed: true,
  limit: { calls: 20, seconds: 60 },
  upload: importUpload,
});
