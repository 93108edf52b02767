// @module-tag sampled
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomRuns } from '../testing/sweep.ts';
import type { Placed } from './entries.ts';
import { refuseFolderName, renameFolder } from './folders.ts';
import { arranged, blocksOf, foldersOf, orderStep, placesChanged } from './list-order.ts';
import { type Move, moveInList } from './moves.ts';
import { anchorsBefore, anchorsIn, nearestPlace } from './nearest-place.ts';

/** A step of one of two people: picks are indexes into the list that they see, which may be old. */
interface Act {
  who: 0 | 1;
  kind: 'move' | 'folder' | 'rename' | 'read' | 'delete';
  pick: number;
  into: number;
  after: number;
}

const index = fc.nat({ max: 40 });
const act: fc.Arbitrary<Act> = fc.record({
  who: fc.constantFrom(0, 1),
  kind: fc.constantFrom('move', 'move', 'move', 'folder', 'folder', 'rename', 'read', 'delete'),
  pick: index,
  into: index,
  after: index,
});
const stored = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,2}$/),
    group: fc.constantFrom('', '', 'F', 'G', 'H'),
    order: fc.integer({ min: 0, max: 30 }),
  }),
  {
    maxLength: 12,
    selector: ({ id }) => id,
  },
);

const at = <T>(items: readonly T[], pick: number): T | undefined => items[pick % Math.max(1, items.length)];

/** The move that a person makes by the list that they see. */
function moveBy(seen: readonly Placed[], { kind, pick, into, after }: Act): Move | undefined {
  if (kind === 'folder') {
    const folder = at(foldersOf(seen), pick);
    return folder === undefined ? undefined : { kind, folder, after: anchor(seen, '', after) };
  }
  const id = at(seen, pick)?.id;
  const folder = at(['', ...foldersOf(seen)], into) ?? '';
  return id === undefined ? undefined : { kind: 'entry', id, folder, after: anchor(seen, folder, after) };
}

const anchor = (seen: readonly Placed[], folder: string, pick: number) =>
  at([null, ...anchorsIn(seen, folder)], pick) ?? null;

/** The platform: one list, one change at a time. A move whose anchor is gone is repeated with the place it offers. */
function change(list: readonly Placed[], seen: readonly Placed[], todo: Act): readonly Placed[] {
  if (todo.kind === 'read') return list;
  if (todo.kind === 'delete') return list.filter(({ id }) => id !== at(seen, todo.pick)?.id);
  if (todo.kind === 'rename') {
    const folder = at(foldersOf(seen), todo.pick);
    const name = at(['F', 'G', 'X', 'Y'], todo.into) ?? 'X';
    const refusal =
      folder !== undefined && refuseFolderName(name, { current: folder, folders: foldersOf(list) });
    return folder === undefined || refusal ? list : renameFolder(list, folder, name);
  }
  const move = moveBy(seen, todo);
  if (!move) return list;
  const result = moveInList(list, move);
  if ('entries' in result) return result.entries;
  if (result.gone !== 'anchor') return list;
  const folder = move.kind === 'entry' ? move.folder : '';
  const again = moveInList(list, {
    ...move,
    after: nearestPlace(list, move, anchorsBefore(seen, folder, move.after)),
  });
  if ('gone' in again) throw new Error(`The offered place is gone: ${again.gone}`);
  return again.entries;
}

/** A person's list after the platform has named the moved and the deleted entries. */
function merged(seen: readonly Placed[], before: readonly Placed[], after: readonly Placed[]): Placed[] {
  const changed = new Map(placesChanged(before, after).map((entry) => [entry.id, entry]));
  const ids = new Set(after.map(({ id }) => id));
  return seen.filter(({ id }) => ids.has(id)).map((entry) => changed.get(entry.id) ?? entry);
}

it('ROM-021 ROM-022 ROM-024 WRM-009 whatever two people do at once, no order is there twice, folders stay in one piece, nothing is lost, and both see the same', () => {
  fc.assert(
    fc.property(stored, fc.array(act, { maxLength: 25 }), (start, acts) => {
      let list: readonly Placed[] = start;
      const seen: [readonly Placed[], readonly Placed[]] = [arranged(start), arranged(start)];
      const known: [readonly Placed[], readonly Placed[]] = [start, start];
      const read = (who: 0 | 1) => {
        seen[who] = arranged(merged(seen[who], known[who], list));
        known[who] = list;
      };
      for (const todo of acts) {
        const before = list;
        list = change(list, seen[todo.who], todo);
        const removed = todo.kind === 'delete' ? at(seen[todo.who], todo.pick)?.id : undefined;
        expect(list.map(({ id }) => id).sort()).toEqual(
          before
            .map(({ id }) => id)
            .filter((id) => id !== removed)
            .sort(),
        );
        if (todo.kind !== 'read' && list !== before && todo.kind !== 'delete') {
          expect(list.map(({ order }) => order)).toEqual(list.map((_, place) => (place + 1) * orderStep));
          const folders = blocksInRow(list);
          expect(new Set(folders).size).toBe(folders.length);
        }
        // Only who acts or reads hears of it; the other one goes on with an old list.
        read(todo.who);
      }
      read(0);
      read(1);
      expect(seen[0]).toEqual(seen[1]);
      expect(seen[0]).toEqual(arranged(list));
    }),
    randomRuns(1500),
  );
});

/** The folders in the order of the stored numbers, once for each row of neighbors. */
function blocksInRow(list: readonly Placed[]): string[] {
  const groups = [...list].sort((a, b) => a.order - b.order).map(({ group }) => group);
  return groups.filter((group, place) => group !== '' && group !== groups[place - 1]);
}

it('a move changes nothing about entries that stand elsewhere: their own order stays', () => {
  fc.assert(
    fc.property(stored, act, (start, todo) => {
      fc.pre(todo.kind === 'move' || todo.kind === 'folder');
      const seen = arranged(start);
      const move = moveBy(seen, todo);
      fc.pre(move !== undefined);
      const moving = new Set(
        move?.kind === 'entry'
          ? [move.id]
          : seen.filter(({ group }) => group === move?.folder).map(({ id }) => id),
      );
      const rest = (list: readonly Placed[]) =>
        arranged(list)
          .map(({ id }) => id)
          .filter((id) => !moving.has(id));
      const after = change(start, seen, todo);
      expect(rest(after)).toEqual(rest(start));
      expect(blocksOf(after).flatMap(({ entries }) => entries)).toEqual(arranged(after));
    }),
    randomRuns(1000),
  );
});
