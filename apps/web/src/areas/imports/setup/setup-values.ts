import { text } from '@campus/contracts/core/text';
import { columnField, valueFormat } from '@campus/contracts/imports/import-files';
import { columnFieldText } from '@campus/contracts/imports/import-words';
import { importOptions } from '@campus/contracts/imports/imports';
import { emailData } from '@campus/contracts/invitations/invitations';
import { resultEmail } from '@campus/contracts/tasks/tasks';
import { importKinds, repeatedField, rowErrorChoices } from '@campus/domain/imports/imports';
import * as z from 'zod';

const { overwriteData, overwriteBadges, badges, permission, teamId, leaveOutUnreadable } =
  importOptions.shape;

/** The options of a file as form values; '' means no team. */
const setupFields = z.object({
  kind: z.enum(importKinds),
  hasHeader: z.boolean(),
  columns: z.array(columnField),
  /** One format per column. */
  formats: z.array(valueFormat),
  leaveOutUnreadable,
  overwriteData,
  overwriteBadges,
  badges,
  permission,
  teamId: teamId.unwrap().or(z.literal('')),
  emailData: emailData.prefault({}),
  exportEmail: resultEmail,
  review: z.boolean(),
  rowErrors: z.enum(rowErrorChoices),
});

export const setupForm = setupFields.superRefine(({ columns }, context) => {
  const message = refuseColumns(columns);
  if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['columns'] });
});
export type SetupValues = z.output<typeof setupForm>;

/** The part of the form that a draft stores. The email is stored separately, for all forms. */
export const keptValues = setupFields.omit({ emailData: true }).extend({ exportEmail: z.string() }).partial();

/** Returns why a file cannot be imported with these columns, or undefined. */
function refuseColumns(columns: readonly string[]): string | undefined {
  if (!columns.includes('email')) return text('imports.columns.noEmail');
  const twice = repeatedField(columns);
  return twice && text('imports.columns.twice', { field: columnFieldText(twice) });
}
