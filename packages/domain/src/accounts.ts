/** Whether the list of accounts, or the picker, is offered for changing to another one. */
export function offersSwitch(person: { superadmin: boolean; accounts: number }): boolean {
  return person.superadmin || person.accounts > 1;
}

/** The account a person goes straight into: the only one, unless a superadmin, who may search all. */
export function straightInto<T>(person: { superadmin: boolean; accounts: readonly T[] }): T | undefined {
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
