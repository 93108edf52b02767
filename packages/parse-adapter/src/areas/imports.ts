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

  /** Uploads a file to import. Repetitions of a call are recognized by its content. */
  async function send(upload: Upload): Promise<{ fileId: string; sha256: string }> {
    const { file, sha256 } = await uploadImportFile(calls, upload);
    return { fileId: file.id, sha256 };
  }

  return {
    async upload(upload: Upload): Promise<ImportFile> {
      return (await uploadImportFile(calls, upload)).file;
    },

    /** Uploads a file and imports it without a review, as do the next two. */
    async saveMemberships(input: z.output<typeof oneStepImports.membershipImport.input>): Promise<Task> {
      const { accountId, file, exportEmail, emailData, ...params } = input;
      const sent = { accountId, file: await send({ accountId, file }), exportEmail, emailData };
      return mutate(wire.saveCsvImport, { ...sent, type: 'membership', params });
    },

    async saveDeletions(input: z.output<typeof oneStepImports.deleteImport.input>): Promise<Task> {
      const { accountId, file, exportEmail } = input;
      const sent = { accountId, file: await send({ accountId, file }), exportEmail };
      return mutate(wire.saveCsvImport, { ...sent, type: 'delete' });
    },

    async saveInvitations({
      file,
      ...input
    }: z.output<typeof oneStepImports.invitationImport.input>): Promise<Task> {
      const sent = await send({ accountId: input.accountId, file });
      return mutate(wire.saveInvitationImport, { ...input, file: sent });
    },
  };
}
