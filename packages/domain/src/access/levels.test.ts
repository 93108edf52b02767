import { describe, expect, it } from 'vitest';
import { givesControl, isPermission, ladder, permissions, reaches } from './levels.ts';

describe('levels', () => {
  it('ACCT-028 RLP-018 ranks suspended 0, member 10, leader 20, moderator 30, admin 40, owner 50, superadmin 60', () => {
    expect(ladder).toEqual({
      suspended: 0,
      member: 10,
      leader: 20,
      moderator: 30,
      admin: 40,
      owner: 50,
      superadmin: 60,
    });
  });

  it('reaches admin from admin and above only', () => {
    expect(['leader', 'moderator'].some((level) => reaches(level as 'leader', 'admin'))).toBe(false);
    expect(['admin', 'owner', 'superadmin'].every((level) => reaches(level as 'admin', 'admin'))).toBe(true);
  });

  it('reaches owner from owner and above only', () => {
    expect(reaches('admin', 'owner')).toBe(false);
    expect(reaches('owner', 'owner')).toBe(true);
    expect(reaches('superadmin', 'owner')).toBe(true);
  });

  it('reaches nothing without a level', () => {
    expect(reaches(undefined, 'suspended')).toBe(false);
  });

  it('does not accept superadmin as the permission of a membership', () => {
    expect(isPermission('owner')).toBe(true);
    expect(isPermission('superadmin')).toBe(false);
    expect(isPermission('constructor')).toBe(false);
  });
});

it('control of an account is given by the roles admin and owner', () => {
  expect(permissions.filter(givesControl)).toEqual(['admin', 'owner']);
});
