import { describe, expect, it } from 'vitest';
import { type Level, levels, type Permission, permissions } from '../access/levels.ts';
import { levelIn } from '../access/role-names.ts';
import {
  allowedActions,
  assignablePermissions,
  type PermissionChange,
  refusePermissionChange,
  refuseRemoval,
} from './members.ts';

const change: PermissionChange = {
  actorLevel: 'admin',
  own: false,
  permission: 'member',
  previousPermission: null,
  to: 'leader',
  protectedAccount: false,
  owners: 2,
};

describe('changing a permission', () => {
  it.each<[Partial<PermissionChange>, string | undefined]>([
    [{}, undefined],
    [{ own: true, actorLevel: 'superadmin' }, 'members.permission.own'],
    [{ to: 'owner' }, 'members.permission.ownerOnly'],
    [{ permission: 'owner', to: 'member' }, 'members.permission.ownerOnly'],
    [{ permission: 'owner', to: 'suspended' }, 'members.permission.ownerOnly'],
    [{ to: 'owner', actorLevel: 'owner' }, undefined],
    [{ permission: 'owner', to: 'admin', actorLevel: 'superadmin' }, undefined],
    [{ permission: 'owner', to: 'admin', actorLevel: 'owner', owners: 1 }, 'members.permission.lastOwner'],
    [
      { permission: 'owner', to: 'suspended', actorLevel: 'superadmin', owners: 1 },
      'members.permission.lastOwner',
    ],
    [{ permission: 'owner', to: 'owner', actorLevel: 'owner', owners: 1 }, undefined],
    [{ owners: 1 }, undefined],
    [{ to: 'admin', protectedAccount: true }, 'members.permission.protected'],
    [{ to: 'owner', protectedAccount: true, actorLevel: 'superadmin' }, 'members.permission.protected'],
    [{ to: 'moderator', protectedAccount: true }, undefined],
    [{ permission: 'suspended', previousPermission: 'owner', to: 'member' }, 'members.levelTooHigh'],
    [{ permission: 'leader', to: 'member', actorLevel: 'leader' }, 'members.levelTooHigh'],
    [{ to: 'leader', actorLevel: 'leader' }, 'members.permission.tooHigh'],
    [{ to: 'admin', actorLevel: 'moderator' }, 'members.permission.tooHigh'],
    [{ to: 'leader', actorLevel: 'moderator' }, undefined],
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
    expect(assignablePermissions('moderator', false)).toEqual(['member', 'leader']);
    expect(assignablePermissions('member', false)).toEqual([]);
  });
});

describe('removing a member', () => {
  const removal = {
    actorLevel: 'admin',
    own: false,
    owners: 2,
    permission: 'member',
    previousPermission: null,
  } as const;

  it.each<[Partial<Parameters<typeof refuseRemoval>[0]>, string | undefined]>([
    [{}, undefined],
    [{ permission: 'suspended', owners: 1 }, undefined],
    [{ permission: 'admin', own: true }, 'members.removal.own'],
    [{ permission: 'owner' }, 'members.removal.ownerOnly'],
    [{ permission: 'suspended', previousPermission: 'owner' }, 'members.levelTooHigh'],
    [{ permission: 'admin' }, undefined],
    [{ permission: 'admin', actorLevel: 'moderator' }, 'members.levelTooHigh'],
    [{ permission: 'leader', actorLevel: 'moderator' }, undefined],
    [{ permission: 'owner', actorLevel: 'owner' }, undefined],
    [{ permission: 'owner', actorLevel: 'superadmin', owners: 1 }, 'members.permission.lastOwner'],
  ])('refuses %j with %s', (more, refusal) => {
    expect(refuseRemoval({ ...removal, ...more })).toBe(refusal);
  });
});

describe('what may be done with a member', () => {
  const actionsOf = (actorLevel: Level, permission: Permission, own = false) =>
    Object.entries(allowedActions({ actorLevel, own, permission, previousPermission: null }))
      .filter(([, allowed]) => allowed)
      .map(([action]) => action);

  it.each<[Level, Permission, string[]]>([
    ['leader', 'member', ['edit', 'changePermission', 'remove']],
    ['leader', 'leader', []],
    ['moderator', 'admin', []],
    ['admin', 'admin', ['edit', 'changePermission', 'remove', 'resetPassword', 'endSessions']],
    ['admin', 'owner', []],
    [
      'owner',
      'owner',
      ['edit', 'changePermission', 'remove', 'resetPassword', 'endSessions', 'resetSecondFactor'],
    ],
    [
      'superadmin',
      'owner',
      ['edit', 'changePermission', 'remove', 'resetPassword', 'endSessions', 'resetSecondFactor'],
    ],
  ])('MEM-072 is for %s and a member who is %s: %j', (actorLevel, permission, actions) => {
    expect(actionsOf(actorLevel, permission)).toEqual(actions);
  });

  it('MEM-072 is a change of role exactly when one of the other roles can be given', () => {
    const someRole = (member: Parameters<typeof allowedActions>[0]) =>
      permissions.some(
        (to) =>
          to !== member.permission &&
          refusePermissionChange({ ...member, to, protectedAccount: false, owners: 9 }) === undefined,
      );
    for (const actorLevel of levels)
      for (const permission of permissions)
        for (const previousPermission of [null, ...permissions])
          for (const own of [false, true]) {
            const member = { actorLevel, own, permission, previousPermission };
            expect({ member, allowed: allowedActions(member).changePermission }).toEqual({
              member,
              allowed: someRole(member),
            });
          }
  });

  it('concerns oneself if it changes neither the role nor the membership', () => {
    expect(actionsOf('admin', 'admin', true)).toEqual(['edit', 'resetPassword']);
    expect(actionsOf('leader', 'leader', true)).toEqual([]);
  });
});
