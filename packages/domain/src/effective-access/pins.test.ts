import { describe, expect, it } from 'vitest';
import { indexPermissions } from '../room-permissions/records.ts';
import { type PermissionScope, worldScope } from '../room-permissions/scopes.ts';
import { indexWebBoards } from '../room-permissions/web-boards.ts';
import type { Configuration } from './configuration.ts';
import { brokenPins, type Pin } from './pins.ts';
import { campus, kick, recordOfBoards, recordOfKick, roomOf, withOptions } from './testing/campus.ts';

const broken = (pin: Omit<Pin, 'id'>, configuration: Configuration = campus) =>
  brokenPins([{ id: 'p', ...pin }], configuration).map(({ target, step }) => [
    'roomId' in target ? target.roomId : target.kind,
    step && `${step.stage} ${step.rule}`,
  ]);

describe('a pinned page', () => {
  const target = { kind: 'page', page: 'members' } as const;

  it('holds or is broken by the step that decides', () => {
    expect(broken({ role: 'admin', can: true, target })).toEqual([]);
    expect(broken({ role: 'moderator', can: false, target })).toEqual([]);
    expect(broken({ role: 'moderator', can: true, target })).toEqual([['page', 'page default']]);
    expect(broken({ role: 'admin', can: false, target })).toEqual([['page', 'page default']]);
  });

  it('is returned with what it says, and each is judged by itself', () => {
    const pins: Pin[] = [
      { id: 'one', role: 'admin', can: true, target },
      { id: 'two', role: 'owner', can: false, target },
      { id: 'three', role: 'member', can: true, target },
    ];
    expect(brokenPins(pins, campus)).toMatchObject([
      { pin: pins[1], target },
      { pin: pins[2], target },
    ]);
  });
});

describe('a pinned room', () => {
  const target = { kind: 'room', roomId: 'a' } as const;
  const withRoom = (more: object): Configuration => ({
    ...campus,
    rooms: [roomOf('b', { permAccess: 4, teamAccess: ['9'] }), roomOf('a', { permAccess: 2, ...more })],
  });

  it('"can" asks for a role that is enough without a team or a group', () => {
    expect(broken({ role: 'moderator', can: true, target }, withRoom({}))).toEqual([]);
    const helped = withRoom({ teamAccess: ['7'], groupAccess: ['staff'] });
    expect(broken({ role: 'member', can: true, target }, helped)).toEqual([['a', 'room none']]);
  });

  it('"never" is broken by every team and every group that could help', () => {
    const never = { role: 'member', can: false, target } as const;
    expect(broken(never, withRoom({}))).toEqual([]);
    expect(broken(never, withRoom({ teamAccess: ['7'] }))).toEqual([['a', 'room team']]);
    expect(broken(never, withRoom({ groupAccess: ['staff'] }))).toEqual([['a', 'room group']]);
    expect(broken(never, withRoom({ permAccess: 4 }))).toEqual([['a', 'room role']]);
  });

  it('that is gone breaks "can" without a step, and "never" holds of it', () => {
    const gone = { ...campus, rooms: [] };
    expect(broken({ role: 'owner', can: true, target }, gone)).toEqual([['a', undefined]]);
    expect(broken({ role: 'owner', can: false, target }, gone)).toEqual([]);
  });
});

describe('a pinned action', () => {
  const scene: PermissionScope = { kind: 'scene', level: 'hall', instance: 2 };
  const action = (roomId: string | null) =>
    ({ kind: 'action', device: 'web', optionId: 'kick', roomId }) as const;
  const looser = {
    ...campus,
    permissions: indexPermissions([recordOfKick('web', scene, 1), recordOfKick('desktop', worldScope, 0)]),
  };

  it('without a room is meant in the world and in every room, on its device', () => {
    const never = { role: 'leader', can: false } as const;
    expect(broken({ ...never, target: action(null) })).toEqual([]);
    expect(broken({ ...never, target: action(null) }, looser)).toEqual([['b', 'action scene']]);
    expect(broken({ role: 'moderator', can: true, target: action(null) }, looser)).toEqual([]);
    expect(broken({ role: 'leader', can: true, target: action(null) }, looser)).toEqual([
      [null, 'action default'],
    ]);
  });

  it('is judged by the default of each room type, and not where a type does not have it', () => {
    const strict = { ...kick, defaultPermissionLevel: 16 };
    const rooms = [roomOf('a'), roomOf('v', { levelName: 'vault' }), roomOf('d', { levelName: 'den' })];
    const options = withOptions({ hall: [kick], vault: [strict], den: [] });
    const differing = { ...campus, rooms, options };
    const can = { role: 'moderator', can: true } as const;
    expect(broken({ ...can, target: action(null) }, differing)).toEqual([['v', 'action default']]);
    expect(broken({ role: 'owner', can: true, target: action(null) }, differing)).toEqual([]);
    expect(broken({ ...can, target: action('d') }, differing)).toEqual([['d', 'action notOffered']]);
    expect(broken({ role: 'owner', can: false, target: action('d') }, differing)).toEqual([]);
    expect(broken({ ...can, target: action(null) }, { ...campus, options: withOptions({}) })).toEqual([
      [null, undefined],
    ]);
  });

  it('with a room is meant there alone', () => {
    expect(broken({ role: 'leader', can: false, target: action('a') }, looser)).toEqual([]);
    expect(broken({ role: 'leader', can: false, target: action('b') }, looser)).toEqual([
      ['b', 'action scene'],
    ]);
  });

  it('is not helped by the teams and groups of its room', () => {
    const helped = { ...campus, rooms: [roomOf('a', { teamAccess: ['7'], groupAccess: ['staff'] })] };
    expect(broken({ role: 'member', can: false, target: action('a') }, helped)).toEqual([]);
  });
});

it('actions of both devices are each judged in the places of their own device', () => {
  const scene: PermissionScope = { kind: 'scene', level: 'hall', instance: 2 };
  const permissions = indexPermissions([
    recordOfKick('web', scene, 1),
    recordOfKick('desktop', { kind: 'scene', level: 'hall', instance: 1 }, 1),
  ]);
  const pinOf = (device: 'desktop' | 'web'): Pin => ({
    ...{ id: device, role: 'leader', can: false },
    target: { kind: 'action', device, optionId: 'kick', roomId: null },
  });
  const found = brokenPins([pinOf('desktop'), pinOf('web')], { ...campus, permissions });
  expect(found.map(({ pin, target }) => [pin.id, 'roomId' in target && target.roomId])).toEqual([
    ['desktop', 'a'],
    ['web', 'b'],
  ]);
});

describe('a pinned web board', () => {
  const scene: PermissionScope = { kind: 'scene', level: 'hall', instance: 2 };
  const board = (roomId: string | null, boardId: string | null = '7') =>
    ({ kind: 'board', boardId, optionId: 'webboardlimited', roomId }) as const;
  const closed = {
    ...campus,
    webBoards: indexWebBoards([recordOfBoards(scene, { leaderNone: ['7'] })]),
  };

  it('without a room is meant in the world and in every room', () => {
    const can = { role: 'leader', can: true } as const;
    expect(broken({ ...can, target: board(null) })).toEqual([]);
    expect(broken({ ...can, target: board(null) }, closed)).toEqual([['b', 'board sceneBoards']]);
    expect(broken({ ...can, target: board(null, '8') }, closed)).toEqual([]);
    expect(broken({ role: 'member', can: true, target: board(null) }, closed)).toEqual([
      [null, 'board default'],
    ]);
  });

  it('with a room is meant in that room alone', () => {
    const can = { role: 'leader', can: true } as const;
    expect(broken({ ...can, target: board('a') }, closed)).toEqual([]);
    expect(broken({ ...can, target: board('b') }, closed)).toEqual([['b', 'board sceneBoards']]);
  });

  it('that the world does not have breaks "can" without a step, and "never" holds of it', () => {
    const without = { ...campus, boardOptions: [] };
    expect(broken({ role: 'owner', can: true, target: board(null) }, without)).toEqual([[null, undefined]]);
    expect(broken({ role: 'owner', can: false, target: board(null) }, without)).toEqual([]);
  });
});
