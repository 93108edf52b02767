import { fileFromWire } from '@campus/contracts/core/wire-codec';
import type { saveCsvImport, saveInvitationImport } from '@campus/contracts/imports/functions';
import { importOptions } from '@campus/contracts/imports/imports';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { deleteUnusedFile } from './delete-import-files.ts';
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

/**
 * Settings of a call that imports a file. A repetition of it with the same idempotency key has another file with the
 * same content, which is deleted.
 */
export const onceForEachFile = {
  keyed: true,
  repeats: ({ file, ...input }: { file: CsvImport['file'] }) => ({
    ...input,
    file: 'fileId' in file ? (file.sha256 ?? file.fileId) : file,
  }),
  discard: async (
    {
      input: { accountId, file },
      user,
      services,
    }: Pick<
      Call<{ accountId: string; file: CsvImport['file'] }, { level: 'admin' }>,
      'input' | 'user' | 'services'
    >,
    fileId: string,
  ) => {
    const isOfThisCall = !('fileId' in file) || file.sha256 !== undefined;
    if (isOfThisCall) await deleteUnusedFile(services, { fileId, accountId, userId: user.id });
  },
};

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
