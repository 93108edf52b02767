import { describe, expect, it } from 'vitest';
import { type Level, ladder, levels } from '../access/levels.ts';
import { levelRange, type Permitted } from './permissions.ts';
import { refuseLevelChange } from './refuse-change.ts';

const members: Permitted = { table: 'pageAccess', action: 'members' };
const allowed = (what: Permitted, from: Level, own: Level) =>
  levels.filter((to) => refuseLevelChange({ ...what, from, to }, own) === undefined);

describe('the levels a permission can be set to', () => {
  it.each(['import', 'badges', 'memberProfile'])(
    'ROL-006 ROL-028 page %s is never opened below Admin',
    (action) => {
      expect(allowed({ table: 'pageAccess', action }, 'admin', 'superadmin')).toEqual([
        'admin',
        'owner',
        'superadmin',
      ]);
      expect(
        refuseLevelChange({ table: 'pageAccess', action, from: 'admin', to: 'moderator' }, 'owner'),
      ).toBe('roles.level.tooLow');
    },
  );

  it('ROL-028 the page of roles stays between admins and owners: the last owner can always open it', () => {
    const roles: Permitted = { table: 'pageAccess', action: 'roles' };
    expect(allowed(roles, 'admin', 'superadmin')).toEqual(['admin', 'owner']);
    expect(refuseLevelChange({ ...roles, from: 'admin', to: 'superadmin' }, 'superadmin')).toBe(
      'roles.level.tooHigh',
    );
  });

  it('ROL-006 nothing is open to suspended people, and options and controls never to a superadmin alone', () => {
    for (const what of [
      members,
      { table: 'cmd', action: 'lockroom' },
      { table: 'roomControl', action: 'chatBar' },
    ] as const) {
      expect(levelRange(what).lowest).toBe('member');
      expect(refuseLevelChange({ ...what, from: 'admin', to: 'suspended' }, 'superadmin')).toBe(
        'roles.level.tooLow',
      );
    }
    expect(levelRange({ table: 'cmd', action: 'lockroom' }).highest).toBe('owner');
    expect(levelRange({ table: 'roomControl', action: 'chatBar' }).highest).toBe('owner');
    expect(levelRange(members).highest).toBe('superadmin');
  });
});

describe('nobody', () => {
  it('MEM-072 makes a permission ask for a level above their own', () => {
    expect(allowed(members, 'admin', 'admin')).toEqual(['member', 'leader', 'moderator', 'admin']);
    expect(allowed(members, 'admin', 'owner')).toEqual(['member', 'leader', 'moderator', 'admin', 'owner']);
    expect(refuseLevelChange({ ...members, from: 'admin', to: 'owner' }, 'admin')).toBe(
      'roles.level.aboveOwn',
    );
  });

  it('changes a permission that asks for more than their own level', () => {
    expect(allowed(members, 'owner', 'admin')).toEqual([]);
    expect(refuseLevelChange({ ...members, from: 'owner', to: 'member' }, 'admin')).toBe(
      'roles.level.notYours',
    );
  });

  it('makes by any sequence of changes what one change may not: from and to are within their own level', () => {
    for (const own of levels)
      for (const from of levels)
        for (const to of allowed(members, from, own)) {
          expect(ladder[from]).toBeLessThanOrEqual(ladder[own]);
          expect(ladder[to]).toBeLessThanOrEqual(ladder[own]);
        }
  });
});
