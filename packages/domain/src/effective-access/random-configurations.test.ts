// @module-tag sampled
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refuseAccess } from '../access/access.ts';
import { type Level, levels } from '../access/levels.ts';
import { pages } from '../access/pages.ts';
import { roomRoleOf } from '../access/room-levels.ts';
import { indexPermissions, type PermissionRecord } from '../room-permissions/records.ts';
import { devices } from '../room-permissions/scopes.ts';
import { mayUse } from '../rooms/entry-decision.ts';
import { occurrences, randomRuns } from '../testing/sweep.ts';
import { type Configuration, type RoomFacts, visitorOf } from './configuration.ts';
import { effectOf } from './effect.ts';
import { type PermissionOverride, pageOverrides } from './overrides.ts';
import { permissionOverrides } from './permission-overrides.ts';
import { brokenPins, type Pin, pinnedRoles } from './pins.ts';
import { decideTarget, decidingStep, type Target } from './targets.ts';
import {
  cellsOf,
  configuration,
  expectedAt,
  kind,
  optionIds,
  type Random,
} from './testing/random-configurations.ts';

const minus = (all: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...all].filter((key) => !others.has(key)));
const keyOf = (target: Target, role: Level) => {
  if (target.kind === 'page') return `page ${target.page} ${role}`;
  if (target.kind === 'room') return `room ${target.roomId} ${role}`;
  const device = target.kind === 'action' ? target.device : target.boardId;
  return `${target.kind} ${device} ${target.optionId} ${target.roomId} ${role}`;
};

const matrixOf = (config: Configuration) => {
  const visitors = levels.map((role) => ({ role, visitor: visitorOf(role, config) }));
  return new Set(
    cellsOf(config).flatMap((target) =>
      visitors.flatMap(({ role, visitor }) =>
        decideTarget(target, visitor, config)?.allowed ? [keyOf(target, role)] : [],
      ),
    ),
  );
};

it('for random requests the explanation says what the platform decides', () => {
  const request = fc.record({ config: configuration, who: kind, pick: fc.nat() });
  const verdicts = { allowed: 0, refused: 0 };
  fc.assert(
    fc.property(request, ({ config, who, pick }) => {
      const cells = cellsOf(config);
      const target = cells[pick % cells.length] as Target;
      const visitor = visitorOf(who.level, config, who);
      const answer = decideTarget(target, visitor, config);
      const isKnown = target.kind !== 'action' || config.options.world.has(target.optionId);
      expect(answer !== undefined).toBe(isKnown);
      if (!answer) return;
      expect({ target, allowed: answer.allowed }).toEqual({
        target,
        allowed: expectedAt(target, who, config),
      });
      if (target.kind === 'page')
        expect(refuseAccess({ page: target.page }, visitor.actor) === undefined).toBe(answer.allowed);
      const role = roomRoleOf(who.level);
      const room = config.rooms.find(({ id }) => target.kind === 'room' && id === target.roomId);
      if (room && role && !refuseAccess({ level: 'member' }, visitor.actor))
        expect(mayUse(room, { ...visitor, role })).toBe(answer.allowed);
      expect(answer.chain.filter(({ decides }) => decides)).toHaveLength(1);
      expect(decidingStep(answer)?.verdict).toBe(answer.allowed ? 'allows' : 'refuses');
      verdicts[answer.allowed ? 'allowed' : 'refused'] += 1;
    }),
    randomRuns(10_000),
  );
  expect(Math.min(...Object.values(verdicts))).toBeGreaterThanOrEqual(occurrences(1_000));
});

it('the predicted effect is the difference of the matrix before and after', () => {
  let changed = 0;
  fc.assert(
    fc.property(configuration, configuration, fc.array(kind, { maxLength: 4 }), (before, other, kinds) => {
      const change = {
        pageAccess: other.pageAccess,
        rooms: other.rooms,
        options: other.options,
        permissions: other.permissions,
      };
      const after = { ...before, ...change, records: other.records, offers: other.offers };
      const effect = effectOf({ before, change, kinds });
      const [from, to] = [matrixOf(before), matrixOf(after)];
      const changedOn = (side: 'gains' | 'loses') =>
        effect.changes.flatMap(({ target, places, [side]: roles }) =>
          roles.flatMap((role) =>
            target.kind === 'action'
              ? places.map((roomId) => keyOf({ ...target, roomId }, role))
              : keyOf(target, role),
          ),
        );
      expect(new Set(changedOn('gains'))).toEqual(minus(to, from));
      expect(new Set(changedOn('loses'))).toEqual(minus(from, to));
      const cells = [...cellsOf(before), ...cellsOf(after)];
      const counted = (had: Random, gets: Random) =>
        kinds.reduce(
          (sum, one) =>
            cells.some((target) => !expectedAt(target, one, had) && expectedAt(target, one, gets))
              ? sum + one.people
              : sum,
          0,
        );
      expect([effect.gainers, effect.losers]).toEqual([counted(before, after), counted(after, before)]);
      changed += effect.changes.length;
    }),
    randomRuns(10_000),
  );
  expect(changed).toBeGreaterThanOrEqual(occurrences(10_000));
});

const without = (all: readonly PermissionRecord[], removed: readonly PermissionOverride[]) =>
  all.map((record) => {
    const left = Object.entries(record.values).filter(
      ([id]) => !removed.some(({ recordId, optionId }) => recordId === record.id && optionId === id),
    );
    return { ...record, values: Object.fromEntries(left) };
  });

it('removing what is redundant or shadowed changes no cell, for random configurations', () => {
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
    randomRuns(1_000),
  );
  expect(Math.min(...Object.values(marks))).toBeGreaterThanOrEqual(occurrences(50));
});

it('a save passes exactly when every pinned sentence holds', () => {
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
      const offersIn = (room: RoomFacts, optionId: string) =>
        config.offers[room.levelName]?.some(({ id }) => id === optionId);
      const someone = { level: one.role, teamId: '', emailVerified: true, people: 1 };
      const { target } = one;
      const targets =
        target.kind === 'action' && target.roomId === null
          ? [null, ...config.rooms.filter((one) => offersIn(one, target.optionId)).map(({ id }) => id)].map(
              (roomId) => ({ ...target, roomId }),
            )
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
    randomRuns(3_000),
  );
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThanOrEqual(occurrences(300));
});
