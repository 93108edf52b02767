// @module-tag sampled
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomRuns } from '../testing/sweep.ts';
import { mergeLists } from './merge-lists.ts';
import { moveAfter, movedBetween } from './order.ts';

interface Item {
  id: string;
  text: string;
}

type Step =
  | { kind: 'move'; at: number; after: number }
  | { kind: 'edit'; at: number; text: string }
  | { kind: 'remove'; at: number }
  | { kind: 'add'; after: number };

const index = fc.nat({ max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move'), at: index, after: index }) },
  fc.record({ kind: fc.constant('edit'), at: index, text: fc.constantFrom('x', 'y', 'z') }),
  fc.record({ kind: fc.constant('remove'), at: index }),
  fc.record({ kind: fc.constant('add'), after: index }),
);
const steps = fc.array(step, { maxLength: 6 });
const base = fc
  .integer({ min: 0, max: 9 })
  .map((length) => Array.from({ length }, (_, place) => ({ id: `${place}`, text: '' })));

/** A person's edits of a list, step by step, with the moved items. */
function editedBy(name: string, list: readonly Item[], todo: readonly Step[]) {
  const moved = new Set<string>();
  let mine: readonly Item[] = list;
  for (const [count, step] of todo.entries()) {
    const ids = mine.map(({ id }) => id);
    const pick = (place: number) => ids[place % Math.max(1, ids.length)] ?? '';
    if (step.kind === 'add')
      mine = placed([...mine, { id: `${name}${count}`, text: name }], pick(step.after));
    else if (step.kind === 'remove') mine = mine.filter(({ id }) => id !== pick(step.at));
    else if (step.kind === 'edit')
      mine = mine.map((item) => (item.id === pick(step.at) ? { ...item, text: step.text } : item));
    else {
      moved.add(pick(step.at));
      const order = moveAfter(ids, pick(step.at), step.after === 0 ? null : pick(step.after));
      mine = order.flatMap((id) => mine.find((item) => item.id === id) ?? []);
    }
  }
  return { base: list, mine, moved };
}

/** The list with its last item after this one. */
function placed(list: readonly Item[], after: string): Item[] {
  const order = moveAfter(
    list.map(({ id }) => id),
    list.at(-1)?.id ?? '',
    after || null,
  );
  return order.flatMap((id) => list.find((item) => item.id === id) ?? []);
}

const ids = (list: readonly Item[]) => list.map(({ id }) => id);
const textIn = (list: readonly Item[], id: string) => list.find((item) => item.id === id)?.text;
const runs = randomRuns(2000);

it('loses no change of two people: each holds, or the item is reported', () => {
  fc.assert(
    fc.property(base, steps, steps, (list, my, their) => {
      const edit = editedBy('m', list, my);
      const theirs = editedBy('t', list, their).mine;
      const { items, collisions } = mergeLists(edit, theirs);
      const reported = new Set(collisions.map(({ id }) => id));
      for (const id of new Set([...ids(list), ...ids(edit.mine), ...ids(theirs)])) {
        if (reported.has(id)) continue;
        const [before, mine, other] = [list, edit.mine, theirs].map((of) => textIn(of, id));
        const expected = !ids(list).includes(id) ? (mine ?? other) : mine === before ? other : mine;
        expect(textIn(items, id)).toBe(expected);
      }
    }),
    runs,
  );
});

it('keeps the order of each of two people among all items that the other has not moved', () => {
  fc.assert(
    fc.property(base, steps, steps, (list, my, their) => {
      const edit = editedBy('m', list, my);
      const theirs = editedBy('t', list, their).mine;
      const { items, collisions } = mergeLists(edit, theirs);
      fc.pre(collisions.length === 0);
      const inAll = ids(list).filter((id) => ids(edit.mine).includes(id) && ids(theirs).includes(id));
      const common = (of: readonly Item[]) => ids(of).filter((id) => inAll.includes(id));
      const byMe = movedBetween(inAll, common(edit.mine), { likely: edit.moved });
      const byThem = movedBetween(inAll, common(theirs), { unlikely: byMe });
      const without = (moved: ReadonlySet<string>, of: readonly Item[]) =>
        ids(of).filter((id) => !moved.has(id));
      const remaining = (of: readonly Item[]) => of.filter(({ id }) => ids(items).includes(id));
      const onlyMine = items.filter(({ id }) => ids(edit.mine).includes(id));
      const onlyTheirs = items.filter(({ id }) => ids(theirs).includes(id));
      expect(without(byThem, onlyMine)).toEqual(without(byThem, remaining(edit.mine)));
      expect(without(byMe, onlyTheirs)).toEqual(without(byMe, remaining(theirs)));
    }),
    runs,
  );
});

it('is my list if nobody else has changed it, and theirs if I have not', () => {
  fc.assert(
    fc.property(base, steps, (list, todo) => {
      const edit = editedBy('m', list, todo);
      expect(mergeLists(edit, list)).toEqual({ items: edit.mine, collisions: [] });
      const idle = { base: list, mine: list, moved: new Set<string>() };
      expect(mergeLists(idle, edit.mine)).toEqual({ items: edit.mine, collisions: [] });
    }),
    runs,
  );
});

it('has no collision after each one was decided', () => {
  fc.assert(
    fc.property(base, steps, steps, fc.infiniteStream(fc.boolean()), (list, my, their, coin) => {
      const edit = editedBy('m', list, my);
      const theirs = editedBy('t', list, their).mine;
      const choices = new Map<string, 'mine' | 'theirs'>();
      for (const { id } of mergeLists(edit, theirs).collisions)
        choices.set(id, coin.next().value ? 'mine' : 'theirs');
      const { items, collisions } = mergeLists(edit, theirs, choices);
      expect(collisions).toEqual([]);
      expect(new Set(ids(items)).size).toBe(items.length);
    }),
    runs,
  );
});
