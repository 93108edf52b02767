import { describe, expect, it } from 'vitest';
import { levelIn } from '../access/role-names.ts';
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

  it.each([
    ['ownersOf_a1', true],
    ['superadmin', true],
    ['adminsOf_a1', false],
    ['ownersOf_a2', false],
    ['superadmins', false],
  ])('MEM-036 says of the role %s that its holder may assign owner: %s', (role, expected) => {
    const actorLevel = levelIn('a1', [role]);
    const refusal = actorLevel && refusePermissionChange({ ...change, actorLevel, to: 'owner' });
    expect(actorLevel !== undefined && refusal === undefined).toBe(expected);
    expect(actorLevel !== undefined && assignablePermissions(actorLevel, false).includes('owner')).toBe(
      expected,
    );
  });

  it('MEM-034 MEM-035 offers owner only to owners and superadmins, and neither admin nor owner in the protected account', () => {
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
