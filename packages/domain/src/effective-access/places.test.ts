import { expect, it } from 'vitest';
import { indexPermissions } from '../room-permissions/records.ts';
import { type PermissionScope, worldScope } from '../room-permissions/scopes.ts';
import { placesOf } from './places.ts';
import { recordOfKick, roomOf } from './testing/campus.ts';

const scene: PermissionScope = { kind: 'scene', level: 'hall', instance: 1 };
const hall: PermissionScope = { kind: 'roomType', level: 'hall' };
const rooms = [
  roomOf('a'),
  roomOf('b', { instance: 2 }),
  roomOf('c'),
  roomOf('d', { instance: null }),
  roomOf('e', { levelName: 'office' }),
];

it('H4 puts rooms with the same nearest record together, the world and what resolves like it first', () => {
  const index = indexPermissions([recordOfKick('web', scene, 8), recordOfKick('web', hall, 1)]);
  expect(placesOf(rooms, 'web', index)).toEqual([
    { scope: worldScope, roomIds: [null, 'e'] },
    { scope: scene, roomIds: ['a', 'c'] },
    { scope: hall, roomIds: ['b', 'd'] },
  ]);
  expect(placesOf(rooms, 'desktop', index)).toEqual([
    { scope: worldScope, roomIds: [null, 'a', 'b', 'c', 'd', 'e'] },
  ]);
});
