import { expect, it } from 'vitest';
import type { BoardIds } from '../room-permissions/boards.ts';
import { type PermissionScope, worldScope } from '../room-permissions/scopes.ts';
import { boardOverrides } from './board-overrides.ts';
import { campus, roomOf, written } from './testing/campus.ts';

it('of 2,000 scenes with fields, of which half say what the world says, half are marked', () => {
  const scenes = Array.from({ length: 2000 }, (_, index) => index + 10);
  const ids = Array.from({ length: 20 }, (_, index) => String(index));
  const boards: BoardIds = { leaderNone: ids, memberFull: ['a', 'b'] };
  const record = (scope: PermissionScope, own: BoardIds) => ({
    ...{ id: JSON.stringify(scope), scope, boards: own, values: {} },
    written: { memberNone: written },
  });
  const boardRecords = scenes.map((instance) =>
    record(
      { kind: 'scene', level: 'hall', instance },
      instance % 2 ? boards : { ...boards, memberLimited: [`only ${instance}`] },
    ),
  );
  const overrides = boardOverrides({
    boardRecords: [...boardRecords, record(worldScope, boards)],
    rooms: scenes.map((instance) => roomOf(String(instance), { instance })),
    boardOptions: campus.boardOptions,
  });
  expect(overrides.filter(({ mark }) => mark)).toHaveLength(2000);
});
