import * as z from 'zod';
import { accountDraft } from '../../lib/account-data.ts';
import { currentAccountId } from '../../lib/storage.ts';

/** How many notifications are kept. */
export const keptInList = 20;

const notification = z.object({
  id: z.string(),
  kind: z.enum(['warning', 'error']),
  message: z.string(),
  requestId: z.string().optional(),
  at: z.iso.datetime(),
});

/** Kept in this tab, and cleared with everything else of an account or a person that is left. */
const draft = accountDraft('notifications', z.array(notification).max(keptInList));

/** The notifications of this tab's person in its account, newest first. */
export function keptNotifications(): readonly z.output<typeof notification>[] {
  return draft.read(currentAccountId() ?? '') ?? [];
}

/** Keeps warnings and errors for the next load of the page. */
export function keepNotifications(all: readonly { kind: string }[]): void {
  const kept = z.array(notification).safeParse(all);
  const accountId = currentAccountId() ?? '';
  if (!kept.success || kept.data.length === 0) draft.forget(accountId);
  else draft.keep(accountId, kept.data);
}
