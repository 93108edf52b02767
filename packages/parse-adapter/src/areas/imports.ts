import * as wire from '@campus/contracts/imports/functions';
import type { ImportFile, uploadImportFile as uploadContract } from '@campus/contracts/imports/import-files';
import type * as oneStepImports from '@campus/contracts/imports/one-step-imports';
import type { Task } from '@campus/contracts/tasks/tasks';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { uploadImportFile } from './import-files.ts';

type Upload = z.output<typeof uploadContract.input>;

/**
 * Files of people to invite, change, or remove. They are sent in pieces, so these operations have no binding.
 */
export function importsPlatform(calls: Calls) {
  const { mutate } = calls;
  const upload = (file: Upload): Promise<ImportFile> => uploadImportFile(calls, file);

  return {
    upload,

    /** Uploads a file and imports it without a review, as do the next two. */
    async saveMemberships(input: z.output<typeof oneStepImports.membershipImport.input>): Promise<Task> {
      const { accountId, file, exportEmail, emailData, ...params } = input;
      const { id: fileId } = await upload({ accountId, file });
      const sent = { accountId, file: { fileId }, exportEmail, emailData };
      return mutate(wire.saveCsvImport, { ...sent, type: 'membership', params });
    },

    async saveDeletions(input: z.output<typeof oneStepImports.deleteImport.input>): Promise<Task> {
      const { accountId, file, exportEmail } = input;
      const { id: fileId } = await upload({ accountId, file });
      return mutate(wire.saveCsvImport, { accountId, type: 'delete', file: { fileId }, exportEmail });
    },

    async saveInvitations({
      file,
      ...input
    }: z.output<typeof oneStepImports.invitationImport.input>): Promise<Task> {
      const { id: fileId } = await upload({ accountId: input.accountId, file });
      return mutate(wire.saveInvitationImport, { ...input, file: { fileId } });
    },
  };
}
