import { describe, expect, it } from 'vitest';
import type { Placed } from './entries.ts';
import { arranged } from './list-order.ts';
import { formerPlaceOf, putBack } from './put-back.ts';

/** A list by names such as `F/b`: entry b in folder F. */
function listOf(names: readonly string[]): Placed[] {
  return names.map((name, index) => {
    const [id = '', group = ''] = name.split('/').reverse();
    return { id, group, order: (index + 1) * 10 };
  });
}

const namesOf = (entries: readonly Placed[]) =>
  arranged(entries).map(({ id, group }) => (group === '' ? id : `${group}/${id}`));

/** The list after an entry was taken out of it and put back into the list as it is then. */
function restored(names: readonly string[], id: string, later: readonly string[]): string[] {
  const list = listOf(names);
  const entry = list.find((other) => other.id === id);
  if (!entry) throw new Error(`There is no ${id}.`);
  return namesOf(putBack(listOf(later), entry, formerPlaceOf(list, entry)));
}

describe('an entry that is put back', () => {
  it.each([
    ['first', ['a', 'b', 'c'], 'a'],
    ['between others', ['a', 'b', 'c'], 'b'],
    ['last', ['a', 'b', 'c'], 'c'],
    ['first of its folder', ['a', 'F/b', 'F/c', 'd'], 'b'],
    ['last of its folder', ['a', 'F/b', 'F/c', 'd'], 'c'],
    ['alone in its folder', ['a', 'F/b', 'c'], 'b'],
    ['after a folder', ['F/a', 'b', 'c'], 'b'],
  ])('is where it was: %s', (_, names, id) => {
    const rest = names.filter((name) => name !== id && !name.endsWith(`/${id}`));
    expect(restored(names, id, rest)).toEqual(names);
  });

  it('comes after the nearest entry that is left of those before it', () => {
    expect(restored(['a', 'b', 'c', 'd'], 'c', ['d', 'a'])).toEqual(['d', 'a', 'c']);
  });

  it('comes last, in its folder, when nothing that was before it is left', () => {
    expect(restored(['a', 'b'], 'b', ['c', 'd'])).toEqual(['c', 'd', 'b']);
    expect(restored(['F/a', 'F/b'], 'b', ['F/c', 'F/d', 'e'])).toEqual(['F/c', 'F/d', 'F/b', 'e']);
  });
});
