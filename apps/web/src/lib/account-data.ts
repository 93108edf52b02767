import type * as z from 'zod';
import { readStored } from './read-stored.ts';
import { personOfTab } from './storage.ts';

/** The prefix of the storage keys for account data in this tab. */
const prefix = 'campus.draft.';
const held = new Set<() => void>();

/**
 * Registers account or personal data that is held in memory. `clear` is called when the person leaves the
 * account or the session ends. Returns a function that removes the registration.
 */
export function registerAccountData(clear: () => void): () => void {
  held.add(clear);
  return () => void held.delete(clear);
}

/** Deletes everything typed or shown for the current account or its person, who is leaving. */
export function clearAccountData() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  for (const clear of held) clear();
}

/** Defines a draft that this tab stores per account and person. It survives reload and "back". */
export function accountDraft<Schema extends z.ZodType>(name: string, schema: Schema) {
  const keyOf = (accountId: string) => `${prefix}${personOfTab() ?? ''}.${accountId}.${name}`;
  return {
    read: (accountId: string): z.output<Schema> | undefined =>
      readStored(sessionStorage, keyOf(accountId), schema),
    keep: (accountId: string, draft: z.input<Schema>) =>
      sessionStorage.setItem(keyOf(accountId), JSON.stringify(draft)),
    forget: (accountId: string) => sessionStorage.removeItem(keyOf(accountId)),
  };
}
