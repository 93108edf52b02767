import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, mergeFields, mergeForm, mergeValue } from './merge.ts';

describe('one field', () => {
  it.each([
    { what: 'nobody changed it', base: 'a', mine: 'a', theirs: 'a', outcome: 'theirs' },
    { what: 'only I did', base: 'a', mine: 'b', theirs: 'a', outcome: 'mine' },
    { what: 'they did, and I ask for what was', base: 'a', mine: 'a', theirs: 'b', outcome: 'conflict' },
    { what: 'both did, alike', base: 'a', mine: 'b', theirs: 'b', outcome: 'theirs' },
    { what: 'both did, differently', base: 'a', mine: 'b', theirs: 'c', outcome: 'conflict' },
    { what: 'I began with nothing set', base: null, mine: 90, theirs: null, outcome: 'mine' },
    { what: 'they set what I began without', base: null, mine: 90, theirs: 30, outcome: 'conflict' },
    { what: 'my change is based on nothing', base: undefined, mine: 'b', theirs: 'c', outcome: 'mine' },
    { what: 'both made the same list', base: [], mine: ['x', 'y'], theirs: ['x', 'y'], outcome: 'theirs' },
    {
      what: 'the lists differ in order',
      base: [],
      mine: ['x', 'y'],
      theirs: ['y', 'x'],
      outcome: 'conflict',
    },
    { what: 'objects are equal', base: {}, mine: { a: 1, b: 2 }, theirs: { b: 2, a: 1 }, outcome: 'theirs' },
  ])('counts $outcome where $what', ({ outcome, ...values }) => {
    expect(mergeValue(values)).toBe(outcome);
  });
});

describe('several fields', () => {
  const stored = { name: 'Foyer', notes: '', visibleOn: ['GOTO', 'mobile'] };

  it('are merged one by one, and a conflict tells both values', () => {
    const mine = { name: 'Aula', notes: 'Closed.' };
    expect(mergeFields(stored, mine, { name: 'Lobby', notes: '' })).toEqual({
      merged: { ...stored, notes: 'Closed.' },
      written: { notes: 'Closed.' },
      conflicts: [{ field: 'name', mine: 'Aula', theirs: 'Foyer' }],
    });
  });

  it('that a person has not changed are as another person has left them', () => {
    const base = { ...stored, name: 'Lobby' };
    const mine = { ...base, notes: 'Closed.' };
    expect(changedFields(mine, base)).toEqual({ notes: 'Closed.' });
    expect(mergeForm(stored, mine, base).merged).toEqual({ ...stored, notes: 'Closed.' });
  });

  it('without a value are not changed', () => {
    expect(mergeFields(stored, { name: undefined }, { name: 'Lobby' }).merged).toEqual(stored);
  });

  it('named like a property of every object are fields', () => {
    const named: Record<string, number> = JSON.parse('{"__proto__": 1, "constructor": 2}');
    const { merged, written } = mergeFields<Record<string, number>>({}, named);
    expect(Object.keys(merged)).toEqual(['__proto__', 'constructor']);
    expect(Object.keys(written)).toEqual(['__proto__', 'constructor']);
  });
});

const names = ['a', 'b', 'c'] as const;
const record = fc.record(Object.fromEntries(names.map((name) => [name, fc.integer({ min: 0, max: 2 })])));

it('keeps every change of both people, or tells of it', () => {
  fc.assert(
    fc.property(record, record, record, (base, mine, theirs) => {
      const { merged, conflicts } = mergeForm(theirs, mine, base);
      for (const name of names) {
        const isMine = mine[name] !== base[name];
        const isTheirs = theirs[name] !== base[name];
        const isConflict = isMine && isTheirs && mine[name] !== theirs[name];
        expect(conflicts.some(({ field }) => field === name)).toBe(isConflict);
        expect(merged[name]).toBe(isMine && !isConflict ? mine[name] : theirs[name]);
      }
    }),
  );
});

it('without conflicts gives both people the same, whoever saves first', () => {
  fc.assert(
    fc.property(record, record, record, (base, mine, theirs) => {
      const one = mergeForm(theirs, mine, base);
      const other = mergeForm(mine, theirs, base);
      if (one.conflicts.length === 0) expect(one.merged).toEqual(other.merged);
    }),
  );
});
