import fc from 'fast-check';
import { type Level, ladder, levels } from '../../access/levels.ts';
import { minimumLevels, type PageAccess, pages } from '../../access/pages.ts';
import { type RoomRole, roomAccess, roomThresholds } from '../../access/room-levels.ts';
import type { PermissionOption } from '../../room-permissions/options.ts';
import { indexPermissions, type PermissionRecord } from '../../room-permissions/records.ts';
import { devices, type PermissionScope, scopeKey, worldScope } from '../../room-permissions/scopes.ts';
import { thresholds } from '../../room-permissions/thresholds.ts';
import type { Configuration, RoomFacts } from '../configuration.ts';
import type { PeopleKind } from '../people.ts';
import type { Target } from '../targets.ts';
import { withOptions } from './campus.ts';

const levelNames = ['hall', 'office'];
export const optionIds = ['kick', 'mute'] as const;
const scopes: PermissionScope[] = [
  worldScope,
  ...levelNames.flatMap((level): PermissionScope[] => [
    { kind: 'roomType', level },
    { kind: 'scene', level, instance: 1 },
    { kind: 'scene', level, instance: 2 },
  ]),
];
const level = fc.constantFrom(...levels);
const threshold = fc.constantFrom(...thresholds);
const pageAccess = fc.record({
  configured: fc.option(level, { nil: undefined }),
  default: fc.option(level, { nil: undefined }),
  minBuildVersion: fc.constantFrom(undefined, '1.9', '1.10'),
  lacking: fc.constantFrom(undefined, undefined, true),
});

const rooms: fc.Arbitrary<RoomFacts[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    name: fc.constant('Room'),
    levelName: fc.constantFrom(...levelNames),
    instance: fc.constantFrom(1, 2, null),
    permAccess: fc.constantFrom(...Object.values(roomAccess)),
    teamAccess: fc.subarray(['1', '2']),
    groupAccess: fc.constantFrom([], ['staff']),
  }),
  { maxLength: 4, selector: ({ id }) => id },
);

const values = fc.dictionary(fc.constantFrom(...optionIds, 'gone'), threshold, { maxKeys: 3 });
const records: fc.Arbitrary<PermissionRecord[]> = fc
  .uniqueArray(
    fc.record({ device: fc.constantFrom(...devices), scope: fc.constantFrom(...scopes), values }),
    {
      maxLength: 8,
      selector: ({ device, scope }) => `${device} ${scopeKey(scope)}`,
    },
  )
  .map((list) => list.map((record, index) => ({ ...record, id: String(index), written: {} })));

/** What each room type offers, with its defaults: it can lack one, and its defaults can be others. */
const offers = fc.tuple(
  ...levelNames.map(() =>
    fc.uniqueArray(
      fc.record({ id: fc.constantFrom(...optionIds), least: fc.constantFrom(...thresholds, 18) }),
      {
        minLength: 0,
        maxLength: 2,
        selector: ({ id }) => id,
      },
    ),
  ),
);

/** A configuration with what its indexes are made of. */
export interface Random extends Configuration {
  records: PermissionRecord[];
  offers: Readonly<Record<string, readonly PermissionOption[]>>;
}

export const configuration: fc.Arbitrary<Random> = fc
  .record({
    page: fc.constantFrom(...pages),
    access: pageAccess,
    rooms,
    records,
    byType: offers,
    configuredLevel: fc.option(threshold, { nil: undefined }),
    verificationRequired: fc.boolean(),
    devices: fc.constantFrom([...devices], ['desktop' as const]),
  })
  .map(({ page, access, records: written, byType, configuredLevel, ...rest }) => {
    const offered = levelNames.map((name, at) => [
      name,
      (byType[at] ?? []).map(({ id, least }) => ({
        ...{ id, label: id, definition: '', defaultPermissionLevel: least },
        ...(id === 'kick' && { configuredLevel }),
      })),
    ]);
    const own: Random['offers'] = Object.fromEntries(offered);
    return {
      ...rest,
      worldBuildVersion: '1.9.5',
      pageAccess: { [page]: access },
      records: written,
      permissions: indexPermissions(written),
      ...{ boardOptions: [], webBoards: indexPermissions([]) },
      offers: own,
      options: withOptions(own),
    };
  });

/** Members who are asked about. */
export const kind: fc.Arbitrary<PeopleKind> = fc.record({
  level,
  teamId: fc.constantFrom('', '1', '3'),
  emailVerified: fc.boolean(),
  people: fc.integer({ min: 1, max: 9 }),
});

/** Every page, room, and action of a configuration. */
export const cellsOf = ({ rooms: all, devices: used }: Configuration): Target[] => [
  ...pages.map((page) => ({ kind: 'page' as const, page })),
  ...all.map(({ id }) => ({ kind: 'room' as const, roomId: id })),
  ...used.flatMap((device) =>
    optionIds.flatMap((optionId) =>
      [null, ...all.map(({ id }) => id)].map((roomId) => ({
        kind: 'action' as const,
        device,
        optionId,
        roomId,
      })),
    ),
  ),
];

/** The rules of the specification, written down a second time as plainly as possible. */
export function expectedAt(
  target: Target,
  { level: own, teamId, emailVerified }: PeopleKind,
  config: Random,
): boolean {
  if (config.verificationRequired && !emailVerified) return false;
  if (own === 'suspended' || target.kind === 'board') return false;
  if (target.kind === 'page') return opens(config.pageAccess[target.page], minimumLevels[target.page], own);
  const role = own as RoomRole;
  const room = config.rooms.find(({ id }) => id === target.roomId);
  if (target.kind === 'room') return room !== undefined && enters(room, role, teamId);
  const types = room ? [config.offers[room.levelName] ?? []] : Object.values(config.offers);
  const option = types.flat().find(({ id }) => id === target.optionId);
  if (!option || (target.roomId !== null && !room)) return false;
  const configured = (scope: PermissionScope) =>
    config.records.find((one) => one.device === target.device && scopeKey(one.scope) === scopeKey(scope))
      ?.values[target.optionId];
  const ofScene = room?.instance
    ? configured({ kind: 'scene', level: room.levelName, instance: room.instance })
    : undefined;
  const ofType = room ? configured({ kind: 'roomType', level: room.levelName }) : undefined;
  const least =
    ofScene ?? ofType ?? configured(worldScope) ?? option.configuredLevel ?? option.defaultPermissionLevel;
  return roomThresholds[role] >= least;
}

function opens(access: PageAccess | undefined, minimum: Level | undefined, own: Level): boolean {
  if (access?.lacking || access?.minBuildVersion === '1.10') return false;
  const stated = ladder[access?.configured ?? access?.default ?? 'superadmin'];
  return ladder[own] >= Math.max(stated, minimum ? ladder[minimum] : 0);
}

function enters({ permAccess, teamAccess }: RoomFacts, role: RoomRole, teamId: string): boolean {
  if (role === 'superadmin' || teamAccess.includes(teamId)) return true;
  const lowest = { 0: 99, 0.5: 16, 1: 8, 2: 4, 3: 1, 4: 0 }[permAccess] ?? 99;
  return roomThresholds[role] >= lowest;
}
