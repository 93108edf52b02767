import { describe, expect, it } from 'vitest';
import {
  accountOfRole,
  accountRoleNames,
  levelIn,
  marksSuspension,
  permissionOfRole,
  roleLabel,
} from './role-names.ts';

describe('role names', () => {
  it('ACCT-017 names the six roles of an account after their permission', () => {
    expect(accountRoleNames('a1')).toEqual([
      'membersOf_a1',
      'leadersOf_a1',
      'moderatorsOf_a1',
      'adminsOf_a1',
      'ownersOf_a1',
      'suspendedOf_a1',
    ]);
  });

  it('INV-011 shows the text before sOf as the role', () => {
    expect(roleLabel('membersOf_a1')).toBe('member');
    expect(roleLabel('ownersOf_a1')).toBe('owner');
    expect(roleLabel('suspendedOf_a1')).toBe('suspended');
    expect(roleLabel('guestsOf_a1')).toBe('guest');
    expect(roleLabel('superadmin')).toBe('superadmin');
  });

  it('RLP-005 gives each of the role names its level, in the account of the name only', () => {
    const names = [...accountRoleNames('a1'), 'superadmin'];
    expect(names.map((name) => levelIn('a1', [name]))).toEqual([
      'member',
      'leader',
      'moderator',
      'admin',
      'owner',
      'suspended',
      'superadmin',
    ]);
    expect(accountRoleNames('a1').map((name) => levelIn('a2', [name]))).toEqual(Array(6).fill(undefined));
  });

  it.each([
    ['membersOf_a1', 'member'],
    ['suspendedOf_a1', 'suspended'],
    ['superadmin', undefined],
    ['guestsOf_a1', undefined],
  ])('reads the permission of %s', (name, permission) => {
    expect(permissionOfRole(name)).toBe(permission);
  });

  it('reads the account after the underscore', () => {
    expect(accountOfRole('adminsOf_a1')).toBe('a1');
    expect(accountOfRole('_a1')).toBe('a1');
    expect(accountOfRole('superadmin')).toBeUndefined();
  });

  it('ACCT-033 treats any role that starts with suspendedOf or contains suspended as a suspension', () => {
    expect(marksSuspension('suspendedOf_a1')).toBe(true);
    expect(marksSuspension('temporarily-suspended')).toBe(true);
    expect(marksSuspension('membersOf_a1')).toBe(false);
  });
});

describe('level in an account', () => {
  it('ACCT-030 RLP-019 is the highest of the roles held there, and none without a role there', () => {
    expect(levelIn('a1', ['membersOf_a1', 'adminsOf_a1', 'leadersOf_a1'])).toBe('admin');
    expect(levelIn('a1', ['membersOf_a1', 'ownersOf_a2'])).toBe('member');
    expect(levelIn('a1', ['ownersOf_a2'])).toBeUndefined();
    expect(levelIn('a1', [])).toBeUndefined();
  });

  it('ACCT-031 RLP-020 RLP-021 is superadmin outright in every account, suspended there or not', () => {
    expect(levelIn('a1', ['superadmin'])).toBe('superadmin');
    expect(levelIn('a1', ['suspendedOf_a1', 'superadmin'])).toBe('superadmin');
  });

  it('ACCT-032 RLP-021 is suspended outright, whatever other roles are held there', () => {
    expect(levelIn('a1', ['ownersOf_a1', 'suspendedOf_a1'])).toBe('suspended');
  });

  it('is not touched by a suspension in another account', () => {
    expect(levelIn('a1', ['membersOf_a1', 'suspendedOf_a2'])).toBe('member');
  });
});
