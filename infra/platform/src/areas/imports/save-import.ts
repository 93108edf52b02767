import { fileFromWire } from '@campus/contracts/core/wire-codec';
import type { saveCsvImport, saveInvitationImport } from '@campus/contracts/imports/functions';
import { importOptions } from '@campus/contracts/imports/imports';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { keepFile } from './end-file.ts';
import type { ImportPlan } from './plan-import.ts';

type CsvImport = z.output<typeof saveCsvImport.input>;
type InvitationImport = z.output<typeof saveInvitationImport.input>;

/**
 * Returns the id of the file to import. A file inside the call is first stored as if it had been uploaded.
 */
export async function savedFile(
  {
    input,
    user,
    services,
  }: Pick<Call<{ accountId: string }, { level: 'admin' }>, 'input' | 'user' | 'services'>,
  file: CsvImport['file'],
): Promise<string> {
  if ('fileId' in file) return file.fileId;
  const sender = { accountId: input.accountId, userId: user.id };
  const kept = await keepFile(services, sender, fileFromWire(file));
  return kept.id;
}

/** An import without a review, which leaves out rows with errors. */
const atOnce = { review: false, rowErrors: 'skip', timeZone: 'UTC' } as const;

/** Returns the settings for a CSVImport of members. */
export function csvImport({ accountId, type, params, ...input }: CsvImport, fileId: string): ImportPlan {
  const { badges, overwriteData, overwriteBadges } = params;
  const { exportEmail, emailData } = input;
  return {
    ...atOnce,
    accountId,
    fileId,
    kind: type === 'delete' ? 'deletions' : 'memberships',
    exportEmail,
    options: importOptions.parse({ badges, overwriteData, overwriteBadges, emailData }),
  };
}

/** Returns the settings for an InvitationImport. */
export function invitationImport(
  { accountId, exportEmail, emailData }: InvitationImport & { exportEmail: string },
  fileId: string,
): ImportPlan {
  const options = importOptions.parse({ emailData });
  return { ...atOnce, accountId, fileId, kind: 'invitations', exportEmail, options };
}
