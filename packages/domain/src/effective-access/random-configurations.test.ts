import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refuseAccess } from '../access/access.ts';
import { type Level, ladder, levels } from '../access/levels.ts';
import { minimumLevels, type PageAccess, pages } from '../access/pages.ts';
import { type RoomRole, roomAccess, roomRoleOf, roomThresholds } from '../access/room-levels.ts';
import { indexPermissions, type PermissionRecord } from '../room-permissions/records.ts';
import { devices, type PermissionScope, scopeKey, worldScope } from '../room-permissions/scopes.ts';
import { thresholds } from '../room-permissions/thresholds.ts';
import { mayUse } from '../rooms/entry-decision.ts';
import { type Configuration, type RoomFacts, visitorOf } from './configuration.ts';
import { effectOf } from './effect.ts';
import { type PermissionOverride, pageOverrides } from './overrides.ts';
import type { PeopleKind } from './people.ts';
import { permissionOverrides } from './permission-overrides.ts';
import { brokenPins, type Pin, pinnedRoles } from './pins.ts';
import { decideTarget, decidingStep, type Target } from './targets.ts';

const levelNames = ['hall', 'office'];
const optionIds = ['kick', 'mute'];
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

type Random = Configuration & { records: PermissionRecord[] };

const configuration: fc.Arbitrary<Random> = fc
  .record({
    page: fc.constantFrom(...pages),
    access: pageAccess,
    rooms,
    records,
    defaults: fc.tuple(fc.constantFrom(...thresholds, 18), fc.option(threshold, { nil: undefined })),
    verificationRequired: fc.boolean(),
    devices: fc.constantFrom([...devices], ['desktop' as const]),
  })
  .map(({ page, access, records: written, defaults: [least, configuredLevel], ...rest }) => ({
    ...rest,
    worldBuildVersion: '1.9.5',
    pageAccess: { [page]: access },
    records: written,
    permissions: indexPermissions(written),
    ...{ boardOptions: [], webBoards: indexPermissions([]) },
    options: optionIds.map((id) => ({
      id,
      label: id,
      definition: '',
      defaultPermissionLevel: least,
      ...(id === 'kick' && { configuredLevel }),
    })),
  }));

const kind: fc.Arbitrary<PeopleKind> = fc.record({
  level,
  teamId: fc.constantFrom('', '1', '3'),
  emailVerified: fc.boolean(),
  people: fc.integer({ min: 1, max: 9 }),
});

const cellsOf = ({ rooms: all, devices: used }: Configuration): Target[] => [
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

const minus = (all: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...all].filter((key) => !others.has(key)));
const keyOf = (target: Target, role: Level) => JSON.stringify([Object.entries(target).sort(), role]);

const matrixOf = (config: Configuration) =>
  new Set(
    cellsOf(config).flatMap((target) =>
      levels.flatMap((role) =>
        decideTarget(target, visitorOf(role, config), config)?.allowed ? [keyOf(target, role)] : [],
      ),
    ),
  );

/** The rules of the specification, written down a second time as plainly as possible. */
function expectedAt(
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
  const option = config.options.find(({ id }) => id === target.optionId);
  const said = (scope: PermissionScope) =>
    config.records.find((one) => one.device === target.device && scopeKey(one.scope) === scopeKey(scope))
      ?.values[target.optionId];
  const ofScene = room?.instance
    ? said({ kind: 'scene', level: room.levelName, instance: room.instance })
    : undefined;
  const ofType = room ? said({ kind: 'roomType', level: room.levelName }) : undefined;
  const least =
    ofScene ?? ofType ?? said(worldScope) ?? option?.configuredLevel ?? option?.defaultPermissionLevel ?? 99;
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

it('issue 16, show 2: for 10,000 random requests the explanation says what the platform decides', () => {
  const request = fc.record({ config: configuration, who: kind, pick: fc.nat() });
  const verdicts = { allowed: 0, refused: 0 };
  fc.assert(
    fc.property(request, ({ config, who, pick }) => {
      const cells = cellsOf(config);
      const target = cells[pick % cells.length] as Target;
      const visitor = visitorOf(who.level, config, who);
      const answer = decideTarget(target, visitor, config);
      expect({ target, allowed: answer?.allowed }).toEqual({
        target,
        allowed: expectedAt(target, who, config),
      });
      if (target.kind === 'page')
        expect(refuseAccess({ page: target.page }, visitor.actor) === undefined).toBe(answer?.allowed);
      const role = roomRoleOf(who.level);
      const room = config.rooms.find(({ id }) => target.kind === 'room' && id === target.roomId);
      if (room && role && !refuseAccess({ level: 'member' }, visitor.actor))
        expect(mayUse(room, { ...visitor, role })).toBe(answer?.allowed);
      expect(answer?.chain.filter(({ decides }) => decides)).toHaveLength(1);
      expect(answer && decidingStep(answer)?.verdict).toBe(answer?.allowed ? 'allows' : 'refuses');
      verdicts[answer?.allowed ? 'allowed' : 'refused'] += 1;
    }),
    { numRuns: 10_000 },
  );
  expect(Math.min(...Object.values(verdicts))).toBeGreaterThan(1000);
});

it('issue 16, show 2: the predicted effect is the difference of the matrix before and after', () => {
  let changed = 0;
  fc.assert(
    fc.property(configuration, configuration, fc.array(kind, { maxLength: 4 }), (before, other, kinds) => {
      const change = {
        pageAccess: other.pageAccess,
        rooms: other.rooms,
        options: other.options,
        permissions: other.permissions,
      };
      const after = { ...before, ...change, records: other.records };
      const effect = effectOf({ before, change, kinds });
      const [from, to] = [matrixOf(before), matrixOf(after)];
      const cells = (side: 'gains' | 'loses') =>
        effect.changes.flatMap(({ target, places, [side]: roles }) =>
          roles.flatMap((role) =>
            target.kind === 'action'
              ? places.map((roomId) => keyOf({ ...target, roomId }, role))
              : keyOf(target, role),
          ),
        );
      expect(new Set(cells('gains'))).toEqual(minus(to, from));
      expect(new Set(cells('loses'))).toEqual(minus(from, to));
      const counted = (had: Random, gets: Random) =>
        kinds.reduce(
          (sum, one) =>
            [...cellsOf(before), ...cellsOf(after)].some(
              (target) => !holds(target, one, had) && holds(target, one, gets),
            )
              ? sum + one.people
              : sum,
          0,
        );
      expect([effect.gainers, effect.losers]).toEqual([counted(before, after), counted(after, before)]);
      changed += effect.changes.length;
    }),
    { numRuns: 250 },
  );
  expect(changed).toBeGreaterThan(250);
});

/** Whether a person has access by the plain rules; to what does not exist, nobody has. */
function holds(target: Target, one: PeopleKind, config: Random): boolean {
  const exists = decideTarget(target, visitorOf(one.level, config, one), config) !== undefined;
  return exists && expectedAt(target, one, config);
}

const without = (all: readonly PermissionRecord[], removed: readonly PermissionOverride[]) =>
  all.map((record) => {
    const left = Object.entries(record.values).filter(
      ([id]) => !removed.some(({ recordId, optionId }) => recordId === record.id && optionId === id),
    );
    return { ...record, values: Object.fromEntries(left) };
  });

it('issue 16, show 5: removing what is redundant or shadowed changes no cell, for 1,000 random configurations', () => {
  const marks = { redundant: 0, shadowed: 0, orphaned: 0 };
  fc.assert(
    fc.property(configuration, (config) => {
      const marked = permissionOverrides(config).filter(({ mark }) => mark !== undefined);
      for (const { mark } of marked) if (mark) marks[mark] += 1;
      const permissions = indexPermissions(without(config.records, marked));
      const pageAccessAfter = { ...config.pageAccess };
      for (const { page, mark } of pageOverrides(config.pageAccess))
        if (mark) pageAccessAfter[page] = { ...config.pageAccess[page], configured: undefined };
      const after = { ...config, permissions, pageAccess: pageAccessAfter };
      expect(matrixOf(after)).toEqual(matrixOf(config));
    }),
    { numRuns: 1_000 },
  );
  expect(Math.min(...Object.values(marks))).toBeGreaterThan(50);
});

it('H4: a save passes exactly when every pinned sentence holds', () => {
  const pin: fc.Arbitrary<Pin> = fc.record({
    id: fc.constant('p'),
    role: fc.constantFrom(...pinnedRoles),
    can: fc.boolean(),
    target: fc.oneof(
      fc.record({ kind: fc.constant('page' as const), page: fc.constantFrom(...pages) }),
      fc.record({ kind: fc.constant('room' as const), roomId: fc.constantFrom('a', 'b') }),
      fc.record({
        kind: fc.constant('action' as const),
        device: fc.constantFrom(...devices),
        optionId: fc.constantFrom(...optionIds),
        roomId: fc.constantFrom(null, 'a'),
      }),
    ),
  });
  const outcomes = { passed: 0, refused: 0 };
  fc.assert(
    fc.property(configuration, pin, (config, one) => {
      const someone = { level: one.role, teamId: '', emailVerified: true, people: 1 };
      const { target } = one;
      const targets =
        target.kind === 'action' && target.roomId === null
          ? [null, ...config.rooms.map(({ id }) => id)].map((roomId) => ({ ...target, roomId }))
          : [target];
      const room = config.rooms.find(({ id }) => target.kind !== 'page' && id === target.roomId);
      const isGone = target.kind !== 'page' && target.roomId !== null && !room;
      const helped = target.kind === 'room' && room && room.teamAccess.length + room.groupAccess.length > 0;
      const held = one.can
        ? !isGone && targets.every((each) => expectedAt(each, someone, config))
        : isGone || (!helped && targets.every((each) => !expectedAt(each, someone, config)));
      expect(brokenPins([one], config).length === 0).toBe(held);
      outcomes[held ? 'passed' : 'refused'] += 1;
    }),
    { numRuns: 3_000 },
  );
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(300);
});
