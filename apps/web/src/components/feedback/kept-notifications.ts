import * as z from 'zod';
import { accountDraft } from '../../lib/account-data.ts';
import { currentAccountId } from '../../lib/storage.ts';

/** The number of notifications that are stored. */
export const keptInList = 20;

const notification = z.object({
  id: z.string(),
  kind: z.enum(['warning', 'error']),
  message: z.string(),
  requestId: z.string().optional(),
  at: z.iso.datetime(),
});

/** Stored in this tab. Deleted with all other data when the account or the person changes. */
const draft = accountDraft('notifications', z.array(notification).max(keptInList));

/** The stored notifications of this person in this account, newest first. */
export function keptNotifications(): readonly z.output<typeof notification>[] {
  return draft.read(currentAccountId() ?? '') ?? [];
}

/** Stores warnings and errors for the next page load. */
export function keepNotifications(all: readonly { kind: string }[]): void {
  const kept = z.array(notification).safeParse(all);
  const accountId = currentAccountId() ?? '';
  if (!kept.success || kept.data.length === 0) draft.forget(accountId);
  else draft.keep(accountId, kept.data);
}
