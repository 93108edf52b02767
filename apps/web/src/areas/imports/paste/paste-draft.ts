import * as z from 'zod';
import { accountDraft } from '../../../lib/account-data.ts';
import type { BulkTab } from '../import-address.ts';

/** More than a browser tab keeps for a page. A longer text lasts until the page is left. */
const maxKept = 1_000_000;

function pasteDraft(name: string) {
  const { read, keep, forget } = accountDraft(name, z.string());
  return {
    read,
    forget,
    keep: (accountId: string, draft: string) =>
      draft === '' || draft.length > maxKept ? forget(accountId) : keep(accountId, draft),
  };
}

/** The pasted text of each tab, kept in this browser tab until its import is applied. */
export const pasteDrafts = {
  update: pasteDraft('import.update.paste'),
  delete: pasteDraft('import.delete.paste'),
} satisfies Record<BulkTab, unknown>;
