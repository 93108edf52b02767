import { describe, expect, it } from 'vitest';
import {
  accountTitle,
  isNormalUser,
  movedTo,
  offersAccountsMenu,
  offersSwitch,
  onlyAccountOf,
  worldNameOf,
} from './accounts.ts';

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
    expect(onlyAccountOf({ superadmin: false, accounts: ['a'] })).toBe('a');
    expect(onlyAccountOf({ superadmin: false, accounts: ['a', 'b'] })).toBeUndefined();
    expect(onlyAccountOf({ superadmin: true, accounts: ['a'] })).toBeUndefined();
  });
});

describe('an account whose world has moved', () => {
  const moved = { oldCampus1: 'https://eu.campus.test' };

  it('ACCT-041 is recognized by the suffix of a role name', () => {
    expect(movedTo(['membersOf_oldCampus1'], moved)).toBe('https://eu.campus.test');
    expect(movedTo(['membersOf_other', 'suspendedOf_oldCampus1'], moved)).toBe('https://eu.campus.test');
    expect(movedTo(['membersOf_other'], moved)).toBe('');
    expect(movedTo(['membersOf_oldCampus12', 'oldCampus1', 'membersOf_constructor'], moved)).toBe('');
    expect(movedTo([], moved)).toBe('');
  });

  it('ACCT-041 lets superadmins enter still', () => {
    expect(movedTo(['superadmin', 'ownersOf_oldCampus1'], moved)).toBe('');
  });
});

it.each([
  ['', true],
  ['0', true],
  [0, true],
  ['n', true],
  ['normal', true],
  [undefined, true],
  [null, true],
  ['admin', false],
  ['1', false],
  ['Normal', false],
])(
  'ACCT-037 RLP-025 says of the permission type %j that its user is a normal one: %s',
  (permissionType, normal) => {
    expect(isNormalUser(permissionType)).toBe(normal);
  },
);

it.each([
  ['Demo Campus', 'demo-campus'],
  ['  Zürich Arts & Crafts, 2. ', 'zurich-arts-crafts-2'],
  ['北京大学', 'world'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('names the world of the organization %j %j', (organizationName, worldName) => {
  expect(worldNameOf(organizationName)).toBe(worldName);
});

it('CTL-024 the title of an account is its own, or the name of its organization', () => {
  expect(accountTitle({ title: 'Nord', organizationName: 'Northwind' })).toBe('Nord');
  expect(accountTitle({ title: '', organizationName: 'Northwind' })).toBe('Northwind');
});
