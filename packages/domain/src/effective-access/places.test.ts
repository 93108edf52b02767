import { expect, it } from 'vitest';
import { offeredIn } from '../room-permissions/option-index.ts';
import { indexPermissions } from '../room-permissions/records.ts';
import { type PermissionScope, worldScope } from '../room-permissions/scopes.ts';
import { placesOf } from './places.ts';
import { inAll, kick, mute, recordOfKick, roomOf, withOptions } from './testing/campus.ts';

const scene: PermissionScope = { kind: 'scene', level: 'hall', instance: 1 };
const hall: PermissionScope = { kind: 'roomType', level: 'hall' };
const rooms = [
  roomOf('a'),
  roomOf('b', { instance: 2 }),
  roomOf('c'),
  roomOf('d', { instance: null }),
  roomOf('e', { levelName: 'office' }),
];

it('puts rooms with the same nearest record together, the world and what resolves like it first', () => {
  const index = indexPermissions([recordOfKick('web', scene, 8), recordOfKick('web', hall, 1)]);
  const options = inAll(kick);
  const facts = { rooms, permissions: index, offeredAt: () => options.world };
  const placesOn = (device: 'desktop' | 'web') =>
    placesOf(facts, device).map(({ scope, roomIds }) => ({ scope, roomIds }));
  expect(placesOn('web')).toEqual([
    { scope: worldScope, roomIds: [null, 'e'] },
    { scope: scene, roomIds: ['a', 'c'] },
    { scope: hall, roomIds: ['b', 'd'] },
  ]);
  expect(placesOn('desktop')).toEqual([{ scope: worldScope, roomIds: [null, 'a', 'b', 'c', 'd', 'e'] }]);
});

it('tells rooms apart in which other actions or other defaults are', () => {
  const options = withOptions({ hall: [kick, mute], office: [{ ...kick, defaultPermissionLevel: 16 }] });
  const permissions = indexPermissions([recordOfKick('web', scene, 8)]);
  const places = placesOf({ rooms, permissions, offeredAt: (one) => offeredIn(options, one) }, 'web');
  expect(places).toEqual([
    { scope: worldScope, offered: options.world, roomIds: [null] },
    { scope: worldScope, offered: options.types.get('hall'), roomIds: ['b', 'd'] },
    { scope: worldScope, offered: options.types.get('office'), roomIds: ['e'] },
    { scope: scene, offered: options.types.get('hall'), roomIds: ['a', 'c'] },
  ]);
});
