import { landingSuffix } from '@campus/domain/access/landing-page';

/** The keys of the console's values in the browser's storage. */
const accountKey = 'campus.account';
const userKey = 'campus.user';
const wantedKey = 'campus.wanted';
const slackKey = 'campus.slack';
const columnsSuffix = 'membersColumns';

/** The key for whether optional room fields are shown. */
export const optionalRoomFieldsKey = 'campus.optionalRoomFields';

/** The key for whether single characters are shortcuts. */
export const characterKeysKey = 'campus.characterKeys';

/** The key of the chosen columns in the members table, per account and user. */
export function columnsKey(accountId: string, userId: string): string {
  return `${accountId}_${userId}_${columnsSuffix}`;
}

/** The account of this tab: its own, otherwise the latest in this browser. */
export function currentAccountId(): string | undefined {
  return sessionStorage.getItem(accountKey) ?? localStorage.getItem(accountKey) ?? undefined;
}

/** Makes an account this tab's current one, and the latest in this browser. */
export function rememberAccount(accountId: string) {
  sessionStorage.setItem(accountKey, accountId);
  localStorage.setItem(accountKey, accountId);
}

/** Whether a person has signed in with this browser and not signed out since. */
export function hasStoredUser(): boolean {
  return localStorage.getItem(userKey) !== null;
}

/** Stores that a person has signed in with this browser and this tab. */
export function rememberUser(userId: string) {
  localStorage.setItem(userKey, userId);
  sessionStorage.setItem(userKey, userId);
}

/** The person who last used this tab. Another tab may have signed in someone else since. */
export function personOfTab(): string | undefined {
  return sessionStorage.getItem(userKey) ?? undefined;
}

/** Stores the address that was requested without a session, until the person has signed in in this tab. */
export function rememberWanted(address: string) {
  sessionStorage.setItem(wantedKey, address);
}

/** Returns the address requested before the sign-in and removes it; undefined if there was none. */
export function takeWanted(): string | undefined {
  const address = sessionStorage.getItem(wantedKey) ?? undefined;
  sessionStorage.removeItem(wantedKey);
  return address;
}

/** Stores the random state that Slack sends back (INT-020). */
export function rememberSlackState(state: string) {
  sessionStorage.setItem(slackKey, state);
}

/** Returns the state and removes it, so that no page can use it twice. */
export function consumeSlackState(): string | undefined {
  const state = sessionStorage.getItem(slackKey) ?? undefined;
  sessionStorage.removeItem(slackKey);
  return state;
}

/**
 * Deletes what a signed-out browser must not keep: everything except column choices, start pages, and the
 * requested address.
 */
export function deletePersonData() {
  const wanted = takeWanted();
  sessionStorage.clear();
  if (wanted !== undefined) rememberWanted(wanted);
  const kept = new RegExp(`_(${columnsSuffix}|${landingSuffix})$`);
  for (const key of Object.keys(localStorage)) if (!kept.test(key)) localStorage.removeItem(key);
}
