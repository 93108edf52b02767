// @module-tag sampled
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levels } from '../access/levels.ts';
import { roomRoleOf, roomThresholds } from '../access/room-levels.ts';
import { scopeKey } from '../room-permissions/scopes.ts';
import type { WebBoardRecord } from '../room-permissions/web-boards.ts';
import { occurrences, randomRuns } from '../testing/sweep.ts';
import { type RoomFacts, visitorOf } from './configuration.ts';
import { effectOf } from './effect.ts';
import { type PeopleKind, whoCan } from './people.ts';
import { brokenPins, pinnedRoles } from './pins.ts';
import { decideTarget, decidingStep } from './targets.ts';
import { campus } from './testing/campus.ts';
import { type BoardTarget, cells, configuration, type RandomBoards } from './testing/random-boards.ts';

const kind: fc.Arbitrary<PeopleKind> = fc.record({
  level: fc.constantFrom(...levels),
  teamId: fc.constant(''),
  emailVerified: fc.boolean(),
  people: fc.integer({ min: 1, max: 9 }),
});

/** The records that count in a room, or in the world, the nearest first. */
function nearRecords(room: RoomFacts | undefined, records: readonly WebBoardRecord[]): WebBoardRecord[] {
  const keys = [
    ...(room && room.instance !== null ? [`scene ${room.instance} ${room.levelName}`] : []),
    ...(room ? [`type ${room.levelName}`] : []),
    'world',
  ];
  return keys.flatMap((key) => records.filter(({ scope }) => scopeKey(scope) === key));
}

/** The fields, from the most to the least restricted: their roles, their access, and their exceptions. */
const plainFields = [
  ['moderatorNone', 4, [], false],
  ['moderatorLimited', 4, ['webboardlimited'], false],
  ['leaderNone', 1, [], false],
  ['leaderLimited', 1, ['webboardlimited'], false],
  ['memberNone', 0, [], false],
  ['memberLimited', 0, ['webboardlimited'], false],
  ['memberLimitedExceptions', 0, ['webboardlimited'], true],
  ['memberFull', 99, ['webboardlimited', 'webboardfull'], false],
  ['memberFullExceptions', 99, ['webboardlimited', 'webboardfull'], true],
] as const;

/** The rules of the specification, written down a second time as plainly as possible. */
function expectedAt(
  { boardId, optionId, roomId }: BoardTarget,
  { level, emailVerified }: PeopleKind,
  config: RandomBoards,
): boolean {
  const room = config.rooms.find(({ id }) => id === roomId);
  if (roomId !== null && !room) return false;
  const role = roomRoleOf(level);
  if (!role || level === 'suspended' || (config.verificationRequired && !emailVerified)) return false;
  const near = nearRecords(room, config.records);
  const own = near.find((one) => Object.values(one.boards).some((ids) => ids.length > 0))?.boards ?? {};
  const replaced = (field: string) =>
    (field === 'memberLimited' && (own.memberLimitedExceptions ?? []).length > 0) ||
    (field === 'memberFull' && (own.memberFullExceptions ?? []).length > 0);
  const found = plainFields.find(([field, , , excepts]) => {
    const ids = own[field] ?? [];
    if (ids.length === 0 || replaced(field)) return false;
    return excepts !== ids.some((id) => id === boardId);
  });
  if (found && optionId.startsWith('webboard') && roomThresholds[role] <= found[1])
    return found[2].some((id) => id === optionId);
  const configured = near.map(({ values }) => values[optionId]).find((value) => value !== undefined);
  const least = campus.boardOptions.find(({ id }) => id === optionId)?.defaultPermissionLevel ?? 99;
  return roomThresholds[role] >= (configured ?? least);
}

it('for random requests about web boards the explanation says what the plain rules say', () => {
  const verdicts = { allowed: 0, refused: 0 };
  const byField = { decided: 0 };
  fc.assert(
    fc.property(configuration, kind, fc.constantFrom(...cells), (config, who, target) => {
      const answer = decideTarget(target, visitorOf(who.level, config, who), config);
      expect(answer?.allowed ?? false).toBe(expectedAt(target, who, config));
      if (!answer) return;
      expect(answer.chain.filter(({ decides }) => decides)).toHaveLength(1);
      expect(decidingStep(answer)?.verdict).toBe(answer.allowed ? 'allows' : 'refuses');
      if (decidingStep(answer)?.rule.endsWith('Boards')) byField.decided += 1;
      verdicts[answer.allowed ? 'allowed' : 'refused'] += 1;
    }),
    randomRuns(10_000),
  );
  expect(Math.min(...Object.values({ ...verdicts, ...byField }))).toBeGreaterThanOrEqual(occurrences(200));
});

const keyOf = ({ boardId, optionId, roomId }: BoardTarget, role: string) =>
  JSON.stringify([boardId, optionId, roomId, role]);
const someone = (level: PeopleKind['level']): PeopleKind => ({
  ...{ level, teamId: '', emailVerified: true, people: 1 },
});

it('the predicted effect on web boards is the difference of the matrix before and after', () => {
  let changed = 0;
  fc.assert(
    fc.property(configuration, configuration, fc.array(kind, { maxLength: 4 }), (before, other, kinds) => {
      const after = { ...other, verificationRequired: before.verificationRequired };
      const change = { rooms: other.rooms, webBoards: other.webBoards };
      const effect = effectOf({ before, change, kinds });
      const ofBoards = effect.changes.filter(({ target }) => target.kind === 'board');
      /** A board that is not named by a field has the result of all unnamed boards. */
      const changedOn = (side: 'gains' | 'loses') =>
        cells.flatMap((cell) => {
          const inPlace = ofBoards.filter(
            ({ target, places }) =>
              target.kind === 'board' && target.optionId === cell.optionId && places.includes(cell.roomId),
          );
          const named = isNamed(cell, before) || isNamed(cell, after);
          const one = inPlace.find(({ boards: ids }) => ids?.includes(named ? cell.boardId : null));
          return (one?.[side] ?? []).map((role) => keyOf(cell, role));
        });
      const turned = (from: RandomBoards, to: RandomBoards) =>
        cells.flatMap((cell) =>
          levels
            .filter(
              (level) => !expectedAt(cell, someone(level), from) && expectedAt(cell, someone(level), to),
            )
            .map((level) => keyOf(cell, level)),
        );
      expect(changedOn('gains').sort()).toEqual(turned(before, after).sort());
      expect(changedOn('loses').sort()).toEqual(turned(after, before).sort());
      for (const { target, gained } of ofBoards)
        expect(gained).toBe(
          kinds
            .filter((one) => !expectedAt(target as BoardTarget, one, before))
            .filter((one) => expectedAt(target as BoardTarget, one, after))
            .reduce((sum, { people }) => sum + people, 0),
        );
      changed += ofBoards.length;
    }),
    randomRuns(10_000),
  );
  expect(changed).toBeGreaterThanOrEqual(occurrences(20_000));
});

/** Whether a field of the record that counts in a cell names its board; only access levels have fields. */
function isNamed({ boardId, optionId, roomId }: BoardTarget, { records, rooms: all }: RandomBoards): boolean {
  if (!optionId.startsWith('webboard') || boardId === null) return false;
  const room = all.find(({ id }) => id === roomId);
  if (roomId !== null && !room) return false;
  const near = nearRecords(room, records);
  const own = near.find((one) => Object.values(one.boards).some((ids) => ids.length > 0));
  return own !== undefined && Object.values(own.boards).flat().includes(boardId);
}

it('the reverse list counts exactly the people whom the plain rules admit to a board', () => {
  fc.assert(
    fc.property(
      configuration,
      fc.array(kind, { maxLength: 6 }),
      fc.constantFrom(...cells),
      (config, kinds, target) => {
        const counted = whoCan(target, kinds, config).reduce((sum, one) => sum + one.allowedPeople, 0);
        const admitted = kinds.filter((one) => expectedAt(target, one, config));
        expect(counted).toBe(admitted.reduce((sum, { people }) => sum + people, 0));
      },
    ),
    randomRuns(1000),
  );
});

it('a pinned sentence about a board holds exactly where the plain rules say so', () => {
  const outcomes = { held: 0, broken: 0 };
  fc.assert(
    fc.property(
      configuration,
      fc.constantFrom(...cells),
      fc.constantFrom(...pinnedRoles),
      fc.boolean(),
      (config, target, role, can) => {
        const places = target.roomId === null ? [null, ...config.rooms.map(({ id }) => id)] : [target.roomId];
        const isHeld = places.every(
          (roomId) => expectedAt({ ...target, roomId }, someone(role), config) === can,
        );
        expect(brokenPins([{ id: 'p', role, can, target }], config).length === 0).toBe(isHeld);
        outcomes[isHeld ? 'held' : 'broken'] += 1;
      },
    ),
    randomRuns(2000),
  );
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThanOrEqual(occurrences(200));
});
