import { expect, it } from 'vitest';
import { type PermissionScope, worldScope } from '../room-permissions/scopes.ts';
import { indexWebBoards, type WebBoardRecord } from '../room-permissions/web-boards.ts';
import { boardDifferences } from './board-differences.ts';
import type { Configuration } from './configuration.ts';
import { campus, full, homepage, limited, recordOfBoards, roomOf } from './testing/campus.ts';

const scene: PermissionScope = { kind: 'scene', level: 'hall', instance: 2 };
const everywhere = [null, 'a', 'b'];

interface Compared {
  before?: readonly WebBoardRecord[];
  after?: readonly WebBoardRecord[];
  change?: Partial<Configuration>;
}

/** Each difference: permission, places, boards, and what decides before and after. */
function differences({ before = [], after = before, change }: Compared) {
  const previous = { ...campus, webBoards: indexWebBoards(before) };
  const next = { ...campus, webBoards: indexWebBoards(after), ...change };
  return boardDifferences(previous, next).map(({ target, places, boards, content }) => {
    expect(target).toMatchObject({ kind: 'board', boardId: boards[0], roomId: places[0] });
    const [optionId, ...sayings] = JSON.parse(content);
    expect(target.optionId).toBe(optionId);
    return [optionId, places, boards, sayings];
  });
}

it('of web boards is nothing where the same is said, also by other records', () => {
  const before = [recordOfBoards(worldScope, { memberNone: ['7'] }, { boardhomepage: 4 })];
  expect(differences({ before })).toEqual([]);
  expect(
    differences({ before, change: { boardOptions: [{ ...full }, { ...limited }, { ...homepage }] } }),
  ).toEqual([]);
});

it('of web boards names the field that decides before and after, boards together about which the same is said', () => {
  const boards = { memberFull: ['7', '9'], memberNone: ['8'] };
  expect(differences({ after: [recordOfBoards(worldScope, boards)] })).toEqual([
    ['webboardfull', everywhere, ['7', '9'], ['4 ', '4 memberFull']],
    ['webboardfull', everywhere, ['8'], ['4 ', '4 memberNone']],
    ['webboardlimited', everywhere, ['7', '9'], ['1 ', '1 memberFull']],
    ['webboardlimited', everywhere, ['8'], ['1 ', '1 memberNone']],
  ]);
  expect(differences({ before: [recordOfBoards(worldScope, { memberFull: ['7'] })], after: [] })).toEqual([
    ['webboardfull', everywhere, ['7'], ['4 memberFull', '4 ']],
    ['webboardlimited', everywhere, ['7'], ['1 memberFull', '1 ']],
  ]);
});

it('of web boards names the lowest role; permissions that fields are not about have no boards', () => {
  const boards = { memberNone: ['8'] };
  expect(
    differences({
      before: [recordOfBoards(worldScope, boards)],
      after: [recordOfBoards(worldScope, boards, { webboardfull: 1, boardhomepage: 4 })],
    }),
  ).toEqual([
    ['webboardfull', everywhere, [null], ['4 ', '1 ']],
    ['webboardfull', everywhere, ['8'], ['4 memberNone', '1 memberNone']],
    ['boardhomepage', everywhere, [null], ['8 ', '4 ']],
  ]);
});

it('of web boards is told of each place in which other records count, and of no other', () => {
  const kept = recordOfBoards(scene, { memberFull: ['7'] });
  const before = [kept, recordOfBoards(worldScope, { memberNone: ['7'] })];
  const after = [kept, recordOfBoards(worldScope, { leaderNone: ['7'] })];
  expect(differences({ before, after })).toEqual([
    ['webboardfull', [null, 'a'], ['7'], ['4 memberNone', '4 leaderNone']],
    ['webboardlimited', [null, 'a'], ['7'], ['1 memberNone', '1 leaderNone']],
  ]);
});

it('of web boards in rooms that come or go has one side, told of together', () => {
  const gone = (optionId: string, level: number) => [optionId, ['a', 'b'], [null], [`${level} `, null]];
  expect(differences({ change: { rooms: [] } })).toEqual([
    gone('webboardfull', 4),
    gone('webboardlimited', 1),
    gone('boardhomepage', 8),
  ]);
  const rooms = [...campus.rooms, roomOf('c'), roomOf('d')];
  const come = (optionId: string, level: number) => [optionId, ['c', 'd'], [null], [null, `${level} `]];
  expect(differences({ change: { rooms } })).toEqual([
    come('webboardfull', 4),
    come('webboardlimited', 1),
    come('boardhomepage', 8),
  ]);
});

it('of web boards follows what the world offers, and its defaults', () => {
  const strict = { ...full, defaultPermissionLevel: 8 };
  expect(differences({ change: { boardOptions: [strict, homepage] } })).toEqual([
    ['webboardfull', everywhere, [null], ['4 ', '8 ']],
    ['webboardlimited', everywhere, [null], ['1 ', null]],
  ]);
});
