import { expect, it } from 'vitest';
import type { BoardIds } from '../room-permissions/boards.ts';
import type { PermissionScope } from '../room-permissions/scopes.ts';
import { worldScope } from '../room-permissions/scopes.ts';
import type { WebBoardRecord } from '../room-permissions/web-boards.ts';
import { type BoardOverride, boardOverrides } from './board-overrides.ts';
import { campus, roomOf, written } from './testing/campus.ts';

const scene = (instance: number): PermissionScope => ({ kind: 'scene', level: 'hall', instance });
const hall: PermissionScope = { kind: 'roomType', level: 'hall' };
const record = (scope: PermissionScope, boards: BoardIds, values: WebBoardRecord['values'] = {}) => ({
  ...{ id: `${scope.kind} ${scope.kind === 'scene' ? scope.instance : ''}`.trim(), scope, boards, values },
  written: { memberNone: written },
});
const { boardOptions } = campus;
const overridesOf = (boardRecords: WebBoardRecord[], rooms = campus.rooms) =>
  boardOverrides({ boardRecords, rooms, boardOptions });
const nameOf = (one: BoardOverride) => (one.kind === 'boardField' ? one.field : one.optionId);
const marksOf = (...facts: Parameters<typeof overridesOf>) =>
  overridesOf(...facts).map((one) => [one.recordId, nameOf(one), one.mark]);
const closed: BoardIds = { memberNone: ['7'] };

it('lists a field with its boards, its writer, the date, and what roles would have without it', () => {
  expect(overridesOf([record(hall, closed)])).toEqual([
    {
      ...{ kind: 'boardField', recordId: 'roomType', scope: hall, field: 'memberNone', boardIds: ['7'] },
      ...{ without: [{ access: 'none', roles: ['member'], boardIds: ['7'] }], mark: 'redundant', ...written },
    },
  ]);
});

it('says what holds without a field for each role and board that it names', () => {
  const farther = record(worldScope, { memberLimited: ['1'], memberFull: ['2', '3'] });
  const [override] = overridesOf([record(hall, { leaderNone: ['1', '2', '3', '4'] }), farther]);
  expect(override).toMatchObject({ mark: undefined, by: undefined, at: undefined });
  expect(override).toHaveProperty('without', [
    { access: 'limited', roles: ['member', 'leader'], boardIds: ['1'] },
    { access: 'full', roles: ['member', 'leader'], boardIds: ['2', '3'] },
    { access: 'none', roles: ['member'], boardIds: ['4'] },
    { access: 'limited', roles: ['leader'], boardIds: ['4'] },
  ]);
});

it('names no board where a field is about all that it does not name', () => {
  const [override] = overridesOf([record(hall, { memberFullExceptions: ['1'] })]);
  expect(override).toHaveProperty('boardIds', ['1']);
  expect(override).toHaveProperty('without', [
    { access: 'none', roles: ['member'], boardIds: [null] },
    { access: 'limited', roles: ['leader'], boardIds: [null] },
    { access: 'full', roles: ['moderator', 'admin', 'owner', 'superadmin'], boardIds: [null] },
  ]);
});

it('marks the fields of a record that all say what would be inherited, though each alone hides it', () => {
  const boards: BoardIds = { leaderNone: ['7'], memberFull: ['1'] };
  expect(marksOf([record(scene(1), boards), record(hall, boards)])).toEqual([
    ['scene 1', 'leaderNone', 'redundant'],
    ['scene 1', 'memberFull', 'redundant'],
    ['roomType', 'leaderNone', undefined],
    ['roomType', 'memberFull', undefined],
  ]);
  expect(marksOf([record(scene(1), { leaderNone: ['7'] }), record(hall, boards)])).toContainEqual([
    'scene 1',
    'leaderNone',
    undefined,
  ]);
});

it('marks a field as shadowed whose boards stand in fields with precedence, or whose rooms have their own', () => {
  expect(marksOf([record(hall, { leaderNone: ['7'], memberFull: ['7'] })])).toEqual([
    ['roomType', 'leaderNone', undefined],
    ['roomType', 'memberFull', 'shadowed'],
  ]);
  const open: BoardIds = { memberFull: ['1'] };
  const own = [record(scene(1), open), record(scene(2), open)];
  expect(marksOf([...own, record(hall, { leaderNone: ['7'] })])).toContainEqual([
    ...['roomType', 'leaderNone', 'shadowed'],
  ]);
  expect(marksOf([record(hall, { memberLimited: ['1'], memberLimitedExceptions: ['2'] })])).toContainEqual([
    ...['roomType', 'memberLimited', 'shadowed'],
  ]);
});

it('marks what is no longer needed once a farther record is gone', () => {
  const levels = { webboardfull: 4 as const };
  const facts = [
    record(scene(1), {}, levels),
    record(scene(2), {}, levels),
    record(hall, {}, { webboardfull: 8 }),
  ];
  expect(marksOf(facts)).toEqual([
    ['scene 1', 'webboardfull', 'redundant'],
    ['scene 2', 'webboardfull', 'redundant'],
    ['roomType', 'webboardfull', 'shadowed'],
  ]);
});

it('marks what is of no room, and a permission that is gone', () => {
  expect(
    marksOf([record(scene(9), closed), record(hall, closed)], [roomOf('z', { levelName: 'lab' })]),
  ).toEqual([
    ['scene 9', 'memberNone', 'orphaned'],
    ['roomType', 'memberNone', 'orphaned'],
  ]);
  expect(marksOf([record(worldScope, {}, { gone: 8, boardhomepage: 8, webboardfull: 8 })])).toEqual([
    ['world', 'gone', 'orphaned'],
    ['world', 'boardhomepage', 'redundant'],
    ['world', 'webboardfull', undefined],
  ]);
});

it('lists a permission of web boards beside what it inherits', () => {
  const far = record(worldScope, {}, { webboardfull: 1 });
  expect(overridesOf([record(hall, {}, { webboardfull: 8 }), far])[0]).toMatchObject({
    ...{ kind: 'boardPermission', scope: hall, optionId: 'webboardfull', value: 8, inherited: 1 },
  });
});

it('says what a permission inherits, each its own', () => {
  const far = record(worldScope, {}, { webboardlimited: 0, boardhomepage: 1 });
  expect(overridesOf([record(hall, {}, { boardhomepage: 16, webboardlimited: 8 }), far])).toMatchObject([
    { optionId: 'boardhomepage', value: 16, inherited: 1 },
    { optionId: 'webboardlimited', value: 8, inherited: 0 },
    { optionId: 'webboardlimited', value: 0, inherited: 1 },
    { optionId: 'boardhomepage', value: 1, inherited: 8 },
  ]);
});

it('marks fields together, though a permission of their record is needed', () => {
  const boards: BoardIds = { leaderNone: ['7'], memberFull: ['1'] };
  const own = marksOf([record(scene(1), boards, { webboardfull: 8 }), record(hall, boards)]);
  expect(own.slice(0, 3)).toEqual([
    ['scene 1', 'leaderNone', 'redundant'],
    ['scene 1', 'memberFull', 'redundant'],
    ['scene 1', 'webboardfull', undefined],
  ]);
});

it('marks of a part what is not needed beside the rest', () => {
  const boards: BoardIds = { leaderNone: ['7'], memberFull: ['1'] };
  const boardRecords = [record(scene(1), boards), record(hall, boards)];
  const facts = { boardRecords, rooms: campus.rooms, boardOptions };
  const marked = (names: readonly string[]) =>
    boardOverrides(facts, (id, name) => names.includes(`${id} ${name}`))
      .filter(({ mark }) => mark)
      .map((one) => `${one.recordId} ${nameOf(one)}`);
  expect(marked(['scene 1 leaderNone'])).toEqual([]);
  expect(marked(['scene 1 leaderNone', 'scene 1 memberFull'])).toEqual([
    'scene 1 leaderNone',
    'scene 1 memberFull',
  ]);
});

it('nobody has access without a field where the world has no web boards', () => {
  const boardRecords = [record(hall, closed)];
  const [override] = boardOverrides({ boardRecords, rooms: campus.rooms, boardOptions: [] });
  expect(override).toHaveProperty('without', [{ access: 'none', roles: ['member'], boardIds: ['7'] }]);
});

it('says what holds without a field for each of the boards that stand in two farther ones', () => {
  const farther = record(hall, { leaderNone: ['7'], memberLimited: ['1'], memberFull: ['7', '1'] });
  expect(overridesOf([record(scene(1), { memberNone: ['7', '1'] }), farther])[0]).toHaveProperty('without', [
    { access: 'none', roles: ['member'], boardIds: ['7'] },
    { access: 'limited', roles: ['member'], boardIds: ['1'] },
  ]);
});
