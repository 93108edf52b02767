import { expect, it } from 'vitest';
import { ladder, levels } from './levels.ts';
import {
  isRoomAccess,
  lowestRoleFor,
  type RoomRole,
  reachesThreshold,
  roleOpens,
  roomAccess,
  roomAccessName,
  roomAccessOptions,
  roomRoleOf,
  roomThresholds,
  thresholdOf,
} from './room-levels.ts';

it('ROM-044 ACCT-029 thresholds are member 0, leader 1, moderator 4, admin 8, owner 16, superadmin 18', () => {
  expect(roomThresholds).toEqual({ member: 0, leader: 1, moderator: 4, admin: 8, owner: 16, superadmin: 18 });
});

it('ROM-045 access options are owner 0.5, admin 1, moderator 2, leader 3, member 4, none 0', () => {
  expect(roomAccess).toEqual({ none: 0, owner: 0.5, admin: 1, moderator: 2, leader: 3, member: 4 });
  expect(roomAccessOptions.every(isRoomAccess)).toBe(true);
  expect([8, 16, 0.25, -1].some(isRoomAccess)).toBe(false);
  expect(roomAccessName(0.5)).toBe('owner');
  expect(thresholdOf(0.5)).toBe(16);
});

it.each<[number, RoomRole[]]>([
  [0, []],
  [0.5, ['owner', 'superadmin']],
  [1, ['admin', 'owner', 'superadmin']],
  [2, ['moderator', 'admin', 'owner', 'superadmin']],
  [3, ['leader', 'moderator', 'admin', 'owner', 'superadmin']],
  [4, ['member', 'leader', 'moderator', 'admin', 'owner', 'superadmin']],
])('ROM-045 access %d is open to %j', (access, expected) => {
  const roles = Object.keys(roomThresholds) as RoomRole[];
  expect(roles.filter((role) => roleOpens(access, role))).toEqual(expected);
});

it('gives every level but suspended its role in the world', () => {
  expect(levels.map(roomRoleOf)).toEqual([
    undefined,
    'member',
    'leader',
    'moderator',
    'admin',
    'owner',
    'superadmin',
  ]);
});

it('RLP-022 never mixes thresholds with the ladder: a suspended person does not even reach 0', () => {
  expect(levels.filter((level) => reachesThreshold(level, 0))).toEqual(levels.slice(1));
  expect(levels.filter((level) => reachesThreshold(level, 4))).toEqual(levels.slice(3));
  expect(levels.filter((level) => reachesThreshold(level, 16))).toEqual(['owner', 'superadmin']);
  // The numbers of the ladder are above every threshold.
  expect(levels.filter((level) => reachesThreshold(level, ladder.leader))).toEqual([]);
});

it.each([
  [0, 'member'],
  [1, 'leader'],
  [2, 'moderator'],
  [4, 'moderator'],
  [8, 'admin'],
  [16, 'owner'],
  [18, 'superadmin'],
  [99, 'superadmin'],
] as const)('finds the lowest role that reaches the threshold %d: %s', (threshold, role) => {
  expect(lowestRoleFor(threshold)).toBe(role);
});
