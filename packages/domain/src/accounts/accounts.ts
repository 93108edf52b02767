import { accountOfRole, superadminRole } from '../access/role-names.ts';
import { fold } from '../core/fold.ts';

/** By account id, the address to which the account's world has moved. */
export type MovedAccounts = Readonly<Record<string, string>>;

/**
 * The address to use instead, for a person with these roles; empty if the account is here. A moved world is
 * recognized by the suffix of a role's name; superadmins can still enter it.
 */
export function movedTo(roleNames: readonly string[], moved: MovedAccounts): string {
  if (roleNames.includes(superadminRole)) return '';
  const accountIds = roleNames.map(accountOfRole).filter((id) => id !== undefined);
  const gone = accountIds.find((id) => Object.hasOwn(moved, id));
  return gone === undefined ? '' : (moved[gone] ?? '');
}

/** Whether the list of accounts, or the picker, is offered for changing to another one. */
export function offersSwitch(person: { superadmin: boolean; accounts: number }): boolean {
  return person.superadmin || person.accounts > 1;
}

/** The account a person goes straight into: the only one, unless a superadmin, who may search all. */
export function onlyAccountOf<T>(person: { superadmin: boolean; accounts: readonly T[] }): T | undefined {
  return !person.superadmin && person.accounts.length === 1 ? person.accounts[0] : undefined;
}

/** Whether the top menu offers ACCOUNTS: to superadmins, and to non-admins with several accounts. */
export function offersAccountsMenu(person: {
  superadmin: boolean;
  admin: boolean;
  accounts: number;
}): boolean {
  return person.superadmin || (!person.admin && person.accounts > 1);
}

const normalTypes: readonly string[] = ['', '0', 'n', 'normal'];

/**
 * Whether a user is a normal one, not an administrator of the platform itself, by the stored
 * permissionType.
 */
export function isNormalUser(permissionType: string | number | null | undefined): boolean {
  return normalTypes.includes(String(permissionType ?? ''));
}

/** The unique fields of an account, used to find another account with the same value. */
export const accountLookups = ['organizationName', 'customerId'] as const;
export type AccountLookup = (typeof accountLookups)[number];

/** The title of an account, or its organization's name where the title is empty (CTL-024). */
export function accountTitle({
  title,
  organizationName,
}: {
  title: string;
  organizationName: string;
}): string {
  return title || organizationName;
}

const maxWorldNameLength = 60;

/** The name of an organization's world: 'Zürich Arts & Crafts' becomes 'zurich-arts-crafts'. */
export function worldNameOf(organizationName: string): string {
  const words = fold(organizationName).match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, maxWorldNameLength).replace(/-$/, '') ?? 'world';
}
