import { AppError } from '@campus/contracts/core/app-error';
import type { StreamedFile } from '@campus/contracts/core/files';
import * as wire from '@campus/contracts/imports/functions';
import { uploadImportFile } from '@campus/contracts/imports/import-files';
import { importPeople } from '@campus/contracts/imports/import-people';
import { getImportSample, planImport } from '@campus/contracts/imports/imports';
import { deleteImport, invitationImport, membershipImport } from '@campus/contracts/imports/one-step-imports';
import { consistentOverwrite, refuseImportFile } from '@campus/domain/imports/imports';
import { forward, procedure, router } from '../core/trpc.ts';
import { importSample } from './imports/sample.ts';

export const importsRouter = router({
  list: forward(wire.getImports),

  plan: procedure(planImport, ({ input, platform }) =>
    platform.call(wire.planImport, { ...input, options: consistentOverwrite(input.options) }),
  ),

  people: procedure(importPeople, ({ input, platform }) =>
    platform.call(wire.importPeople, { ...input, options: consistentOverwrite(input.options) }),
  ),

  // A router cannot have a procedure called `apply`.
  applyPlan: forward(wire.applyImport),
  get: forward(wire.getImport),
  rows: forward(wire.getImportRows),
  correctRow: forward(wire.correctImportRow),
  fields: forward(wire.getImportFields),
  file: forward(wire.getImportFile),
  reread: forward(wire.rereadImportFile),
});

/** The operations of imports that receive or send a file. */
export const importsFileRouter = router({
  upload: procedure(uploadImportFile, async ({ input, platform }) => {
    assertCsv(input.file);
    return { file: await platform.imports.upload(input) };
  }),

  sample: procedure(getImportSample, ({ input, platform }) => importSample(input, platform)),

  memberships: procedure(membershipImport, async ({ input, platform }) => {
    assertCsv(input.file);
    return { task: await platform.imports.saveMemberships(consistentOverwrite(input)) };
  }),

  deletions: procedure(deleteImport, async ({ input, platform }) => {
    assertCsv(input.file);
    return { task: await platform.imports.saveDeletions(input) };
  }),

  invitations: procedure(invitationImport, async ({ input, platform }) => {
    assertCsv(input.file);
    return { task: await platform.imports.saveInvitations(input) };
  }),
});

/** Refuses a file by its name, before reading its content. */
function assertCsv({ name }: StreamedFile): void {
  const refusal = refuseImportFile(name);
  if (refusal) throw new AppError('invalid', refusal);
}
