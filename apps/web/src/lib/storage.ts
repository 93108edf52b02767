import { landingSuffix } from '@campus/domain/access/landing-page';

/** The names under which the console keeps values in the browser. */
const accountKey = 'campus.account';
const userKey = 'campus.user';
const wantedKey = 'campus.wanted';
const slackKey = 'campus.slack';
const columnsSuffix = 'membersColumns';

/** The key under which the browser keeps whether the optional fields of rooms are shown. */
export const optionalRoomFieldsKey = 'campus.optionalRoomFields';

/** The key of the chosen columns of the members table, per account and user. */
export function columnsKey(accountId: string, userId: string): string {
  return `${accountId}_${userId}_${columnsSuffix}`;
}

/** The account of this tab: its own choice, otherwise the latest one in this browser. */
export function currentAccountId(): string | undefined {
  return sessionStorage.getItem(accountKey) ?? localStorage.getItem(accountKey) ?? undefined;
}

/** Makes an account that of this tab, and the latest one in this browser. */
export function rememberAccount(accountId: string) {
  sessionStorage.setItem(accountKey, accountId);
  localStorage.setItem(accountKey, accountId);
}

/** Whether a person has signed in with this browser and not signed out since. */
export function hasStoredUser(): boolean {
  return localStorage.getItem(userKey) !== null;
}

/** Keeps that a person has signed in with this browser, and in this tab. */
export function rememberUser(userId: string) {
  localStorage.setItem(userKey, userId);
  sessionStorage.setItem(userKey, userId);
}

/** The person this tab was last used by; another tab may have signed in another one since. */
export function personOfTab(): string | undefined {
  return sessionStorage.getItem(userKey) ?? undefined;
}

/** Keeps the address that was asked for without a session, until the person has signed in in this tab. */
export function rememberWanted(address: string) {
  sessionStorage.setItem(wantedKey, address);
}

/** The address that was asked for before the sign-in, once; undefined if there was none. */
export function takeWanted(): string | undefined {
  const address = sessionStorage.getItem(wantedKey) ?? undefined;
  sessionStorage.removeItem(wantedKey);
  return address;
}

/** Keeps the random state that Slack sends back (INT-020). */
export function rememberSlackState(state: string) {
  sessionStorage.setItem(slackKey, state);
}

/** The state, once: no page can use it twice. */
export function takeSlackState(): string | undefined {
  const state = sessionStorage.getItem(slackKey) ?? undefined;
  sessionStorage.removeItem(slackKey);
  return state;
}

/**
 * Clears what a signed-out browser must not keep: everything but column choices, landing pages and the wanted address.
 */
export function forgetPerson() {
  const wanted = takeWanted();
  sessionStorage.clear();
  if (wanted !== undefined) rememberWanted(wanted);
  const kept = new RegExp(`_(${columnsSuffix}|${landingSuffix})$`);
  for (const key of Object.keys(localStorage)) if (!kept.test(key)) localStorage.removeItem(key);
}
