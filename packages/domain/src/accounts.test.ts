import { describe, expect, it } from 'vitest';
import { offersSwitch, straightInto } from './accounts.ts';

describe('choosing an account', () => {
  it('SHE-071 offers the switch to people with several accounts and to every superadmin', () => {
    expect(offersSwitch({ superadmin: false, accounts: 2 })).toBe(true);
    expect(offersSwitch({ superadmin: false, accounts: 1 })).toBe(false);
    expect(offersSwitch({ superadmin: false, accounts: 0 })).toBe(false);
    expect(offersSwitch({ superadmin: true, accounts: 0 })).toBe(true);
  });

  it('leads straight into the only account, but never a superadmin', () => {
    expect(straightInto({ superadmin: false, accounts: ['a'] })).toBe('a');
    expect(straightInto({ superadmin: false, accounts: ['a', 'b'] })).toBeUndefined();
    expect(straightInto({ superadmin: true, accounts: ['a'] })).toBeUndefined();
  });
});
