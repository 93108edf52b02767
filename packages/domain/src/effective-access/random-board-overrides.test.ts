// @module-tag sampled
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levels } from '../access/levels.ts';
import { indexWebBoards, type WebBoardRecord } from '../room-permissions/web-boards.ts';
import { occurrences, randomRuns } from '../testing/sweep.ts';
import { type BoardOverride, boardOverrides } from './board-overrides.ts';
import { visitorOf } from './configuration.ts';
import { decideTarget } from './targets.ts';
import { cells, configuration, type RandomBoards } from './testing/random-boards.ts';

/** The matrix by `decideBoard`: who may do what on which board, in the world and in each room. */
const matrixOf = (config: RandomBoards) =>
  cells.flatMap((cell) =>
    levels
      .filter((level) => decideTarget(cell, visitorOf(level, config), config)?.allowed)
      .map((level) => JSON.stringify([cell, level])),
  );
const at = <T>(items: readonly T[], pick: number): T | undefined => items[pick % Math.max(1, items.length)];
const nameOf = (one: BoardOverride) => (one.kind === 'boardField' ? one.field : one.optionId);
const withRecords = (config: RandomBoards, records: WebBoardRecord[]): RandomBoards => ({
  ...{ ...config, records, webBoards: indexWebBoards(records) },
});
/** The configuration less what is removed, by plain filtering. */
const less = (config: RandomBoards, removed: readonly BoardOverride[]): RandomBoards =>
  withRecords(
    config,
    config.records.map((one) => {
      const isLeft = ([name]: [string, unknown]) =>
        !removed.some((gone) => gone.recordId === one.id && nameOf(gone) === name);
      const [values, left] = [Object.entries(one.values), Object.entries(one.boards)];
      return {
        ...one,
        values: Object.fromEntries(values.filter(isLeft)),
        boards: Object.fromEntries(left.filter(isLeft)),
      };
    }),
  );
const overridesOf = (config: RandomBoards, only?: Parameters<typeof boardOverrides>[1]) =>
  boardOverrides({ ...config, boardRecords: config.records }, only);

/** Configurations in which a record often says what another one says. */
const repeating = fc
  .tuple(configuration, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 3 }))
  .map(([config, copies]) => {
    const records = [...config.records];
    for (const [from, to] of copies) {
      const [source, target] = [records[from % records.length], records[to % records.length]];
      if (source && target)
        records[to % records.length] = { ...target, boards: source.boards, values: source.values };
    }
    return withRecords(config, records);
  });

it('removing all that is marked for web boards changes no cell, and removing one of the rest does, for random configurations', () => {
  const counted = { redundant: 0, shadowed: 0, orphaned: 0, needed: 0, fields: 0 };
  fc.assert(
    fc.property(repeating, fc.nat(), (config, pick) => {
      const all = overridesOf(config);
      const marked = all.filter(({ mark }) => mark);
      const rest = less(config, marked);
      const matrix = matrixOf(rest);
      expect(matrix).toEqual(matrixOf(config));
      for (const { mark = 'needed' } of all) counted[mark] += 1;
      counted.fields += marked.filter(({ kind }) => kind === 'boardField').length;
      const one = at(
        all.filter(({ mark }) => !mark),
        pick,
      );
      if (one) expect(matrixOf(less(rest, [one]))).not.toEqual(matrix);
    }),
    randomRuns(1_000),
  );
  expect(Math.min(...Object.values(counted))).toBeGreaterThanOrEqual(occurrences(100));
});

it('one that is not needed because of others is not marked when they are to stay', () => {
  const judgments = { marked: 0, kept: 0 };
  fc.assert(
    fc.property(repeating, fc.nat(), (config, pick) => {
      const one = at(
        overridesOf(config).filter(({ mark }) => mark),
        pick,
      );
      if (!one) return;
      const judged = overridesOf(config, (id, name) => id === one.recordId && name === nameOf(one));
      const marked = judged.filter(({ mark }) => mark);
      const isUnchanged = isDeepStrictEqual(matrixOf(less(config, [one])), matrixOf(config));
      expect(marked.map(nameOf)).toEqual(isUnchanged ? [nameOf(one)] : []);
      judgments[isUnchanged ? 'marked' : 'kept'] += 1;
    }),
    randomRuns(1_000),
  );
  expect(judgments.marked).toBeGreaterThanOrEqual(occurrences(100));
  expect(judgments.kept).toBeGreaterThanOrEqual(occurrences(5));
});
