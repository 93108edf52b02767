import { describe, expect, it } from 'vitest';
import { offersAccountsMenu, offersSwitch, straightInto } from './accounts.ts';

describe('choosing an account', () => {
  it('SHE-071 offers the switch to people with several accounts and to every superadmin', () => {
    expect(offersSwitch({ superadmin: false, accounts: 2 })).toBe(true);
    expect(offersSwitch({ superadmin: false, accounts: 1 })).toBe(false);
    expect(offersSwitch({ superadmin: false, accounts: 0 })).toBe(false);
    expect(offersSwitch({ superadmin: true, accounts: 0 })).toBe(true);
  });

  it('SHE-073 offers the menu entry to non-admins with several accounts and to every superadmin', () => {
    expect(offersAccountsMenu({ superadmin: false, admin: false, accounts: 2 })).toBe(true);
    expect(offersAccountsMenu({ superadmin: false, admin: false, accounts: 1 })).toBe(false);
    expect(offersAccountsMenu({ superadmin: false, admin: true, accounts: 2 })).toBe(false);
    expect(offersAccountsMenu({ superadmin: true, admin: true, accounts: 0 })).toBe(true);
  });

  it('leads straight into the only account, but never a superadmin', () => {
    expect(straightInto({ superadmin: false, accounts: ['a'] })).toBe('a');
    expect(straightInto({ superadmin: false, accounts: ['a', 'b'] })).toBeUndefined();
    expect(straightInto({ superadmin: true, accounts: ['a'] })).toBeUndefined();
  });
});
