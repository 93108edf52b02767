import { expect, it } from 'vitest';
import { kindsWith, type PeopleKind, whoCan } from './people.ts';
import type { Target } from './targets.ts';
import { campus, roomOf } from './testing/campus.ts';

const kindOf = (level: PeopleKind['level'], people: number, teamId = ''): PeopleKind => ({
  level,
  teamId,
  emailVerified: true,
  people,
});
const configuration = { ...campus, rooms: [roomOf('a', { permAccess: 2, teamAccess: ['7'] })] };
const room: Target = { kind: 'room', roomId: 'a' };
const kinds = [kindOf('member', 5), kindOf('member', 3, '7'), kindOf('moderator', 2), kindOf('admin', 1)];

it('finds the people who have access, by role or team', () => {
  expect(kindsWith(room, kinds, configuration)).toEqual(kinds.slice(1));
  expect(kindsWith({ kind: 'room', roomId: 'gone' }, kinds, configuration)).toEqual([]);
});

it('counts role by role, the highest first, who has access, and says where the role is enough', () => {
  const counted = whoCan(room, kinds, configuration);
  expect(counted.map((one) => [one.level, one.allowed, one.people, one.allowedPeople])).toEqual([
    ['superadmin', true, 0, 0],
    ['owner', true, 0, 0],
    ['admin', true, 1, 1],
    ['moderator', true, 2, 2],
    ['leader', false, 0, 0],
    ['member', false, 8, 3],
    ['suspended', false, 0, 0],
  ]);
});

it('lets nobody into a room that does not exist', () => {
  const counted = whoCan({ kind: 'room', roomId: 'gone' }, kinds, configuration);
  expect(counted.filter(({ allowed, allowedPeople }) => allowed || allowedPeople > 0)).toEqual([]);
});

it('counts people who need a passcode apart from those who do not', () => {
  const guarded = { ...campus, rooms: [roomOf('a', { reached: 'passcode' })] };
  const member = whoCan(room, [kindOf('member', 5)], guarded).find(({ level }) => level === 'member');
  expect(member).toMatchObject({ allowed: true, allowedPeople: 0, passcodePeople: 5 });
});
