import { describe, expect, it } from 'vitest';
import { type Level, permissions } from '../access/levels.ts';
import { mayGrant, refuseActing } from './authority.ts';

const within: [Level, string[]][] = [
  ['suspended', []],
  ['member', ['suspended']],
  ['leader', ['member', 'suspended']],
  ['moderator', ['member', 'leader', 'suspended']],
  ['admin', ['member', 'leader', 'moderator', 'admin', 'suspended']],
  ['owner', [...permissions]],
  ['superadmin', [...permissions]],
];

describe('the authority of a level', () => {
  it.each(within)('MEM-072 lets %s act on members who are %j, and give the same roles', (level, expected) => {
    const acted = permissions.filter(
      (permission) => refuseActing(level, { permission, previousPermission: null }) === undefined,
    );
    expect(acted).toEqual(expected);
    expect(permissions.filter((permission) => mayGrant(level, permission))).toEqual(expected);
  });

  it.each(within)(
    'MEM-072 lets %s act on suspended members whose recorded role was %j',
    (level, expected) => {
      const acted = permissions.filter(
        (previousPermission) =>
          refuseActing(level, { permission: 'suspended', previousPermission }) === undefined,
      );
      expect(acted).toEqual(expected);
    },
  );

  it('MEM-072 judges members who are active by the role they have, whatever role is on record', () => {
    expect(refuseActing('admin', { permission: 'member', previousPermission: 'owner' })).toBeUndefined();
  });
});
