import type { saveCsvImport, saveInvitationImport } from '@campus/contracts/imports/functions';
import { importOptions } from '@campus/contracts/imports/imports';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { keepFile } from './end-file.ts';
import type { ImportWish } from './plan-import.ts';

type CsvImport = z.output<typeof saveCsvImport.input>;
type InvitationImport = z.output<typeof saveInvitationImport.input>;

/** The id of the file that is to be imported; one that comes with the call is kept first, as if it had been sent. */
export async function savedFile(
  {
    input,
    user,
    services,
  }: Pick<Call<{ accountId: string }, { level: 'admin' }>, 'input' | 'user' | 'services'>,
  file: CsvImport['file'],
): Promise<string> {
  if ('fileId' in file) return file.fileId;
  const content = Buffer.from(file.base64, 'base64');
  const kept = await keepFile(
    services,
    { accountId: input.accountId, userId: user.id },
    { name: file.name, content },
  );
  return kept.id;
}

/** An import that goes on by itself and leaves out what cannot be done. */
const atOnce = { review: false, rowErrors: 'skip' } as const;

/** What a CSVImport of members is to be. */
export function csvImport({ accountId, type, params, ...input }: CsvImport, fileId: string): ImportWish {
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

/** What an InvitationImport is to be. */
export function invitationImport(
  { accountId, exportEmail, emailData }: InvitationImport & { exportEmail: string },
  fileId: string,
): ImportWish {
  const options = importOptions.parse({ emailData });
  return { ...atOnce, accountId, fileId, kind: 'invitations', exportEmail, options };
}
