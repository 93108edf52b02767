import { describe, expect, it } from 'vitest';
import {
  assignablePermissions,
  type PermissionChange,
  refusePermissionChange,
  refuseRemoval,
} from './members.ts';

const change: PermissionChange = {
  actorLevel: 'admin',
  own: false,
  from: 'member',
  to: 'leader',
  protectedAccount: false,
  owners: 2,
};

describe('changing a permission', () => {
  it.each<[Partial<PermissionChange>, string | undefined]>([
    [{}, undefined],
    [{ own: true, actorLevel: 'superadmin' }, 'members.permission.own'],
    [{ to: 'owner' }, 'members.permission.ownerOnly'],
    [{ from: 'owner', to: 'member' }, 'members.permission.ownerOnly'],
    [{ from: 'owner', to: 'suspended' }, 'members.permission.ownerOnly'],
    [{ to: 'owner', actorLevel: 'owner' }, undefined],
    [{ from: 'owner', to: 'admin', actorLevel: 'superadmin' }, undefined],
    [{ from: 'owner', to: 'admin', actorLevel: 'owner', owners: 1 }, 'members.permission.lastOwner'],
    [{ from: 'owner', to: 'suspended', actorLevel: 'superadmin', owners: 1 }, 'members.permission.lastOwner'],
    [{ from: 'owner', to: 'owner', actorLevel: 'owner', owners: 1 }, undefined],
    [{ to: 'admin', protectedAccount: true }, 'members.permission.protected'],
    [{ to: 'owner', protectedAccount: true, actorLevel: 'superadmin' }, 'members.permission.protected'],
    [{ to: 'moderator', protectedAccount: true }, undefined],
  ])('refuses %j with %s', (more, refusal) => {
    expect(refusePermissionChange({ ...change, ...more })).toBe(refusal);
  });

  it('offers owner only to owners and superadmins, and neither admin nor owner in the protected account', () => {
    expect(assignablePermissions('admin', false)).toEqual(['member', 'leader', 'moderator', 'admin']);
    expect(assignablePermissions('owner', false)).toContain('owner');
    expect(assignablePermissions('superadmin', false)).toContain('owner');
    expect(assignablePermissions('superadmin', true)).toEqual(['member', 'leader', 'moderator']);
  });
});

describe('removing a member', () => {
  const removal = { actorLevel: 'admin', own: false, owners: 2, permission: 'member' } as const;

  it.each<[Partial<Parameters<typeof refuseRemoval>[0]>, string | undefined]>([
    [{}, undefined],
    [{ permission: 'suspended', owners: 1 }, undefined],
    [{ permission: 'admin', own: true }, 'members.removal.own'],
    [{ permission: 'owner' }, 'members.removal.ownerOnly'],
    [{ permission: 'owner', actorLevel: 'owner' }, undefined],
    [{ permission: 'owner', actorLevel: 'superadmin', owners: 1 }, 'members.permission.lastOwner'],
  ])('refuses %j with %s', (more, refusal) => {
    expect(refuseRemoval({ ...removal, ...more })).toBe(refusal);
  });
});
