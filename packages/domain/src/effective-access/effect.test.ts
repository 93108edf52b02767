import { describe, expect, it } from 'vitest';
import { indexPermissions } from '../room-permissions/records.ts';
import { type PermissionScope, worldScope } from '../room-permissions/scopes.ts';
import type { Configuration } from './configuration.ts';
import { type Draft, type EffectChange, effectOf } from './effect.ts';
import type { PeopleKind } from './people.ts';
import { campus, inAll, kick, mute, recordOfKick, roomOf, withOptions } from './testing/campus.ts';

const kindOf = (level: PeopleKind['level'], people: number, teamId = ''): PeopleKind => ({
  level,
  teamId,
  emailVerified: true,
  people,
});
const kinds = [
  kindOf('member', 10),
  kindOf('member', 3, '7'),
  kindOf('moderator', 2),
  { ...kindOf('leader', 40), emailVerified: false },
];
const effect = (change: Draft['change'], before: Configuration = campus) =>
  effectOf({ before, change, kinds });
const summary = ({ target, places, gains, loses, gained, lost }: EffectChange) => [
  target.kind === 'page' ? target.page : target.kind === 'room' ? target.roomId : target.optionId,
  ...(target.kind === 'action' ? [target.device, target.roomId, places] : places),
  { gains, loses, gained, lost },
];
const nobody = { gains: [], loses: [], gained: 0, lost: 0 };

it('of nothing that changes is nothing', () => {
  const nothing = { changes: [], gainers: 0, losers: 0 };
  expect(effect({})).toEqual(nothing);
  const { pageAccess, rooms, options, permissions } = campus;
  expect(
    effect({
      pageAccess: { ...pageAccess },
      rooms: [...rooms],
      options: inAll(...options.world.values()),
      permissions,
    }),
  ).toEqual(nothing);
});

it('of rules that change for nobody is nothing', () => {
  const rooms = campus.rooms.map((room) => ({ ...room, teamAccess: ['99'] }));
  expect(effect({ rooms }).changes).toEqual([]);
  expect(effect({ pageAccess: { members: { configured: 'admin', default: 'admin' } } }).changes).toEqual([]);
});

describe('of a page', () => {
  it('names the roles and counts the people who gain or lose it', () => {
    const opened = {
      members: { configured: 'moderator', default: 'admin' },
      audit: { default: 'leader' },
    } as const;
    expect(effect({ pageAccess: opened })).toEqual({
      changes: [
        {
          ...{ target: { kind: 'page', page: 'members' }, places: [] },
          ...{ ...nobody, gains: ['moderator'], gained: 2 },
        },
        {
          ...{ target: { kind: 'page', page: 'audit' }, places: [] },
          ...{ ...nobody, gains: ['leader', 'moderator', 'admin', 'owner'], gained: 42 },
        },
      ],
      gainers: 42,
      losers: 0,
    });
    const closed = effect({ pageAccess: {} }, { ...campus, pageAccess: opened });
    expect(closed.changes.map(summary)).toEqual([
      ['members', { ...nobody, loses: ['moderator', 'admin', 'owner'], lost: 2 }],
      ['audit', { ...nobody, loses: ['leader', 'moderator', 'admin', 'owner'], lost: 42 }],
    ]);
    expect([closed.gainers, closed.losers]).toEqual([0, 42]);
  });

  it('counts nobody who may do nothing until the address is verified', () => {
    const before = { ...campus, verificationRequired: true };
    expect(effect({ pageAccess: { audit: { default: 'leader' } } }, before).gainers).toBe(2);
  });
});

describe('of rooms', () => {
  it('tells rooms that change apart, and counts a person once', () => {
    const rooms = [
      roomOf('a', { permAccess: 2, teamAccess: ['7'] }),
      roomOf('b', { instance: 2, permAccess: 3 }),
      roomOf('c', { permAccess: 0, teamAccess: ['7'] }),
      roomOf('d', { permAccess: 0, groupAccess: ['staff'] }),
    ];
    const before = { ...campus, rooms: [...campus.rooms, roomOf('c', { permAccess: 0 }), roomOf('e')] };
    const found = effect({ rooms }, before);
    const ofRooms = found.changes.filter(({ target }) => target.kind === 'room');
    expect(ofRooms.map(summary)).toEqual([
      ['a', { ...nobody, loses: ['member', 'leader'], lost: 50 }],
      ['b', { ...nobody, loses: ['member'], lost: 13 }],
      ['c', { ...nobody, gained: 3 }],
      [
        'e',
        {
          ...nobody,
          loses: ['member', 'leader', 'moderator', 'admin', 'owner', 'superadmin'],
          lost: 55,
        },
      ],
      ['d', { ...nobody, gains: ['superadmin'] }],
    ]);
  });

  it('of rooms that change alike is told of each', () => {
    const rooms = campus.rooms.map((room) => ({ ...room, permAccess: 3 }));
    const found = effect({ rooms });
    expect(found.changes.map(summary)).toEqual([
      ['a', { ...nobody, loses: ['member'], lost: 13 }],
      ['b', { ...nobody, loses: ['member'], lost: 13 }],
    ]);
    expect(found.losers).toBe(13);
  });

  it('a group that a room names changes what it admits, though no member is known to be in it', () => {
    const closed = roomOf('a', { permAccess: 0 });
    const before = { ...campus, rooms: [{ ...closed, permAccess: 1 }] };
    const [change] = effect({ rooms: [{ ...closed, groupAccess: ['staff'] }] }, before).changes;
    expect(change && summary(change)).toEqual(['a', { ...nobody, loses: ['admin', 'owner'], lost: 0 }]);
  });
});

describe('of actions', () => {
  const scene: PermissionScope = { kind: 'scene', level: 'hall', instance: 2 };

  it('is told once for the world and all rooms that resolve alike, apart from those that do not', () => {
    const permissions = indexPermissions([
      recordOfKick('web', worldScope, 1),
      recordOfKick('web', scene, 8),
      recordOfKick('desktop', { kind: 'roomType', level: 'office' }, 0),
    ]);
    const found = effect({ permissions });
    expect(found.changes.map(summary)).toEqual([
      ['kick', 'web', null, [null, 'a'], { ...nobody, gains: ['leader'], gained: 40 }],
      ['kick', 'web', 'b', ['b'], { ...nobody, loses: ['moderator'], lost: 2 }],
    ]);
    expect([found.gainers, found.losers]).toEqual([40, 2]);
  });

  it('of a record that is not touched is nothing, beside one that is', () => {
    const kept = recordOfKick('web', scene, 8);
    const before = { ...campus, permissions: indexPermissions([kept, recordOfKick('web', worldScope, 1)]) };
    const permissions = indexPermissions([kept, recordOfKick('web', worldScope, 0)]);
    expect(effect({ permissions }, before).changes.map(summary)).toEqual([
      ['kick', 'web', null, [null, 'a'], { ...nobody, gains: ['member'], gained: 13 }],
    ]);
  });

  it('reaches a scene whose record says nothing of the action', () => {
    const ofMute = { ...recordOfKick('web', scene, 8), values: { mute: 4 as const } };
    const before = { ...campus, permissions: indexPermissions([ofMute]) };
    const permissions = indexPermissions([ofMute, recordOfKick('web', worldScope, 1)]);
    expect(effect({ permissions }, before).changes.map(summary)).toEqual([
      ['kick', 'web', null, [null, 'a'], { ...nobody, gains: ['leader'], gained: 40 }],
      ['kick', 'web', 'b', ['b'], { ...nobody, gains: ['leader'], gained: 40 }],
    ]);
  });

  it('of what is offered, or is not any more, is all who may do it', () => {
    const stricter = { ...kick, defaultPermissionLevel: 16 };
    const fly = { ...mute, id: 'fly' };
    const found = effect({ options: inAll(stricter, fly) }, { ...campus, devices: ['web'] });
    const high = ['admin', 'owner', 'superadmin'];
    expect(found.changes.map(summary)).toEqual([
      ['kick', 'web', null, [null, 'a', 'b'], { ...nobody, loses: ['moderator', 'admin'], lost: 2 }],
      ['mute', 'web', null, [null, 'a', 'b'], { ...nobody, loses: high }],
      ['fly', 'web', null, [null, 'a', 'b'], { ...nobody, gains: high }],
    ]);
  });

  it('follows the default of each room type, and is nothing in types that do not have the action', () => {
    const strict = { ...kick, defaultPermissionLevel: 16 };
    const rooms = [...campus.rooms, roomOf('v', { levelName: 'vault' }), roomOf('d', { levelName: 'den' })];
    const options = withOptions({
      hall: [kick],
      vault: [strict],
      den: [mute],
      lab: [{ ...kick, label: 'K' }],
    });
    const before = { ...campus, rooms, options, devices: ['web' as const] };
    const lower = indexPermissions([recordOfKick('web', worldScope, 1)]);
    expect(effect({ permissions: lower }, before).changes.map(summary)).toEqual([
      ['kick', 'web', null, [null, 'a', 'b'], { ...nobody, gains: ['leader'], gained: 40 }],
      ['kick', 'web', 'v', ['v'], { ...nobody, gains: ['leader', 'moderator', 'admin'], gained: 42 }],
    ]);
    const moved = rooms.map((room) => ({ ...room, levelName: room.id === 'a' ? 'den' : room.levelName }));
    const high = ['admin', 'owner', 'superadmin'];
    expect(effect({ rooms: moved }, before).changes.map(summary)).toEqual([
      ['kick', 'web', 'a', ['a'], { ...nobody, loses: ['moderator', ...high], lost: 2 }],
      ['mute', 'web', 'a', ['a'], { ...nobody, gains: high }],
    ]);
  });

  it('tells room types apart whose default goes from the same level to another', () => {
    const typesWith = (hall: number, vault: number) =>
      withOptions({
        hall: [{ ...kick, defaultPermissionLevel: hall }],
        vault: [{ ...kick, label: 'K', defaultPermissionLevel: vault }],
      });
    const rooms = [roomOf('a'), roomOf('v', { levelName: 'vault' })];
    const before = { ...campus, rooms, options: typesWith(4, 4), devices: ['web' as const] };
    expect(effect({ options: typesWith(1, 8) }, before).changes.map(summary)).toEqual([
      ['kick', 'web', null, [null, 'a'], { ...nobody, gains: ['leader'], gained: 40 }],
      ['kick', 'web', 'v', ['v'], { ...nobody, loses: ['moderator'], lost: 2 }],
    ]);
  });

  it('in rooms that come, go, or move to another scene follows what is set there', () => {
    const permissions = indexPermissions([recordOfKick('web', scene, 0)]);
    const before = { ...campus, permissions, devices: ['web' as const], options: inAll(kick) };
    const rooms = [roomOf('a', { instance: 2 }), roomOf('c', { permAccess: 0.5 })];
    const all = ['member', 'leader', 'moderator', 'admin', 'owner', 'superadmin'];
    const actions = effect({ rooms }, before).changes.filter(({ target }) => target.kind === 'action');
    expect(actions.map(summary)).toEqual([
      ['kick', 'web', 'a', ['a'], { ...nobody, gains: ['member', 'leader'], gained: 53 }],
      ['kick', 'web', 'b', ['b'], { ...nobody, loses: all, lost: 55 }],
      ['kick', 'web', 'c', ['c'], { ...nobody, gains: all.slice(2), gained: 2 }],
    ]);
  });
});
