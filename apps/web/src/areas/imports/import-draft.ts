import { id } from '@campus/contracts/core/fields';
import { importFile } from '@campus/contracts/imports/import-files';
import * as z from 'zod';
import { accountDraft } from '../../lib/account-data.ts';
import type { BulkTab } from './import-address.ts';
import { pasteDrafts } from './paste/paste-draft.ts';
import { keptValues } from './setup/setup-values.ts';

const importDraft = z.object({
  file: importFile,
  /** The options entered so far. */
  values: keptValues.optional(),
  /** The latest plan made from it. */
  taskId: id.optional(),
});
/** An import that is being set up in this browser tab. It survives reload and "back". */
export type ImportDraft = z.output<typeof importDraft>;

const drafts = {
  update: accountDraft('import.update', importDraft),
  delete: accountDraft('import.delete', importDraft),
} satisfies Record<BulkTab, unknown>;

/** Returns the draft of a file, if it is the tab's latest uploaded file. */
export function readDraft(accountId: string, tab: BulkTab, fileId: string): ImportDraft | undefined {
  const draft = drafts[tab].read(accountId);
  return draft?.file.id === fileId ? draft : undefined;
}

/** Stores the draft of an import in this browser tab until `deleteDraft` deletes it. */
export function storeDraft(accountId: string, tab: BulkTab, draft: ImportDraft): void {
  drafts[tab].keep(accountId, draft);
}

/** Deletes the draft of an import, and the pasted text of one. */
export function deleteDraft(accountId: string, tab: BulkTab): void {
  drafts[tab].forget(accountId);
  pasteDrafts[tab].forget(accountId);
}
