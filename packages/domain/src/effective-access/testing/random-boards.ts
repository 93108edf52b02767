import fc from 'fast-check';
import { type BoardIds, boardFields } from '../../room-permissions/boards.ts';
import { type PermissionScope, scopeKey, worldScope } from '../../room-permissions/scopes.ts';
import { thresholds } from '../../room-permissions/thresholds.ts';
import { indexWebBoards, type WebBoardRecord } from '../../room-permissions/web-boards.ts';
import type { Configuration } from '../configuration.ts';
import type { Target } from '../targets.ts';
import { campus, roomOf } from './campus.ts';

/** A configuration with the records that its index is made of. */
export type RandomBoards = Configuration & { records: WebBoardRecord[] };
export type BoardTarget = Extract<Target, { kind: 'board' }>;

const roomIds = ['a', 'b', 'c'];
const rooms = [
  roomOf('a'),
  roomOf('b', { instance: 2 }),
  roomOf('c', { levelName: 'office', instance: null }),
];
const scopes: PermissionScope[] = [
  worldScope,
  { kind: 'roomType', level: 'hall' },
  { kind: 'scene', level: 'hall', instance: 1 },
  { kind: 'scene', level: 'hall', instance: 2 },
  { kind: 'roomType', level: 'office' },
];
const optionIds = campus.boardOptions.map(({ id }) => id);
const boards: fc.Arbitrary<BoardIds> = fc.dictionary(
  fc.constantFrom(...boardFields),
  fc.subarray(['1', '2', '3']),
  { maxKeys: 2 },
);
const record = fc.record({
  scope: fc.constantFrom(...scopes),
  values: fc.dictionary(fc.constantFrom(...optionIds), fc.constantFrom(...thresholds), { maxKeys: 2 }),
  boards,
});
/** What an account may have set for web boards. */
export const configuration: fc.Arbitrary<RandomBoards> = fc
  .record({
    list: fc.uniqueArray(record, { maxLength: 5, selector: ({ scope }) => scopeKey(scope) }),
    kept: fc.subarray(rooms, { minLength: 2 }),
    verificationRequired: fc.boolean(),
  })
  .map(({ list, kept, verificationRequired }) => {
    const records = list.map((one, at) => ({ ...one, id: String(at), written: {} }));
    return {
      ...{ ...campus, verificationRequired, rooms: kept, records },
      webBoards: indexWebBoards(records),
    };
  });

/** Every board by name and one that no field names, with every permission, in the world and in each room. */
export const cells: BoardTarget[] = [null, ...roomIds].flatMap((roomId) =>
  optionIds.flatMap((optionId) =>
    [null, '1', '2', '3'].map((boardId) => ({ kind: 'board' as const, boardId, optionId, roomId })),
  ),
);
