import { arranged } from '@campus/domain/rooms/list-order';
import { type Move, moveInList } from '@campus/domain/rooms/moves';
import { expect, it } from 'vitest';
import { someEntries } from '../../../../testing/rooms.ts';
import { withShownMove } from './shown-move.ts';

const entry = (id: string, folder: string, after: Move['after']): Move => ({
  kind: 'entry',
  id,
  folder,
  after,
});
const labs = (after: Move['after']): Move => ({ kind: 'folder', folder: 'Labs', after });

it.each<[string, Move]>([
  ['a room into a folder', entry('garden', 'Labs', { entry: 'optics' })],
  ['a room to the start of a folder', entry('garden', 'Labs', null)],
  ['a room within its folder', entry('optics', 'Labs', { entry: 'lasers' })],
  ['a room out of its folder, after it', entry('optics', '', { folder: 'Labs' })],
  ['a room out of its folder, to the top', entry('lasers', '', null)],
  ['a room after a folder', entry('lobby', '', { folder: 'Labs' })],
  ['a folder with its rooms', labs({ entry: 'vault' })],
  ['a folder to the top', labs(null)],
])('ROM-022 ROM-023 shows %s where saving puts it, without new numbers for others', (_, move) => {
  const names = (entries: readonly { id: string; group: string }[]) =>
    entries.map(({ id, group }) => `${group}/${id}`);
  const saved = moveInList(someEntries, move);
  const shown = withShownMove(someEntries, move);
  expect('entries' in saved && names(saved.entries)).toEqual(names(arranged(shown)));
  const moved = move.kind === 'folder' ? ['optics', 'lasers'] : [move.id];
  const others = (entries: readonly { id: string }[]) => entries.filter(({ id }) => !moved.includes(id));
  expect(others(shown)).toEqual(others(someEntries));
});
