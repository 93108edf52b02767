import { expect, it } from 'vitest';
import { boardsIn } from '../room-permissions/decide-board.ts';
import { indexPermissions, type PermissionRecord, recordOf } from '../room-permissions/records.ts';
import { type PermissionScope, worldScope } from '../room-permissions/scopes.ts';
import { indexWebBoards } from '../room-permissions/web-boards.ts';
import { withScopeDrafts } from './drafts.ts';
import { withEntryDraft } from './entry-draft.ts';
import { campus } from './testing/campus.ts';

const scene: PermissionScope = { kind: 'scene', level: 'hall', instance: 1 };
const hall: PermissionScope = { kind: 'roomType', level: 'hall' };
const record = (device: 'desktop' | 'web', scope: PermissionScope): PermissionRecord => ({
  id: `${device} ${scope.kind}`,
  device,
  scope,
  values: { kick: 4, mute: 1 },
  written: {},
});

it('puts drafts on the records of their device, adds those that are missing, and keeps all others as they are', () => {
  const stored = [record('desktop', worldScope), record('web', worldScope), record('desktop', scene)];
  const after = withScopeDrafts(indexPermissions(stored), 'desktop', [
    { scope: worldScope, values: { kick: 8 } },
    { scope: hall, values: { mute: 0 } },
  ]);
  expect(recordOf(after, 'desktop', worldScope)?.values).toEqual({ kick: 8, mute: 1 });
  expect(recordOf(after, 'desktop', hall)).toMatchObject({ id: 'draft type hall', values: { mute: 0 } });
  expect(recordOf(after, 'web', worldScope)).toBe(stored[1]);
  expect(recordOf(after, 'desktop', scene)).toBe(stored[2]);
  expect(recordOf(after, 'web', hall)).toBeUndefined();
});

it('puts drafts on no record of another device, and keeps the room types that they do not name', () => {
  const stored = [record('desktop', worldScope), record('desktop', hall), record('web', worldScope)];
  const after = withScopeDrafts(indexPermissions(stored), 'web', [
    { scope: worldScope, values: { kick: 8 } },
  ]);
  expect(recordOf(after, 'desktop', worldScope)).toBe(stored[0]);
  expect(recordOf(after, 'desktop', hall)).toBe(stored[1]);
  expect(recordOf(after, 'web', worldScope)?.values).toEqual({ kick: 8, mute: 1 });
});

it('keeps the boards of fields that were not edited, and blanks those that were emptied', () => {
  const scope = { kind: 'roomType', level: 'hall' } as const;
  const stored = indexWebBoards([
    { id: 'r', scope, values: {}, written: {}, boards: { memberNone: ['1'], leaderNone: ['2'] } },
  ]);
  const draft = { scope, values: {}, boards: { memberNone: [], memberFull: ['3'] } };
  const after = withScopeDrafts(stored, 'web', [draft]);
  expect(boardsIn(scope, after)).toEqual({ memberNone: [], leaderNone: ['2'], memberFull: ['3'] });
  const added = withScopeDrafts(indexWebBoards([]), 'web', [draft]);
  expect(boardsIn(scope, added)).toEqual(draft.boards);
});

it('a draft of entries is put on the records of each device, and on the rooms that it names', () => {
  const room = { id: 'b', permAccess: 8, teamAccess: ['7'], groupAccess: [] };
  const { permissions, rooms } = withEntryDraft(campus, {
    rooms: [room, { ...room, id: 'gone' }],
    permissions: [
      { device: 'desktop', scope: worldScope, values: { kick: 8 } },
      { device: 'web', scope: worldScope, values: { kick: 1 } },
    ],
  });
  expect(recordOf(permissions, 'desktop', worldScope)?.values).toEqual({ kick: 8 });
  expect(recordOf(permissions, 'web', worldScope)?.values).toEqual({ kick: 1 });
  expect(rooms.map(({ id, permAccess, teamAccess }) => [id, permAccess, teamAccess])).toEqual([
    ['a', 4, []],
    ['b', 8, ['7']],
  ]);
});
