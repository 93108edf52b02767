import { expect, it } from 'vitest';
import { gridLevels, levelAfter, tickedLevels } from './grid.ts';

it('ROL-003 has the columns member, leader, moderator, admin, and owner, in this order', () => {
  expect(gridLevels).toEqual(['member', 'leader', 'moderator', 'admin', 'owner']);
});

it.each([
  ['member', ['member', 'leader', 'moderator', 'admin', 'owner']],
  ['leader', ['leader', 'moderator', 'admin', 'owner']],
  ['moderator', ['moderator', 'admin', 'owner']],
  ['admin', ['admin', 'owner']],
  ['owner', ['owner']],
] as const)('ROL-004 RLP-006 ticking %s gives it to that level and all higher ones', (column, ticked) => {
  expect(tickedLevels(levelAfter(column, true))).toEqual(ticked);
});

it.each([
  ['member', 'leader', ['leader', 'moderator', 'admin', 'owner']],
  ['leader', 'moderator', ['moderator', 'admin', 'owner']],
  ['moderator', 'admin', ['admin', 'owner']],
  ['admin', 'owner', ['owner']],
  ['owner', 'superadmin', []],
] as const)('ROL-005 RLP-007 unticking %s leaves %s and above', (column, lowest, ticked) => {
  expect(levelAfter(column, false)).toBe(lowest);
  expect(tickedLevels(lowest)).toEqual(ticked);
});
