import { expect, it } from 'vitest';
import type { RoomRole } from '../access/room-levels.ts';
import { boardAccessIn, boardsIn, decideBoard } from './decide-board.ts';
import type { PermissionScope } from './scopes.ts';
import { indexWebBoards, type WebBoardRecord } from './web-boards.ts';

const scene: PermissionScope = { kind: 'scene', level: 'hall', instance: 1 };
const roomType: PermissionScope = { kind: 'roomType', level: 'hall' };
const record = (own: Partial<WebBoardRecord>): WebBoardRecord => ({
  ...{ id: 'r1', scope: roomType, values: {}, written: {}, boards: {} },
  ...own,
});
const optionOf = (id: string) => ({ id, label: id, definition: '', defaultPermissionLevel: 4 });
const written = { memberNone: { by: 'ana@campus.test', at: '2026-01-02T03:04:05.000Z' } };
const index = indexWebBoards([
  record({ boards: { memberNone: ['7'], leaderLimited: ['8'] }, written, values: { webboardfull: 0 } }),
]);
const deciding = (role: RoomRole, boardId: string | null, id: string, scope = scene) => {
  const { allowed, fields, permission } = decideBoard(role, { option: optionOf(id), boardId, scope }, index);
  return [allowed, ...[...fields, ...permission].filter(({ decides }) => decides).map(({ rule }) => rule)];
};

it.each([
  ['member', '7', 'webboardfull', false, 'roomTypeBoards'],
  ['member', '7', 'webboardlimited', false, 'roomTypeBoards'],
  ['leader', '7', 'webboardfull', true, 'roomType'],
  ['leader', '8', 'webboardfull', false, 'roomTypeBoards'],
  ['leader', '8', 'webboardlimited', true, 'roomTypeBoards'],
  ['moderator', '8', 'webboardlimited', true, 'default'],
  ['member', '9', 'webboardfull', true, 'roomType'],
  ['member', null, 'webboardlimited', false, 'default'],
  ['member', '7', 'boardhomepage', false, 'default'],
] as const)('RPM-054 %s on board %s, %s: %s by %s', (role, boardId, id, ...expected) => {
  expect(deciding(role, boardId, id)).toEqual(expected);
});

it('names the field, its record, its writer, and the date', () => {
  const request = { option: optionOf('webboardfull'), boardId: '7', scope: scene };
  expect(decideBoard('member', request, index).fields).toEqual([
    { rule: 'sceneBoards', verdict: 'silent', decides: false },
    {
      ...{ rule: 'roomTypeBoards', verdict: 'refuses', value: 'memberNone', recordId: 'r1' },
      ...{ ...written.memberNone, decides: true },
    },
  ]);
});

it('RPM-027 permissions that fields are not about have no fields', () => {
  const request = { option: optionOf('boardhomepage'), boardId: '7', scope: scene };
  expect(decideBoard('member', request, index).fields).toEqual([]);
});

it('where no field names a board, all scopes are silent; where one decides, no permission does', () => {
  const rulesOf = (index: Parameters<typeof decideBoard>[2]) => {
    const request = { option: optionOf('webboardfull'), boardId: '7', scope: scene };
    const { fields, permission } = decideBoard('member', request, index);
    const rulesOf = (steps: readonly { rule: string; decides: boolean }[]) =>
      steps.map(({ rule, decides }) => [rule, decides]);
    return [rulesOf(fields), rulesOf(permission)];
  };
  const permissions = ['explicit', 'scene', 'roomType', 'world', 'default'];
  expect(rulesOf(indexWebBoards([]))).toEqual([
    ['sceneBoards', 'roomTypeBoards', 'worldBoards'].map((rule) => [rule, false]),
    permissions.map((rule) => [rule, rule === 'default']),
  ]);
  expect(rulesOf(index)[1]).toEqual(permissions.map((rule) => [rule, false]));
});

it('RPM-054 the nearest record with any board decides, also about boards that it does not name', () => {
  const near = record({ id: 'r2', scope: scene, boards: { memberFull: ['1'] } });
  const both = indexWebBoards([record({ boards: { memberNone: ['7'] } }), near]);
  expect(boardsIn(scene, both)).toEqual({ memberFull: ['1'] });
  expect(boardAccessIn('member', '7', scene, both)).toBeUndefined();
  expect(boardAccessIn('member', '7', roomType, both)).toBe('none');
  const request = { option: optionOf('webboardfull'), boardId: '7', scope: scene };
  expect(decideBoard('member', request, both).fields.map(({ rule }) => rule)).toEqual(['sceneBoards']);
  const blank = indexWebBoards([
    { ...near, boards: { memberFull: [] } },
    record({ boards: { memberNone: ['7'] } }),
  ]);
  expect(boardAccessIn('member', '7', scene, blank)).toBe('none');
});

it('RPM-052 RPM-053 fields that name exceptions are about a board that no field names', () => {
  const excepting = indexWebBoards([record({ boards: { memberFullExceptions: ['1'] } })]);
  expect(boardAccessIn('member', null, scene, excepting)).toBe('full');
  expect(boardAccessIn('member', '1', scene, excepting)).toBeUndefined();
});
