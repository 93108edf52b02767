import { paths } from '../paths.ts';
import { currentAccountId } from './storage.ts';

/** The name of the account's id in an address, also in the links of mails. */
const parameter = 'account';

/** The id of the account that a query names; undefined when it names none. */
export function accountIn(search: string): string | undefined {
  return new URLSearchParams(search).get(parameter) ?? undefined;
}

/** Whether a path leads to a page of an account. */
export function isOfAccount(path: string): boolean {
  return path === paths.profile || path === paths.admin || path.startsWith(`${paths.admin}/`);
}

/**
 * An address that names the account, by default this tab's, if it leads to a page of an account and names none itself.
 */
export function withAccount(address: string, accountId = currentAccountId()): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? [];
  if (accountId === undefined || !isOfAccount(path) || accountIn(search) !== undefined) return address;
  const query = new URLSearchParams({ [parameter]: accountId });
  return `${path}?${search && `${search}&`}${query}${hash}`;
}

/** A query without the account it names. */
export function withoutAccount(search: string): string {
  if (accountIn(search) === undefined) return search;
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query.toString();
}
