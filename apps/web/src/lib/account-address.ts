import { paths } from '../paths.ts';
import { currentAccountId } from './storage.ts';

/** The query parameter with the account's id, also used in mailed links. */
const parameter = 'account';

/** The account id in a query; undefined if there is none. */
export function accountIn(search: string): string | undefined {
  return new URLSearchParams(search).get(parameter) ?? undefined;
}

/** Whether a path is a page of an account. */
export function isOfAccount(path: string): boolean {
  return path === paths.profile || /^\/(admin|help)(\/|$)/.test(path);
}

/**
 * Adds the account, by default this tab's, to an address that leads to an account page and has no account
 * yet.
 */
export function withAccount(address: string, accountId = currentAccountId()): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? [];
  if (accountId === undefined || !isOfAccount(path) || accountIn(search) !== undefined) return address;
  const query = new URLSearchParams({ [parameter]: accountId });
  return `${path}?${search && `${search}&`}${query}${hash}`;
}

/** A query without its account parameter. */
export function withoutAccount(search: string): string {
  if (accountIn(search) === undefined) return search;
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query.toString();
}
