import type * as z from 'zod';
import { readStored } from './read-stored.ts';
import { personOfTab } from './storage.ts';

/** Keys of what this tab keeps of an account begin with this. */
const prefix = 'campus.draft.';
const held = new Set<() => void>();

/**
 * Registers data of an account or person that is held in memory. `clear` is called when the account or the session is
 * left. Returns a function that removes the registration.
 */
export function registerAccountData(clear: () => void): () => void {
  held.add(clear);
  return () => void held.delete(clear);
}

/** Clears everything that was typed or shown for the account that is left, or for its person. */
export function clearAccountData() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  for (const clear of held) clear();
}

/** A kind of draft that this tab keeps, one for each account and person; reload and "back" find it again. */
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
