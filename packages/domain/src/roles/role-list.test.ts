import { expect, it } from 'vitest';
import { levelOfRoles, rolesOfLevel } from './role-list.ts';

it.each([
  ['member', ['superadmin', 'ownersOf_a', 'adminsOf_a', 'moderatorsOf_a', 'leadersOf_a', 'membersOf_a']],
  ['admin', ['superadmin', 'ownersOf_a', 'adminsOf_a']],
  ['superadmin', ['superadmin']],
] as const)('RLP-003 names the roles of a permission for %s and up', (level, roles) => {
  expect(rolesOfLevel(level, 'a')).toEqual(roles);
  expect(levelOfRoles(roles, 'a')).toBe(level);
});

it('RLP-003 gives a permission of everybody to no one who is suspended', () => {
  expect(rolesOfLevel('suspended', 'a')).toEqual(rolesOfLevel('member', 'a'));
});

it('RLP-006 gives it to the lowest role that is named and all higher ones, whatever their order', () => {
  expect(levelOfRoles(['ownersOf_a', 'leadersOf_a'], 'a')).toBe('leader');
  expect(levelOfRoles(['leadersOf_a'], 'a')).toBe('leader');
});

it('RLP-007 leaves a superadmin alone where no role of the account is named', () => {
  expect(levelOfRoles([], 'a')).toBe('superadmin');
});

it.each([['ownersOf_b'], ['hackersOf_a'], ['ownersOf_'], ['owner'], ['']])(
  'RLP-032 does not know the role %j in the account a',
  (role) => {
    expect(levelOfRoles(['adminsOf_a', role], 'a')).toBeUndefined();
  },
);
