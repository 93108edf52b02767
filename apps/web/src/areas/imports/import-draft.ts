import { id } from '@campus/contracts/core/fields';
import { importFile } from '@campus/contracts/imports/import-files';
import * as z from 'zod';
import { accountDraft } from '../../lib/account-data.ts';
import type { BulkTab } from './import-address.ts';
import { keptValues } from './setup/setup-values.ts';

const importDraft = z.object({
  file: importFile,
  /** Its options so far. */
  values: keptValues.optional(),
  /** Its latest planned import. */
  taskId: id.optional(),
});
/** An import that is being set up in this tab of the browser: reload and back find it again. */
export type ImportDraft = z.output<typeof importDraft>;

const drafts = {
  update: accountDraft('import.update', importDraft),
  delete: accountDraft('import.delete', importDraft),
} satisfies Record<BulkTab, unknown>;

/** The draft of a file, if it is the last one that was sent. */
export function readDraft(accountId: string, tab: BulkTab, fileId: string): ImportDraft | undefined {
  const draft = drafts[tab].read(accountId);
  return draft?.file.id === fileId ? draft : undefined;
}

/** Keeps the choices for an import in this tab until `forget` is called. */
export function keepDraft(accountId: string, tab: BulkTab, draft: ImportDraft): void {
  drafts[tab].keep(accountId, draft);
}

/** Forgets the choices for an import. */
export function forgetDraft(accountId: string, tab: BulkTab): void {
  drafts[tab].forget(accountId);
}
